import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { parse as parseBibtex } from '@retorquere/bibtex-parser';
import { parse as parseCsv } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { parquetReadObjects } from 'hyparquet';
import type { Link, RootContent } from 'mdast';
import { toString as mdastToString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import ICAL from 'ical.js';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse as parseYaml, stringify as stringifyYaml } from 'yaml';
import * as z from 'zod';
import type { ZodType } from 'zod';
import { toAtom as newsToAtom } from '../features/whats-new/node/feed';
import { changes } from '../features/whats-new/node/collection';
import type { Benefit } from '../features/benefits/common/schema';
import { benefits, toMarkdown as benefitsToMarkdown } from '../features/benefits/node/benefits';
import { toJsonLd } from '../features/catalog/browser/Incident/jsonLd';
import { toEdition } from '../features/catalog/node/pages';
import { toCsv } from '../features/catalog/common/csv';
import { logSchema, type IncidentLog } from '../features/catalog/common/log';
import { toFiles } from '../features/catalog/node/files';
import { toDocument, toRecords } from '../features/catalog/node/records';
import { incidentNews } from '../features/catalog/node/news';
import type { Incident } from '../features/catalog/common/schema';
import {
  catalogFileSchema,
  groupFileSchema,
  type CatalogFile,
  type GroupFile,
} from '../features/controls/common/schema';
import type { Contact } from '../features/contacts/common/schema';
import { contactNodes, contacts } from '../features/contacts/node/contacts';
import { toFiles as toControlFiles } from '../features/controls/node/files';
import {
  toDocument as toControlsDocument,
  toRecords as toControlRecords,
} from '../features/controls/node/records';
import { loadControls } from '../features/controls/node/load';
import { groupSections, mappingSections } from '../features/controls/node/search';
import { announcementFor } from '../features/events/common/announcement';
import { deadlineSchema, eventSchema, type EventsData } from '../features/events/common/schema';
import { isDated } from '../features/events/common/select';
import { toStructuredData } from '../features/events/common/structuredData';
import { toCalendar } from '../features/events/node/calendar';
import { terms } from '../features/lexicon/node/collection';
import { fileSchemaOf } from '../platform/collections/node/read';
import { NO_PROGRESS } from '../features/readiness/common/progress';
import { toReport } from '../features/readiness/common/report';
import { criteriaFileSchema, type CriteriaFile } from '../features/readiness/common/schema';
import { toChecklist, toPieces } from '../features/readiness/node/checklist';
import { kitFiles, START_FILE, toZip } from '../features/readiness/node/kits';
import { filesByLevel, toMarkdown as criteriaToMarkdown } from '../features/readiness/node/tables';
import { unzipped } from '../features/readiness/node/testZip';
import { templatesSchema, type Template } from '../features/templates/common/public';
import type { Video } from '../features/videos/common/schema';
import { toVideoObject } from '../features/videos/common/structuredData';
import { markdownLine } from '../platform/base/common/fields';
import { jsonForScript } from '../platform/base/common/markup';
import { fieldName, validate } from '../platform/base/common/validate';
import type { Kind } from '../platform/content/common/files';
import {
  authorsFileSchema,
  frontMatterSchemas,
  redirectsFileSchema,
  tagsFileSchema,
} from '../platform/content/common/schemas';
import { readContentFiles } from '../platform/content/node/files';
import { readPage } from '../platform/content/node/frontMatter';
import { checkPlainText } from '../platform/content/node/plainText';
import { readYaml } from '../platform/content/node/yaml';
import { toLlmsTxt } from '../platform/output/node/copies/llms';
import { toFile } from '../platform/output/node/copies/pageCopy';
import { toMarkdown } from '../platform/output/node/copies/toMarkdown';
import { toHeadersFile } from '../platform/output/node/hosting/headers';
import { toRedirectRules, toRedirectsFile } from '../platform/output/node/hosting/redirects';
import { features } from './features';
import { HOSTILE } from './hostile';

const ORIGIN = 'https://example.org';
const folder = mkdtempSync(path.join(tmpdir(), 'outputs-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Space at an end of a text or of a line is no matter of any format. */
const oneSpace = (text: string): string => text.replace(/\s+/g, ' ').trim();

// What other programs read in each format: a tree of plain values.

function inXml(xml: string): unknown {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- its successor is one more package
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    trimValues: false,
    parseTagValue: false,
    // These hold HTML.
    tagValueProcessor: (name, value) =>
      /^(?:title|summary|description|content|content:encoded)$/.test(name)
        ? toString(fromHtml(value, { fragment: true }))
        : value,
  });
  return parser.parse(xml) as unknown;
}

const FORMULA = /^[\s"]*[=+\-@\t\r＝＋－＠]/;
const NEUTRALIZED = /(^|;)'(?=["' ]*[=+\-@＝＋－＠])/g;

function inCsv(csv: string): unknown {
  const rows = parseCsv(csv, { bom: false });
  // By programs that split at commas, and by those that split at semicolons and know no quotes.
  for (const cell of [...rows.flat(), ...csv.split(/[;\t\r\n]+/)]) {
    expect(cell).not.toMatch(FORMULA);
  }
  return rows.map((row) => row.map((cell) => cell.replace(NEUTRALIZED, '$1')));
}

/** Ids that are made of a name are other ones for another name. */
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

function inJson(json: string): unknown {
  const ids = new Map<string, string>();
  const named = json.replace(UUID, (id) => {
    ids.set(id, ids.get(id) ?? `id ${ids.size}`);
    return ids.get(id) ?? '';
  });
  return JSON.parse(named);
}

/** Entries by key: what their texts become in TeX is not compared. */
function inBibtex(text: string): unknown {
  const { entries, errors } = parseBibtex(text);
  expect(errors).toEqual([]);
  return entries.map(({ key, type }) => [key, type]);
}

const inParquet = async (bytes: Uint8Array): Promise<unknown> =>
  parquetReadObjects({ file: new Uint8Array(bytes).buffer });

const inCalendar = (text: string): unknown => ICAL.parse(text);

const withoutPlaces = (tree: object): unknown =>
  JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value)),
  );

const inHtml = (html: string): unknown => withoutPlaces(fromHtml(html, { fragment: true }));

/** JSON-LD as a page has it. */
function inPage(data: object): unknown {
  const page = fromHtml(
    `<title>T</title><script type="application/ld+json">${jsonForScript(data)}</script><p>Text</p>`,
    { fragment: true },
  );
  const [title, script, text] = page.children;
  expect([title, text].map((node) => node && toString(node as never))).toEqual(['T', 'Text']);
  return JSON.parse(toString(script as never));
}

function inMarkdown(markdown: string): unknown {
  const tree = fromMarkdown(markdown, {
    extensions: [gfm()],
    mdastExtensions: [gfmFromMarkdown()],
  });
  // An address in a text is a link to some programs, and may be one.
  visit(tree, 'link', (link, index, parent) => {
    const text = mdastToString(link);
    if (parent && index !== undefined && link.url.endsWith(text)) {
      parent.children.splice(index, 1, { type: 'text', value: text });
    }
  });
  visit(tree, (node) => {
    if ('children' in node) {
      node.children = node.children.reduce<RootContent[]>((before, child) => {
        const last = before.at(-1);
        if (child.type === 'text' && last?.type === 'text') {
          last.value += child.value;
        } else {
          before.push(child);
        }
        return before;
      }, []);
    }
  });
  return withoutPlaces(tree);
}

async function inCopy(copy: string): Promise<unknown> {
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: 'copy.md',
    fileContent: copy,
  });
  return [frontMatter, inMarkdown(content)];
}

// What the site makes of each kind of content.

const paragraph = (text: string): string => toHtml({ type: 'text', value: text });

interface PageTexts {
  title: string;
  description: string;
}

/** Outputs that every page has: its copy, its line in lists, news and structured data. */
async function ofPage({ title, description }: PageTexts): Promise<unknown[]> {
  const copy = {
    title,
    description,
    canonical: `${ORIGIN}/a`,
    route: '/a',
    isWritten: true,
    body: toMarkdown(`<main><h1>${paragraph(title)}</h1><p>${paragraph(description)}`, ORIGIN),
  };
  const news = { date: '2026-11-22', kind: 'Page', title, to: '/a', text: description } as const;
  return [
    await inCopy(toFile(copy)),
    inMarkdown(toLlmsTxt([copy])),
    inXml(newsToAtom([news], `${ORIGIN}/new`, `${ORIGIN}/new.xml`)),
    inPage({ headline: title, description }),
  ];
}

/** A file of data as programs read it, by its extension. */
function inFile(name: string, content: string | Uint8Array): unknown {
  if (typeof content !== 'string') {
    return inParquet(content);
  }
  switch (path.extname(name)) {
    case '.csv':
      return inCsv(content);
    case '.xml':
      return inXml(content);
    case '.bib':
      return inBibtex(content);
    case '.cff':
    case '.yaml':
      return parseYaml(content);
    case '.md':
      return inMarkdown(content);
    case '.jsonl':
    case '.ndjson':
      return content.split('\n').filter(Boolean).map(inJson);
    default:
      return inJson(content);
  }
}

const docOf = (page: PageTexts & { incident: Incident }) => ({
  ...page,
  id: 'a',
  permalink: '/catalog/2024/a',
  frontMatter: { ...page },
});

/** All files of data but their schemas, which hold no content. */
const inFiles = (files: ReadonlyMap<string, string | Uint8Array>): Promise<unknown[]> =>
  Promise.all(
    [...files]
      .filter(([name]) => !name.includes('schema'))
      .map(async ([name, text]) => [name, await inFile(name, text)]),
  );

async function ofIncident(page: PageTexts & { incident: Incident }): Promise<unknown[]> {
  const records = toRecords([docOf(page)], ORIGIN);
  expect(records).toHaveLength(1);
  const about = { title: 'Catalog', url: `${ORIGIN}/catalog/`, date: '2026-11-22' };
  const license = { name: 'CC', url: `${ORIGIN}/cc` };
  const document = { ...toDocument(records, { ...about, license }), version: 'x' };
  const files = toFiles(document);
  const incidentPage = {
    url: `${ORIGIN}/a`,
    modified: page.incident.added,
    reviewed: null,
    changes: [],
    guides: [],
    related: [],
    previous: null,
    next: null,
    similar: [],
    packages: [],
  };
  return [
    ...(await inFiles(files)),
    inPage(toJsonLd(page, incidentPage, toEdition(document))),
    inXml(newsToAtom(incidentNews(records, '/catalog/'), `${ORIGIN}/new`, `${ORIGIN}/new.xml`)),
  ];
}

function ofEvents({ events, deadlines }: EventsData): unknown[] {
  const site = { title: 'Site', host: 'example.org', eventsPage: `${ORIGIN}/events/`, changed: 0 };
  return [
    inCalendar(toCalendar(events.filter(isDated), deadlines, site)),
    inHtml(
      events.map((event) => announcementFor([event], '2000-01-01')?.content ?? '').join('<hr>'),
    ),
    ...events
      .filter(isDated)
      .flatMap((event) => toStructuredData(event, `${ORIGIN}/events/`) ?? [])
      .map(inPage),
  ];
}

const PAGES = [
  {
    id: 'projects/index',
    title: 'Projects',
    description: '',
    permalink: '/projects/',
    frontMatter: {},
  },
];

async function ofControls(catalog: CatalogFile, group: GroupFile): Promise<unknown[]> {
  const groups = [{ ...group, slug: 'access' }];
  const sources = { groups, incidents: [], docs: PAGES, terms: [], origin: ORIGIN, baseUrl: '/' };
  const about = { url: `${ORIGIN}/controls/`, date: '2026-11-23' };
  const license = { name: 'CC', url: `${ORIGIN}/cc` };
  const document = toControlsDocument(toControlRecords(sources), catalog, groups, {
    ...about,
    license,
  });
  const files = toControlFiles(document, catalog);
  return [
    ...(await inFiles(files)),
    groupSections({ catalog, groups }, 'access'),
    mappingSections({ catalog, groups }),
  ];
}

const TODAY = '2026-11-23';

async function ofKit(data: CriteriaFile, described: readonly Template[] = []): Promise<unknown> {
  const templates = new Map(data.files.map(({ file }) => [file, 'Text']));
  const source = { data, templates, described, url: ORIGIN, today: TODAY };
  const kit = await unzipped(toZip(kitFiles(source, 'graduation')));
  const { [START_FILE]: start = '', ...files } = kit;
  return [inMarkdown(start), Object.keys(files)];
}

async function ofCriteria(data: CriteriaFile): Promise<unknown[]> {
  const checklist = toChecklist(data, () => 'Guide', TODAY);
  const tables = [
    { form: 'compare', area: checklist.items.map(({ area }) => area).join(' ') },
    { form: 'requirements' },
    { form: 'added' },
    { form: 'triage' },
    { form: 'changes', stage: 'incubation' },
    { form: 'list', stage: 'incubation', level: 'required' },
    { form: 'levels', area: checklist.items.map(({ area }) => area).join(' ') },
  ];
  return [
    checklist,
    ...(['sandbox', 'incubation'] as const).map((to) =>
      inMarkdown(toReport(checklist, { from: 'none', to }, NO_PROGRESS)),
    ),
    ...tables.map((table) => inMarkdown(criteriaToMarkdown(data, table, TODAY))),
    inMarkdown(filesByLevel(data, TODAY)),
    await ofKit(data),
  ];
}

async function ofRedirects(oldRoutes: Record<string, string>): Promise<unknown[]> {
  const rules = toRedirectRules(oldRoutes, ['/'], '/preview/');
  const file = path.join(folder, '_redirects');
  writeFileSync(file, toRedirectsFile(rules));
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: true,
  });
  expect(errors).toEqual([]);
  const parsed = (redirects as { from: string; to: string }[]).map(({ from, to }) =>
    [from, to].map(decodeURIComponent),
  );
  expect(parsed).toEqual(rules.map(({ from, to }) => [from, to]));
  return parsed;
}

const NAMES = [
  'docs',
  'incidents',
  'videos',
  'posts',
  'other pages',
  'events',
  'tags',
  'authors',
  'changes',
  'lexicon',
  'redirects',
  'incident log',
  'controls',
  'catalog of controls',
  'criteria',
  'placeholders of templates',
  'benefits',
  'contacts',
] as const;

/** A kind of content: a valid example with all of its fields, how it is checked, and what is made of it. */
interface Content {
  sample: unknown;
  schema: ZodType;
  outputs: (value: never) => unknown[] | Promise<unknown[]>;
  /** Whether a field holds Markdown, which outputs read as such; it has a test of its own. */
  isMarkup?: (field: string) => boolean;
}

/** Fields of criteria and benefits that are lines of Markdown. */
const isMarkdownLine = (field: string): boolean =>
  /\.(?:detail|looksFor|fails|evidence|helps|example|what|who|how)$/.test(field);

type Path = readonly (string | number)[];

/** The texts in a value by their place; of the entries of a list, those that have new fields. */
function textsIn(value: unknown, at: Path = [], seen = new Set<string>()): Path[] {
  if (typeof value === 'string') {
    const field = at.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
    return seen.has(field) ? [] : (seen.add(field), [at]);
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        textsIn(inner, [...at, Array.isArray(value) ? Number(key) : key], seen),
      )
    : [];
}

const getIn = (value: unknown, at: Path): unknown =>
  at.reduce((inner, key) => (inner as Record<string | number, unknown>)[key], value);

function setIn(value: unknown, [key, ...rest]: Path, text: string): unknown {
  if (key === undefined) {
    return text;
  }
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  Object.assign(copy, { [key]: setIn(getIn(value, [key]), rest, text) });
  return copy;
}

/** A tree with one text in the place of another, addresses as browsers write them, and no capitals, which sentences change. */
function replaceIn(tree: unknown, from: string, to: string): unknown {
  return JSON.parse(
    JSON.stringify(tree, (_, value: unknown) => {
      if (typeof value !== 'string') {
        return value;
      }
      const text = oneSpace(value.replaceAll(from, () => to));
      return (
        text.startsWith('https://') && URL.canParse(text) ? new URL(text).href : text
      ).toLowerCase();
    }),
  );
}

const MARK = 'marked';
/** Forms in which a field may take a text. */
const SHAPES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `${text} is what a sentence says that is long enough to describe a page`,
  (text) => `/${text}`,
  // Space, which would be taken out of an address, is refused as no address.
  (text) => (/\s/.test(text) ? text : `${ORIGIN}/${text}`),
];

/** Reads a value as it stands in a file, in quotes, and checks it. */
function read(
  schema: ZodType,
  value: unknown,
): { value?: unknown; problems: readonly { field: string }[] } {
  const { value: data, problems } = readYaml(JSON.stringify(value), 'file');
  return problems.length > 0 ? { problems } : validate(schema, data, 'file');
}

/** One value with all fields that these have; of each field the first that is there, of each list one entry. */
function merged(values: readonly unknown[]): unknown {
  const [first] = values;
  if (Array.isArray(first)) {
    return [merged((values as unknown[][]).flat())];
  }
  if (typeof first !== 'object' || first === null) {
    return first;
  }
  const keys = new Set(values.flatMap((value) => Object.keys(value as object)));
  return Object.fromEntries(
    [...keys].map((key) => [
      key,
      merged(
        values
          .map((value) => (value as Record<string, unknown>)[key])
          .filter((value) => value !== undefined),
      ),
    ]),
  );
}

const dataOf = (file: string): unknown => parseYaml(readFileSync(file, 'utf8'));
const firstOf = (value: unknown): object =>
  Object.fromEntries(Object.entries(value as object).slice(0, 1));

/** Every kind of content of this site. */
async function allContent(): Promise<Record<(typeof NAMES)[number], Content>> {
  const { files } = await readContentFiles('.');
  const keysOf = (file: string) => Object.keys(dataOf(file) as object);
  const schemas = frontMatterSchemas(
    {
      docTags: keysOf('docs/tags.yml'),
      blogTags: keysOf('blog/tags.yml'),
      authors: keysOf('blog/authors.yml'),
    },
    features.map(({ frontMatter = {} }) => frontMatter),
  );
  const pages = (kind: Kind, field?: string) =>
    merged(
      files
        .filter((file) => file.kind === kind && (field === undefined || field in file.frontMatter))
        .map(({ frontMatter }) => frontMatter),
    );
  const { incident, incidentsOf, video, templates, ...doc } = pages('doc') as Record<
    string,
    unknown
  > & {
    templates: { placeholders: object }[];
  };
  expect([incident, video]).not.toContain(undefined);
  const loaded = loadControls('.');
  const groups = merged(loaded.groups) as GroupFile & { slug?: string };
  delete groups.slug;
  const group = {
    ...groups,
    controls: groups.controls.map((control) => ({ ...control, guides: ['projects/index.md'] })),
  };
  const catalog = merged([loaded.catalog]) as CatalogFile;
  const whole = dataOf('data/criteria.yaml') as CriteriaFile;
  const rule = { level: 'required', detail: 'Detail' } as const;
  const criterion = {
    ...(merged(whole.criteria) as CriteriaFile['criteria'][number]),
    stages: { sandbox: rule, incubation: { ...rule, since: '2026-11-01' }, graduation: rule },
    files: ['README.md'],
  };
  const starter = merged(whole.files) as CriteriaFile['files'][number];
  const criteria: CriteriaFile = {
    sources: firstOf(whole.sources) as CriteriaFile['sources'],
    sandboxForm: [{ title: 'Form', criteria: [criterion.id] }],
    criteria: [criterion],
    files: [{ ...starter, file: 'README.md' }],
  };
  const { events, deadlines } = dataOf('data/events.yaml') as EventsData;
  const event = merged(events) as object;
  const days = {
    start: '2027-01-01',
    end: '2027-01-02',
    opens: '2027-01-01',
    closes: '2027-01-02',
  };
  return {
    docs: {
      sample: {
        ...doc,
        incidentsOf: firstOf(incidentsOf),
        templates: templates.map((template) => ({
          ...template,
          placeholders: firstOf(template.placeholders),
        })),
      },
      schema: schemas.doc,
      outputs: ofPage,
    },
    incidents: { sample: pages('doc', 'incident'), schema: schemas.doc, outputs: ofIncident },
    videos: {
      sample: pages('doc', 'video'),
      schema: schemas.doc,
      outputs: ({ video, ...page }: PageTexts & { video: Video }) => [
        inPage(toVideoObject(video, { ...page, url: `${ORIGIN}/a` })),
      ],
    },
    posts: {
      sample: pages('post'),
      schema: schemas.post,
      outputs: ofPage,
    },
    'other pages': {
      sample: pages('page'),
      schema: schemas.page,
      // The same is made of them as of docs.
      outputs: (page: object) => [inPage(page)],
    },
    events: {
      sample: {
        events: [
          {
            ...event,
            venue: undefined,
            until: undefined,
            certainty: 'expected',
            ...days,
            kind: 'virtual',
            series: 'kubecon',
            opens: undefined,
            closes: undefined,
          },
          {
            ...event,
            city: undefined,
            until: undefined,
            certainty: 'expected',
            id: 'other',
            start: days.start,
            end: days.end,
            kind: 'conference',
          },
        ],
        deadlines: [
          {
            ...(merged(deadlines) as object),
            certainty: 'expected',
            opens: days.opens,
            closes: days.closes,
          },
        ],
      },
      schema: z.strictObject({ events: z.array(eventSchema), deadlines: z.array(deadlineSchema) }),
      outputs: ofEvents,
    },
    tags: {
      sample: firstOf(dataOf('blog/tags.yml')),
      schema: tagsFileSchema,
      outputs: (tags: object) => [inPage(tags)],
    },
    authors: {
      sample: firstOf(dataOf('blog/authors.yml')),
      schema: authorsFileSchema,
      outputs: (authors: object) => [inPage(authors)],
    },
    changes: {
      sample: [merged(dataOf('data/changes.yaml') as unknown[])],
      schema: fileSchemaOf(changes),
      outputs: (changes: { date: string; change: string }[]) =>
        changes.map(({ date, change }) =>
          inXml(
            newsToAtom(
              [{ date, kind: 'Page', title: 'T', to: '/a', text: change }],
              `${ORIGIN}/new`,
              `${ORIGIN}/n`,
            ),
          ),
        ),
    },
    lexicon: {
      sample: merged([dataOf('data/lexicon.yaml')]),
      schema: fileSchemaOf(terms),
      outputs: (lexicon: object) => [inPage(lexicon)],
    },
    redirects: {
      sample: firstOf(dataOf('data/redirects.yaml')),
      schema: redirectsFileSchema,
      outputs: ofRedirects,
    },
    'incident log': {
      sample: merged([dataOf('data/incident-log.yaml')]),
      schema: logSchema,
      // The changes of an entry; all else is made of the entries themselves.
      outputs: ({ reviews, changes }: IncidentLog) => [
        inJson(
          JSON.stringify(
            toRecords([docOf(pages('doc', 'incident') as never)], ORIGIN, {
              reviews,
              changes: changes.map((entry) => ({ ...entry, incidents: ['a'] })),
            }),
          ),
        ),
      ],
    },
    controls: {
      sample: group,
      schema: groupFileSchema,
      outputs: (value: GroupFile) => ofControls(catalog, value),
    },
    'catalog of controls': {
      sample: catalog,
      schema: catalogFileSchema,
      outputs: (value: CatalogFile) => ofControls(value, group),
    },
    criteria: {
      sample: criteria,
      schema: criteriaFileSchema,
      outputs: ofCriteria,
      isMarkup: isMarkdownLine,
    },
    'placeholders of templates': {
      sample: templates.map((template) => ({
        ...template,
        placeholders: firstOf(template.placeholders),
      })),
      schema: templatesSchema,
      outputs: async (described: Template[]) => [
        await ofKit(
          {
            ...criteria,
            criteria: [{ ...criterion, files: described.map(({ file }) => file) }],
            files: described.map(({ file }) => ({ file, page: '/a' })),
          },
          described,
        ),
      ],
    },
    benefits: {
      sample: [
        { ...(merged(dataOf('data/benefits.yaml') as unknown[]) as object), until: undefined },
      ],
      schema: fileSchemaOf(benefits),
      outputs: (benefits: Benefit[]) =>
        ['personal', undefined].map((of) => inMarkdown(benefitsToMarkdown(benefits, of, TODAY))),
      isMarkup: isMarkdownLine,
    },
    contacts: {
      sample: merged([dataOf('data/contacts.yaml')]),
      schema: fileSchemaOf(contacts),
      // Pages show them as nodes of Markdown.
      outputs: (all: Contact[]) =>
        all.map((contact) => {
          const [link, ...note] = contactNodes(contact);
          const { searchParams } = new URL((link as Link).url);
          return [mdastToString(note), searchParams.get('subject')?.trim()];
        }),
    },
  };
}

let content: Awaited<ReturnType<typeof allContent>>;
beforeAll(async () => {
  content = await allContent();
});

describe.each(NAMES)('hostile texts in every field of %s', (name) => {
  it('are refused, or read by other programs as what they are', async () => {
    const { sample, schema, outputs, isMarkup = () => false } = content[name];
    expect(read(schema, sample).problems).toEqual([]);
    const fields = textsIn(sample).flatMap((at) => {
      const shape = SHAPES.find(
        (form) => read(schema, setIn(sample, at, form(MARK))).value !== undefined,
      );
      const field = fieldName(at);
      // A day, a key of a list or the like takes no text.
      return shape && !isMarkup(field) ? [{ at, name: field, shape }] : [];
    });
    expect(fields).not.toEqual([]);

    /** The sample with a text in the fields that take it. */
    const fill = (text: string, isTaken: (field: string) => boolean) =>
      fields.reduce(
        (value, { at, name: field, shape }) =>
          setIn(value, at, shape(isTaken(field) ? text : 'other')),
        sample,
      );
    const expected = new Map<string, unknown[]>();
    for (const hostile of HOSTILE) {
      const { problems } = read(
        schema,
        fill(hostile, () => true),
      );
      const refused = new Set(problems.map(({ field }) => field));
      const takes = (field: string) => !refused.has(field);
      const { value, problems: others } = read(schema, fill(hostile, takes));
      if (value === undefined) {
        // Not the fields refuse it, but whatever reads a file.
        expect(others).toEqual(problems);
        continue;
      }
      const key = [...refused].join();
      const before =
        expected.get(key) ?? (await outputs(read(schema, fill(MARK, takes)).value as never));
      expected.set(key, before);
      expect(replaceIn(await outputs(value as never), MARK, MARK), JSON.stringify(hostile)).toEqual(
        replaceIn(before, MARK, hostile.trim()),
      );
    }
  });
});

describe('a line of Markdown', () => {
  const lines = [
    ...HOSTILE,
    '`<a>`',
    '<javascript:alert(1)>',
    '``` <javascript:alert(1)> `',
    '\\`<javascript:alert(1)>\\`',
    '[x](<javascript:alert(1)>)',
    '[x](//evil.example)',
    '[x](data:text/html,x)',
  ];

  it.each(lines.map((line) => [line]))(
    '%j has no HTML, image or dangerous link, or is refused',
    (line) => {
      const { success, data = '' } = markdownLine.safeParse(line);
      if (!success) {
        return;
      }
      const kinds = new Set<string>();
      visit(fromMarkdown(`- **Name**: ${data}`), (node) => {
        kinds.add(node.type);
      });
      expect([...kinds]).not.toEqual(expect.arrayContaining(['html']));
      expect([...kinds]).not.toEqual(expect.arrayContaining(['image']));
      for (const { href = '/' } of toPieces(data)) {
        expect(href).toMatch(/^(?:https:\/\/|mailto:|\/(?!\/))/);
      }
    },
  );

  it('has links, and code between backticks', () => {
    const line = 'See `<file>`, [a](/a), [b](https://example.org) and [c](mailto:c@example.org)';
    expect(markdownLine.safeParse(line).success).toBe(true);
  });
});

/** Any text, the hostile ones and those with signs that formats know among them. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('<>&"\'`\\|;,:=+-@#*_[](){}!?%$~^ \t\r\nxé😀')),
    maxLength: 40,
  }),
  fc.constantFrom(...HOSTILE),
);
/** What passes the check of what a file may hold. */
const text = anyText.filter((value) => checkPlainText(value, '').length === 0);

describe('random texts', { timeout: 60_000 }, () => {
  it('are what other programs read in the front matter of a copy', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (title, description) => {
        const page = {
          title,
          description,
          canonical: ORIGIN,
          route: '/',
          isWritten: true,
          body: '',
        };
        const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({
          filePath: 'copy.md',
          fileContent: toFile(page),
        });
        expect(frontMatter).toEqual({ title, description, canonical: ORIGIN });
      }),
      { numRuns: 200 },
    );
  });

  it('in front matter are read as they are, or refused', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('title', 'past'),
          anyText.map((value) => value.trim()),
        ),
        (facts) => {
          const page = `---\n${stringifyYaml(facts)}---\n\nText.\n`;
          const { value, problems } = readPage('docs/a.md', page);
          const hidden = Object.values(facts).flatMap((fact) => checkPlainText(fact, ''));
          if (hidden.length === 0) {
            expect(value?.frontMatter).toEqual(facts);
          } else {
            const refused = problems.map(({ reason }) => reason);
            expect(hidden.map(({ reason }) => reason)).toEqual(
              expect.arrayContaining(refused.slice(0, 1)),
            );
            expect(refused).not.toEqual([]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stay texts in the Markdown of a page: headings, code, cells, links and items', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 5, maxLength: 5 }), (texts) => {
        const html = (values: readonly string[]) => {
          const [heading, code, cell, link, item] = values.map(paragraph);
          return `<main><h2>a${heading}</h2><pre><code>${code}</code></pre><table><tr><th>a<th>b<tr><td>a${cell}<td>b</table><p><a href=/b>a${link}</a></p><ul><li>a${item}</li></ul>`;
        };
        const shown = texts.map(oneSpace);
        const tree = inMarkdown(toMarkdown(html(shown), ORIGIN)) as {
          children: { type: string }[];
        };
        const kinds = tree.children.map(({ type }) => type);
        expect(kinds).toEqual(['heading', 'code', 'table', 'paragraph', 'list']);
        const [heading, code, table, link, list] = tree.children;
        expect(
          [heading, code, table, link, list].map((node) => oneSpace(mdastToString(node as never))),
        ).toEqual(
          [`a${shown[0]}`, shown[1], `aba${shown[2]}b`, `a${shown[3]}`, `a${shown[4]}`].map(
            (text) => oneSpace(text ?? ''),
          ),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('stay one entry in calendars', () => {
    fc.assert(
      fc.property(
        text.filter((value) => value !== ''),
        text,
        (name, note) => {
          const { events } = content.events.sample as EventsData;
          const event = { ...events[0], name, note } as EventsData['events'][number];
          const site = { title: 'S', host: 'example.org', eventsPage: ORIGIN, changed: 0 };
          const calendar = new ICAL.Component(
            ICAL.parse(toCalendar([event].filter(isDated), [], site)) as unknown[],
          );
          const [entry, ...others] = calendar
            .getAllSubcomponents('vevent')
            .map((part) => new ICAL.Event(part));
          expect(others).toEqual([]);
          expect(oneSpace(entry?.summary ?? '')).toBe(oneSpace(name));
          expect(oneSpace(entry?.description ?? '')).toContain(oneSpace(note));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('stay one cell in tables, and no formula', () => {
    const { incident } = content.incidents.sample as { incident: Incident };
    fc.assert(
      fc.property(text, text, (title, description) => {
        const doc = { id: 'a', permalink: '/a', title, description, frontMatter: { incident } };
        const [header, row] = inCsv(toCsv(toRecords([doc], ORIGIN))) as string[][];
        expect(row).toHaveLength(header?.length ?? 0);
        expect(row?.slice(1, 3).map(oneSpace)).toEqual([title, description].map(oneSpace));
      }),
      { numRuns: 200 },
    );
  });

  it('cannot end a script with data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), text, (value, more) => {
        const data = { value, more };
        expect(inPage(data)).toEqual(JSON.parse(JSON.stringify(data)));
      }),
      { numRuns: 300 },
    );
  });

  it('stay one rule of one path in redirects of all hosts', async () => {
    const anyPath = text.map((value) => `/${value}`);
    await fc.assert(
      fc.asyncProperty(anyPath, anyPath, async (from, to) => {
        await ofRedirects({ [from]: to });
      }),
      { numRuns: 100 },
    );
  });

  it('are headers with one line each, or refused', async () => {
    const file = path.join(folder, '_headers');
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        // One header may hold several values; how they are parted means nothing.
        const value = given.replace(/[ ,]+/g, ', ');
        const rules = [{ path: '/a', headers: { 'X-A': value } }];
        try {
          writeFileSync(file, toHeadersFile(rules, '/'));
        } catch (error) {
          expect(String(error)).toContain('is no header');
          return;
        }
        const { headers, errors } = await parseAllHeaders({ headersFiles: [file] } as never);
        expect(errors).toEqual([]);
        expect(headers).toMatchObject([{ for: '/a', values: { 'X-A': value } }]);
      }),
      { numRuns: 200 },
    );
  });
});
