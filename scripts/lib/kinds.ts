import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCollection, isMap, isScalar, isSeq, parseDocument, stringify, type Node } from 'yaml';
import type { ZodType } from 'zod';
import { NEEDS, PROJECT_LEVELS, ROLES } from '../../features/benefits/common/schema';
import { CATALOG_ROUTE } from '../../features/catalog/common/route';
import { NONE_ASSIGNED } from '../../features/catalog/common/schema';
import * as vocabulary from '../../features/catalog/common/vocabulary';
import { EVENT_KINDS, SERIES } from '../../features/events/common/schema';
import { GROUPS as TERM_GROUPS } from '../../features/lexicon/common/schema';
import { TOPICS } from '../../features/videos/common/topics';
import { httpsUrl, isoDay, slug, text } from '../../platform/base/common/fields';
import { buildDay } from '../../platform/base/node/buildDay';
import { kindOf } from '../../platform/content/node/files';
import { readPage } from '../../platform/content/node/frontMatter';
import { routeOf } from '../../platform/content/common/routes';
import { descriptionSchema } from '../../platform/content/common/schemas';

/** Values to choose from, each with what readers call it. */
type Choices = Readonly<Record<string, string>>;

/** A fact that `npm run new` asks for, or takes from the flag of its name. */
export interface Question {
  ask: string;
  /** An answer to go by; taken where none is given if `isDefault`. */
  example?: string;
  isDefault?: true;
  choices?: (siteDir: string) => Choices;
  /** Whether several values may be given, with commas between. */
  isList?: true;
  isOptional?: true;
  /** What one value has to be. The content check looks at the whole afterward. */
  schema?: ZodType;
}

/** Answers by the name of their question; those to optional ones may be missing. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** What is written: the whole text of each file, by its path. */
export interface Draft {
  files: Readonly<Record<string, string>>;
  /** Where it is shown. */
  route: string;
  /** What else there is to do. */
  next: string;
}

/** Something that writers add to the site. */
export interface Kind {
  about: string;
  questions: Readonly<Record<string, Question>>;
  /** @throws Error if it cannot be written as asked for */
  draft: (answers: Answers, siteDir: string) => Draft;
}

const list = (answer: string | undefined): string[] | undefined => {
  const values = answer?.split(',').map((value) => value.trim()) ?? [];
  return values.some(Boolean) ? values.filter(Boolean) : undefined;
};

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

// As YAML 1.1 too, days stay texts: they are put in quotes.
const toYaml = (value: unknown): string => stringify(value, { version: '1.1', lineWidth: 0 });

/** What writers still have to say; neither readers nor the search see it. */
const todo = (what: string): string => `{/* TODO: ${what} */}`;

function pageOf(frontMatter: object, ...parts: string[]): string {
  return `---\n${toYaml(frontMatter)}---\n\n${parts.join('\n\n')}\n`;
}

/** A new page at its address. */
function newPage(
  siteDir: string,
  file: string,
  frontMatter: Record<string, unknown>,
  ...parts: string[]
): Pick<Draft, 'files' | 'route'> {
  const kind = kindOf(file);
  if (kind === undefined || existsSync(path.join(siteDir, file))) {
    throw new Error(
      kind === undefined
        ? `${file} is no place for a page. Choose a file in docs/.`
        : `${file} exists. Choose another name, or edit that file.`,
    );
  }
  return {
    files: { [file]: pageOf(frontMatter, ...parts) },
    route: routeOf({ kind, file, frontMatter }),
  };
}

/** The place after all pages of a folder. */
function nextPosition(siteDir: string, folder: string): number {
  const full = path.join(siteDir, folder);
  const positions = (existsSync(full) ? readdirSync(full) : [])
    .filter((name) => name.endsWith('.md'))
    .map((name) => readPage(name, readFileSync(path.join(full, name), 'utf8')).value)
    .map((page) => Number(page?.frontMatter.sidebar_position ?? 0));
  return Math.max(0, ...positions) + 1;
}

/** The number after the highest of all controls. */
function nextControl(siteDir: string): string {
  const folder = path.join(siteDir, 'data/controls');
  const numbers = readdirSync(folder).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^ *- id: CNSC-(\d+)$/gm)].map(
      ([, number]) => Number(number),
    ),
  );
  return `CNSC-${Math.max(0, ...numbers) + 1}`;
}

/**
 * A data file with one record more. Its comments and its other records stay as they are.
 *
 * @param list its key in the file; none if the file is the list, or a map of records
 * @param record a map for a file of records by key
 * @param place `sorted`: in the order of the keys, if they are in order
 */
export function withRecord(
  siteDir: string,
  file: string,
  list: string | undefined,
  record: object,
  place: 'start' | 'end' | 'sorted' = 'end',
): Record<string, string> {
  const before = readFileSync(path.join(siteDir, file), 'utf8');
  const { contents } = parseDocument(before);
  const records = isMap(contents) && list !== undefined ? contents.get(list, true) : contents;
  const range = isCollection(records) ? records.range : undefined;
  if (!range) {
    throw new Error(`${file} has no list${list === undefined ? '' : ` "${list}"`} to add to.`);
  }
  const [key = ''] = Object.keys(record);
  const own: unknown = (record as { id?: unknown }).id;
  const isThere = isMap(records)
    ? records.has(key)
    : isSeq(records) &&
      records.items.some((item) => isMap(item) && own !== undefined && item.get('id') === own);
  if (isThere) {
    const name = isMap(records) ? key : String(own);
    throw new Error(`${file} has "${name}" already. Choose another name, or edit that entry.`);
  }
  const [start, end] = range;
  const indent = ' '.repeat(start - before.lastIndexOf('\n', start - 1) - 1);
  const added = toYaml(isMap(records) ? record : [record])
    .trimEnd()
    .replace(/^(?=.)/gm, indent);
  const next =
    place === 'sorted' && isMap(records)
      ? records.items
          .map((pair) => pair.key)
          .find((one) => isScalar(one) && String(one.value) > key)
      : undefined;
  const starts = place === 'start' ? start : (next as Node | undefined)?.range?.[0];
  const at =
    starts === undefined ? before.slice(0, end).trimEnd().length + 1 : starts - indent.length;
  return { [file]: `${before.slice(0, at)}${added}\n${before.slice(at)}` };
}

/** The text of a page with comments as the last lines of its front matter. */
const withComments = (text: string, comments: readonly string[]): string =>
  text.replace('\n---\n', () => `\n${comments.map((line) => `  # ${line}\n`).join('')}---\n`);

/** The text of a page with one tag more in its front matter, which stays as it is otherwise. */
export function withTag(text: string, tag: string): string {
  const end = text.indexOf('\n---', 1) + 1;
  const front = text.slice(0, end);
  const [list] = /^tags:(?: \[.*\]|(?:\n +- .*)+)$/m.exec(front) ?? [];
  if (list === undefined) {
    return `${front}tags:\n  - ${tag}\n${text.slice(end)}`;
  }
  const longer = list.endsWith(']') ? `${list.slice(0, -1)}, ${tag}]` : `${list}\n  - ${tag}`;
  return text.replace(list, () => longer);
}

/** Keys of a data file, such as tags, with one of their fields. */
const keysIn = (file: string, field: string) => (siteDir: string) =>
  Object.fromEntries(
    Object.entries(
      parseDocument(readFileSync(path.join(siteDir, file), 'utf8')).toJS() as Record<
        string,
        Record<string, string>
      >,
    ).map(([key, fields]) => [key, fields[field] ?? key]),
  );

const one = (ask: string, choices: Choices): Question => ({ ask, choices: () => choices });
const some = (ask: string, choices: Choices): Question => ({ ...one(ask, choices), isList: true });
const named = (names: readonly string[]): Choices =>
  Object.fromEntries(names.map((name) => [name, name]));
const optional = (question: Question): Question => ({ ...question, isOptional: true });

const title: Question = { ask: 'Title', schema: text };
const description: Question = {
  ask: 'Description, one sentence of 50 to 160 characters that no other page has',
  schema: descriptionSchema,
};
const name: Question = { ask: 'Name of it, as readers see it', schema: text };
const url: Question = { ask: 'Its address, https://', schema: httpsUrl };
const day = (ask: string): Question => ({ ask, example: '2027-03-15', schema: isoDay });
const id = (example: string): Question => ({
  ask: 'Id, which never changes',
  example,
  schema: slug,
});
const link = (what: string): Question => ({
  ask: `${what}, as a route of this site`,
  example: '/events/kubecon',
});
const today: Question = { ...day('Day'), example: buildDay(), isDefault: true };

const LEXICON = '/community/tags/security-and-compliance/publications/security-lexicon';
const SEARCH_NEEDS =
  'Link it from at least two pages, and say in data/search-needs.yaml what readers want who should find it.';

/** Where the tags of each kind of page are, and the route of their pages. */
const TAGGED = {
  doc: { folder: 'docs', route: '/tags' },
  post: { folder: 'blog', route: '/blog/tags' },
  page: undefined,
};

/** What `npm run new` can write. A new kind is one entry. */
export const KINDS: Readonly<Record<string, Kind>> = {
  page: {
    about: 'a guide, policy, or reference page',
    questions: {
      file: { ask: 'File below docs/; its path is the address', example: 'projects/mentoring.md' },
      title,
      description,
      tags: optional({ ask: 'Tags', choices: keysIn('docs/tags.yml', 'label'), isList: true }),
    },
    draft: ({ file = '', tags, ...facts }, siteDir) => {
      const whole = `docs/${file.replace(/^docs\//, '').replace(/(?:\.md)?$/, '.md')}`;
      return {
        ...newPage(
          siteDir,
          whole,
          {
            title: facts.title,
            description: facts.description,
            sidebar_position: nextPosition(siteDir, path.dirname(whole)),
            tags: list(tags),
          },
          todo('open with what the reader gets, or with the rule'),
          `## What's next`,
          todo('two or three links with the reason first, or remove the heading'),
        ),
        next: SEARCH_NEEDS,
      };
    },
  },
  post: {
    about: 'a post of the blog',
    questions: {
      title,
      description,
      name: optional({ ask: 'Short name for the address', example: 'maintainer-summit' }),
      date: today,
      authors: {
        ask: 'Teams that sign it, the one that leads first',
        choices: keysIn('blog/authors.yml', 'name'),
        isList: true,
      },
      tags: optional({ ask: 'Tags', choices: keysIn('blog/tags.yml', 'label'), isList: true }),
    },
    draft: ({ date = '', authors, tags, ...facts }, siteDir) => ({
      ...newPage(
        siteDir,
        `blog/${date}-${slugOf(facts.name ?? facts.title ?? '')}.md`,
        {
          title: facts.title,
          description: facts.description,
          authors: list(authors),
          tags: list(tags),
        },
        todo('the first paragraph, which lists of posts show'),
        '{/* truncate */}',
        todo('the rest of the post'),
      ),
      next: 'Deadlines and days of events go into the field "dates".',
    }),
  },
  event: {
    about: 'an event with its days',
    questions: {
      id: id('kubecon-eu-2028'),
      name,
      kind: one('Kind', named(EVENT_KINDS)),
      series: one('List in which it is shown', named(SERIES)),
      start: optional(day('First day; none if it is not known')),
      end: optional(day('Last day')),
      until: optional(day('Without days: the last day on which it is listed as ahead')),
      city: optional({ ask: 'City' }),
      country: optional({ ask: 'Country' }),
      url: optional(url),
    },
    draft: (facts, siteDir) => ({
      files: withRecord(siteDir, 'data/events.yaml', 'events', facts),
      route: '/events/',
      next: 'What else it can say is in features/events/common/schema.ts.',
    }),
  },
  deadline: {
    about: 'a day by which something is due',
    questions: {
      id: id('cfp-kubecon-eu-2028'),
      name,
      series: one('List in which it is shown', named(SERIES)),
      event: optional({ ask: 'Id of the event that it belongs to' }),
      opens: optional(day('Day on which it opens')),
      closes: day('Day on which it closes'),
      time: optional({ ask: 'Time of day with zone', example: '23:59 PT' }),
      url: optional(url),
    },
    draft: (facts, siteDir) => ({
      files: withRecord(siteDir, 'data/events.yaml', 'deadlines', facts),
      route: '/events/',
      next: 'What else it can say is in features/events/common/schema.ts.',
    }),
  },
  incident: {
    about: 'an incident of the catalog',
    questions: {
      id: { ...id('left-pad'), ask: 'Id: the name of the software' },
      title,
      description,
      nature: one('Nature', vocabulary.NATURES),
      vectors: some('Vectors, the main one first', vocabulary.VECTORS),
      stages: some('Stages', vocabulary.STAGES),
      payloads: some('Payloads', vocabulary.PAYLOADS),
      objectives: some('Objectives', vocabulary.OBJECTIVES),
      discoverer: one('Who noticed first', vocabulary.DISCOVERERS),
      types: some('Types of CNCF', vocabulary.TYPES),
      targets: { ask: 'What was attacked', isList: true },
      ecosystems: some('Ecosystems', vocabulary.ECOSYSTEMS),
      compromised: optional({ ask: 'First success of the attackers', example: '2024-03' }),
      detected: optional({ ask: 'First noticed', example: '2024-03-27' }),
      disclosed: { ask: 'First public', example: '2024-03-28' },
      packages: optional({
        ask: 'Affected packages as package URLs',
        example: 'pkg:npm/left-pad',
        isList: true,
      }),
      identifiers: optional({ ask: 'Identifiers', example: 'CVE-2024-3094', isList: true }),
      reporter: { ask: 'A report: who reports, and on what', schema: text },
      report: { ...url, ask: 'Address of the report' },
      source: one('Type of the report', vocabulary.REFERENCE_TYPES),
    },
    draft: (facts, siteDir) => {
      const day = (date: string | undefined) => (date === undefined ? undefined : { date });
      const { disclosed = '' } = facts;
      const folder = `docs${CATALOG_ROUTE}${disclosed.slice(0, 4)}`;
      return {
        ...newPage(
          siteDir,
          `${folder}/${facts.id ?? ''}.md`,
          {
            title: facts.title,
            description: facts.description,
            sidebar_position: nextPosition(siteDir, folder),
            incident: {
              nature: facts.nature,
              vectors: list(facts.vectors),
              stages: list(facts.stages),
              payloads: list(facts.payloads),
              objectives: list(facts.objectives),
              discoveredBy: facts.discoverer,
              types: list(facts.types),
              targets: list(facts.targets),
              ecosystems: list(facts.ecosystems),
              dateKind: 'disclosed',
              dates: {
                compromised: day(facts.compromised),
                detected: day(facts.detected),
                disclosed: day(disclosed),
              },
              packages: list(facts.packages)?.map((purl) => ({ purl })),
              packageList: list(facts.packages) && { complete: false, date: buildDay() },
              identifiers: list(facts.identifiers) ?? NONE_ASSIGNED,
              references: [{ title: facts.reporter, url: facts.report, type: facts.source }],
              added: buildDay(),
            },
          },
          todo('who was attacked, how, and with which result'),
          ...[
            ['What happened', 'the course of events, with dates'],
            ['How it worked', 'the way in, step by step'],
            ['Impact', 'who was harmed, and how far it reached'],
            ['Discovery and response', 'who noticed it, by what, and what was done'],
            ['Classification', 'what speaks for another type, or nothing: then remove the heading'],
            ['Lessons', 'links to the guides of this site that would have helped'],
          ].flatMap(([heading = '', what = '']) => [`## ${heading}`, todo(what)]),
        ),
        next: 'Add a second report that does not depend on the first. _template.md in the folder of the catalog shows every field.',
      };
    },
  },
  control: {
    about: 'a security control of the controls catalog',
    questions: {
      group: {
        ask: 'Group',
        choices: (siteDir) =>
          named(
            readdirSync(path.join(siteDir, 'data/controls'))
              .map((file) => path.parse(file).name)
              .filter((group) => group !== 'catalog'),
          ),
      },
      id: optional({
        ask: 'Number, if the catalog of CNCF has given it one; else it gets the next free one',
        example: 'CNSC-57',
        schema: text,
      }),
      title,
      objective: { ask: 'What must be true', schema: text },
      papers: { ask: 'Papers in which it has its origin', example: 'CNSWP-v1.0', isList: true },
      guides: {
        ask: 'Pages that say how to do it, as paths below docs/',
        example: 'projects/best-practices/security/index.md',
        isList: true,
      },
    },
    draft: ({ group = '', id: given, papers, guides, ...facts }, siteDir) => {
      const number = given ?? nextControl(siteDir);
      return {
        files: withRecord(siteDir, `data/controls/${group}.yaml`, 'controls', {
          id: number,
          ...facts,
          papers: list(papers),
          guides: list(guides),
        }),
        route: `/community/tags/security-and-compliance/publications/controls-catalog/${group}`,
        next: `Its number is ${number}. What else it can say is in features/controls/common/schema.ts.`,
      };
    },
  },
  term: {
    about: 'a term of the lexicon',
    questions: {
      term: { ask: 'Term; an abbreviation may follow in parentheses', schema: text },
      group: one('Group', named(TERM_GROUPS)),
      definition: { ask: 'Definition that stands alone, 400 characters at most', schema: text },
      source: optional({ ask: 'Title of a source' }),
      url: optional({ ...url, ask: 'Address of the source' }),
    },
    draft: ({ source, url: address, ...facts }, siteDir) => ({
      files: withRecord(siteDir, 'data/lexicon.yaml', 'terms', {
        ...facts,
        sources: source === undefined ? undefined : [{ title: source, url: address }],
      }),
      route: LEXICON,
      next: `Write <Term>${facts.term ?? ''}</Term> at its first use in a page.`,
    }),
  },
  template: {
    about: 'a file that projects copy',
    questions: {
      file: { ask: 'Name of the file', example: 'ROADMAP.md' },
      title,
      description,
    },
    draft: ({ file = '', ...facts }, siteDir) => {
      const name = slugOf(file.replace(/\.\w+$/, ''));
      const subject = (facts.title ?? '').replace(/ template$/i, '');
      const page = newPage(
        siteDir,
        `docs/resources/templates/${name}.md`,
        {
          title: facts.title,
          description: facts.description,
          sidebar_position: nextPosition(siteDir, 'docs/resources/templates'),
          templates: [
            {
              file,
              history: [{ version: '1.0.0', date: buildDay(), changes: 'First version.' }],
              placeholders: { '[TODO: PROJECTNAME]': 'Name of your project' },
            },
          ],
        },
        todo('what the template is for, and which project it fits'),
        '## The template',
        `<Template file="${file}" />`,
        '### What to fill in',
        todo('how each section is filled in'),
      );
      return {
        ...page,
        files: {
          ...page.files,
          [`templates/${file}`]: `# ${subject} of [TODO: PROJECTNAME]\n`,
        },
        next: `Write the template in templates/${file}.`,
      };
    },
  },
  video: {
    about: 'a recording',
    questions: {
      youtube: {
        ask: 'The 11 characters after "watch?v=" in its address',
        example: 'qeCcxM61_v8',
      },
      title,
      description,
      format: { ask: 'Kind of recording', example: 'Talk', isDefault: true },
      date: day('Day of the talk'),
      conference: optional({ ask: 'Conference, with its year' }),
      speaker: { ask: 'Name of the speaker', schema: text },
      profile: { ...url, ask: 'Public page of the speaker' },
      topics: some('Topics, the main one first', TOPICS),
      takeaway: { ask: 'The main point, in one sentence', schema: text },
    },
    draft: (facts, siteDir) => {
      const folder = `docs/resources/videos/${facts.date?.slice(0, 4) ?? ''}`;
      const page = newPage(
        siteDir,
        `${folder}/${slugOf(facts.title ?? '')}.md`,
        {
          title: facts.title,
          description: facts.description,
          sidebar_position: nextPosition(siteDir, folder),
          video: {
            youtube: facts.youtube,
            format: facts.format,
            date: facts.date,
            conference: facts.conference,
            speakers: [{ name: facts.speaker, url: facts.profile }],
            topics: list(facts.topics),
            takeaways: [facts.takeaway],
          },
        },
        '<Recording />',
        todo('what it is about, in three sentences'),
        '## Main points',
        '<MainPoints />',
        `## What's next`,
        todo('two or three related pages with the reason first, or remove the heading'),
      );
      const known = [
        'TODO: keep what is known of these fields, without the #, and remove the other lines',
        ...(facts.conference === undefined
          ? ['conference: Name of the conference, with its year']
          : []),
        'alsoOnStage: [Name of somebody else on stage]',
        'slides: https://example.org/slides',
        'transcript: https://example.org/transcript',
        'note: What readers need to know about these facts, such as a doubt.',
      ];
      return {
        ...page,
        files: Object.fromEntries(
          Object.entries(page.files).map(([file, text]) => [file, withComments(text, known)]),
        ),
        next: 'Add the other main points under "takeaways", and further speakers.',
      };
    },
  },
  tag: {
    about: 'a tag of pages or posts',
    questions: {
      page: { ask: 'Page or post that has it', example: 'docs/projects/mentoring.md' },
      key: { ask: 'Key', example: 'mentoring', schema: slug },
      label: { ask: 'Name, as readers see it', schema: text },
      description: { ask: 'What has the tag, in one sentence', schema: text },
    },
    draft: ({ page = '', key = '', ...facts }, siteDir) => {
      const of = TAGGED[kindOf(page) ?? 'page'];
      const full = path.join(siteDir, page);
      if (of === undefined || !page.endsWith('.md') || !existsSync(full)) {
        throw new Error(`${page} is no page or post. Name a file in docs/ or blog/ that exists.`);
      }
      return {
        files: {
          ...withRecord(
            siteDir,
            `${of.folder}/tags.yml`,
            undefined,
            { [key]: { label: facts.label, permalink: `/${key}`, description: facts.description } },
            'sorted',
          ),
          [page]: withTag(readFileSync(full, 'utf8'), key),
        },
        route: `${of.route}/${key}`,
        next: 'Name it in the field "tags" of every other page that it fits, too.',
      };
    },
  },
  redirect: {
    about: 'the old address of a page that moved',
    questions: { from: { ...link('Old address'), example: '/old/page' }, to: link('New address') },
    draft: ({ from = '', to = '' }, siteDir) => ({
      files: withRecord(siteDir, 'data/redirects.yaml', undefined, { [from]: to }),
      // The development server knows no old addresses.
      route: to,
      next: 'The old address works in a build and on the host, not in the development server.',
    }),
  },
  benefit: {
    about: 'something that maintainers or projects can have',
    questions: {
      id: id('service-desk'),
      needs: some('What it is needed for', NEEDS),
      roles: some('Who can claim it', ROLES),
      levels: optional(some('Levels of projects, if not all', PROJECT_LEVELS)),
      name,
      url: { ask: 'Page about it: https, or a route of this site', schema: text },
      what: { ask: 'What it is good for', schema: text },
      who: { ask: 'Who may have it', schema: text },
      period: optional({ ask: 'How long one has it', schema: text }),
      request: optional({ ask: 'Where to request it, if not at the Service Desk', schema: text }),
      how: optional({ ask: 'What to know or say in the request', schema: text }),
      validated: day('Day of the newest text that names the offer'),
      until: optional(day('Last day of the offer')),
    },
    draft: ({ needs, roles, levels, ...facts }, siteDir) => ({
      files: withRecord(siteDir, 'data/benefits.yaml', undefined, {
        ...facts,
        needs: list(needs),
        roles: list(roles),
        levels: list(levels),
      }),
      route: '/resources/benefits',
      next: 'The start page for maintainers names it with "highlight: true".',
    }),
  },
  change: {
    about: 'a line under "What\'s new"',
    questions: {
      page: link('Page that changed'),
      change: { ask: 'What readers have now, in one or two sentences', schema: text },
      date: today,
    },
    draft: ({ date, page, change }, siteDir) => ({
      files: withRecord(siteDir, 'data/changes.yaml', undefined, { date, page, change }, 'start'),
      route: '/whats-new',
      next: 'Mending words needs no such line.',
    }),
  },
};
