import type { ListItem, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import {
  copyOf,
  areaLabelOf,
  AREAS,
  NO_AREA,
  SITE,
  withBasePath,
} from '#platform/base/common/site';
import { parseCommonMark } from '#platform/markdown/node/nodes';
import { escapeMarkup } from '#platform/base/common/text';
import type { Body, BuiltSite, OutputStep } from '../contribution';
import type { Page } from '../pages';
import { type PageHead, headOf } from './toMarkdown';

const addressOf = ({ canonical }: PageCopy): string => copyOf(canonical);

/** Markdown in which texts are texts, whatever signs they hold. */
const markdown = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', listItemIndent: 'one' })
  .freeze();

const text = (value: string): Text => ({ type: 'text', value: value.replace(/\s+/g, ' ').trim() });

const toItem = (page: PageCopy): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [
    {
      type: 'paragraph',
      children: [
        { type: 'link', url: addressOf(page), children: [text(page.title)] },
        ...(page.description
          ? [{ type: 'text', value: ': ' } as const, text(page.description)]
          : []),
      ],
    },
  ],
});

const toList = (pages: readonly PageCopy[]): string =>
  markdown.stringify({
    type: 'root',
    children: [{ type: 'list', spread: false, children: pages.map(toItem) }],
  });

const LLMS_FILE = 'llms.txt';
const LLMS_FULL_FILE = 'llms-full.txt';

/** Most bytes of a file of texts: what programs take at once. */
const TEXTS_SIZE = 1_000_000;

/** Areas as the site names them, and last the pages outside them. */
const AREA_FILES = [
  ...AREAS.map(({ id, label }) => ({ id, label })),
  { id: 'site', label: NO_AREA },
];

/** Most characters of the pages that `llms.txt` itself lists of an area: those nearest to its start. */
const LISTED_LENGTH = 5000;

/** The pages of an area that are nearest to its start, in their order. */
function nearest(pages: readonly PageCopy[]): PageCopy[] {
  const depthOf = ({ route }: PageCopy) => route.split('/').filter(Boolean).length;
  const chosen = new Set<PageCopy>();
  let length = 0;
  for (const page of [...pages].sort((a, b) => depthOf(a) - depthOf(b))) {
    length += addressOf(page).length + page.title.length + (page.description?.length ?? 0);
    if (length > LISTED_LENGTH) {
      break;
    }
    chosen.add(page);
  }
  return pages.filter((page) => chosen.has(page));
}

/** The texts of pages, one after the other, each under its address, in files of a size that programs take. */
function toTexts(pages: readonly PageCopy[]): string[] {
  const texts: string[] = [];
  let size = 0;
  for (const { canonical, body } of pages) {
    const text = `<!-- ${canonical} -->\n\n${body}`;
    const bytes = Buffer.byteLength(text);
    if (texts.length === 0 || size + bytes > TEXTS_SIZE) {
      texts.push(text);
      size = bytes;
    } else {
      texts.push(`${texts.pop() ?? ''}\n---\n\n${text}`);
      size += bytes + 6;
    }
  }
  return texts;
}

/**
 * `llms.txt` (https://llmstxt.org/), which leads to the Markdown copies of all pages: of each area the
 * pages nearest to its start, and a file with all of them. It is short enough to be read whole. Files
 * with the texts of an area's written pages stand beside, and `llms-full.txt` leads to them.
 *
 * @param address of the site, with a slash at its end
 * @returns texts by path
 */
export function toLlmsFiles(pages: readonly PageCopy[], address: string): Record<string, string> {
  const areas = AREA_FILES.map(({ id, label }) => {
    const ofArea = pages.filter(({ route }) => areaLabelOf(route) === label);
    const texts = toTexts(ofArea.filter(({ isWritten }) => isWritten));
    return {
      label,
      file: `llms/${id}.txt`,
      pages: ofArea,
      texts: texts.map((text, part) => [`llms/${id}-text-${part + 1}.txt`, text] as const),
    };
  }).filter((area) => area.pages.length > 0);
  const top = [
    `# ${SITE.title}`,
    '',
    `> ${SITE.tagline}`,
    '',
    `Every page of ${SITE.url} has a copy in Markdown beside it: put .md after its address, or index.md after a slash. Long copies name their parts at the top. The texts of all pages by area: ${address}${LLMS_FULL_FILE}`,
    '',
    `Datasets with schemas (projects, criteria, events, meetings, benefits, and others): ${address}data/index.json. A command that checks a repository, and a server for assistants (MCP) that answers from the same records: ${SITE.repository}/tree/main/packages`,
    '',
  ];
  return {
    [LLMS_FILE]: [
      ...top,
      ...areas.flatMap(({ label, file, pages: all }) => {
        const written = nearest(all.filter(({ isWritten }) => isWritten));
        return [
          `## ${label}`,
          '',
          // A link, which programs that look for all pages follow.
          `- [All ${all.length} pages](${address}${file})`,
          written.length > 0 ? toList(written) : '',
        ];
      }),
    ].join('\n'),
    [LLMS_FULL_FILE]: [
      `# ${SITE.title}: texts of all pages`,
      '',
      `All areas: ${address}${LLMS_FILE}`,
      ...areas.flatMap(({ label, texts }) => [
        '',
        `## ${label}`,
        '',
        ...texts.map(([file], part) => `- [Part ${part + 1}](${address}${file})`),
      ]),
      '',
    ].join('\n'),
    ...Object.fromEntries(areas.flatMap(({ texts }) => texts)),
    ...Object.fromEntries(
      areas.map(({ label, file, pages: all }) => [
        file,
        [
          `# ${SITE.title}: ${label}`,
          '',
          `All areas: ${address}${LLMS_FILE}`,
          '',
          toList(all),
        ].join('\n'),
      ]),
    ),
  };
}

/** A page and its text in Markdown. */
export interface PageCopy extends PageHead {
  /** Without base path. */
  route: string;
  /** Whether an author wrote the page; the others are lists that the framework makes. */
  isWritten: boolean;
  /** Day of the last update, `YYYY-MM-DD`, where it is known. */
  lastUpdated?: string;
  /** Markdown without front matter. */
  body: string;
}

/** Programs that fetch for language models cut what is longer; in characters. */
const PART_LENGTH = 45_000;

/** A text in parts: cut before a heading where it can be, else between blocks, else between lines. */
export function partsOf(body: string): string[] {
  if (body.length <= PART_LENGTH) {
    return [body];
  }
  const blocks = parseCommonMark(body).children;
  const startOf = ({ position }: (typeof blocks)[number]) => position?.start.offset ?? 0;
  const headings = blocks.filter(({ type }) => type === 'heading').map(startOf);
  const starts = blocks.map(startOf);
  const parts: string[] = [];
  let from = 0;
  while (from < body.length) {
    const most = from + PART_LENGTH;
    const fits = (start: number) => start > from && start <= most;
    const next =
      most >= body.length
        ? body.length
        : (headings.findLast(fits) ??
          starts.findLast(fits) ??
          [body.lastIndexOf('\n', most - 1) + 1].find(fits) ??
          most);
    parts.push(body.slice(from, next));
    from = next;
  }
  return parts;
}

/**
 * The copy as files: front matter, then the text. One that is long names files with its parts.
 *
 * @param allPages address of `llms.txt`
 * @returns texts by path
 */
export function toFiles(
  { route, title, description, canonical, lastUpdated, body }: PageCopy,
  allPages: string,
): Record<string, string> {
  const toText = (facts: object, text: string) =>
    // In quotes is what readers of the older version take for a date, a number or a yes.
    `---\n${stringify(facts, { lineWidth: 0, version: '1.1' })}---\n\n${text}`;
  const facts = { title, description, canonical, lastUpdated, allPages };
  const partAt = (copy: string, index: number) => copy.replace(/md$/, `${index + 1}.md`);
  const parts = partsOf(body);
  const [file, address] = [copyOf(route).slice(1), copyOf(canonical)];
  return parts.length === 1
    ? { [file]: toText(facts, body) }
    : {
        [file]: toText({ ...facts, parts: parts.map((_, index) => partAt(address, index)) }, body),
        ...Object.fromEntries(
          parts.map((text, index) => [
            partAt(file, index),
            toText({ ...facts, part: `${index + 1} of ${parts.length}` }, text),
          ]),
        ),
      };
}

/** Whether a route is a page to read: error pages and those that only provoke failures in tests are not. */
export const isCopied = (route: string): boolean =>
  !route.endsWith('.html') && !route.startsWith('/test-pages/');

/** A line for programs that read the HTML without its head; browsers show it to nobody. */
function withDirective(page: Page, { firstElement }: Body, baseUrl: string): Page {
  if (firstElement === undefined) {
    return page;
  }
  const copy = copyOf(withBasePath(page.route, baseUrl));
  const start = page.bodyStart + firstElement;
  const html = `<p hidden>This page as Markdown: ${escapeMarkup(copy)} All pages: ${baseUrl}${LLMS_FILE}</p>`;
  return page.edit([{ start, end: start, html }]);
}

/**
 * Copies of all pages to read.
 *
 * @returns the copies, in the order of their routes, and the pages that name them
 * @throws if a page has no main content or no title, with its route
 */
async function copiesOf({
  baseUrl,
  routes,
  pages,
  bodies,
  written,
}: BuiltSite): Promise<{ copies: PageCopy[]; pages: Page[] }> {
  const read = await bodies();
  const byRoute = new Map(pages.map((page, index) => [page.route, { page, body: read[index] }]));
  const found = routes.filter(isCopied).flatMap((route) => {
    const { page, body } = byRoute.get(route) ?? {};
    if (!page || !body) {
      return [];
    }
    if (body.markdown === undefined) {
      throw new Error(`The page ${route} has no <main> element`);
    }
    try {
      const copy: PageCopy = {
        ...headOf(page, SITE.title),
        route,
        isWritten: route in written,
        lastUpdated: written[route],
        body: body.markdown,
      };
      return { copy, page: withDirective(page, body, baseUrl) };
    } catch (error) {
      throw new Error(`The page ${route} ${String(error)}`, { cause: error });
    }
  });
  return { copies: found.map(({ copy }) => copy), pages: found.map(({ page }) => page) };
}

/** A Markdown copy beside each page, and `llms.txt` and `llms-full.txt`, which lead to them and to their texts. */
export const markdownCopies: OutputStep = {
  name: 'Markdown copies',
  async run(site) {
    const { copies, pages } = await copiesOf(site);
    const address = site.url + site.baseUrl;
    return {
      pages,
      files: {
        ...Object.fromEntries(
          copies.flatMap((copy) => Object.entries(toFiles(copy, address + LLMS_FILE))),
        ),
        ...toLlmsFiles(copies, address),
      },
    };
  },
};
