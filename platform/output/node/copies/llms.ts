import type { ListItem, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { areaLabelOf, AREAS, NO_AREA, SITE } from '#platform/base/common/site';
import { copyOf } from '../../common/copyRoute';
import type { PageCopy } from './pageCopy';

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

export const LLMS_FILE = 'llms.txt';

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

/**
 * `llms.txt` (https://llmstxt.org/), which leads to the Markdown copies of all pages: of each area the
 * pages nearest to its start, and a file with all of them. It is short enough to be read whole.
 *
 * @param address of the site, with a slash at its end
 * @returns texts by path
 */
export function toLlmsFiles(pages: readonly PageCopy[], address: string): Record<string, string> {
  const areas = AREA_FILES.map(({ id, label }) => ({
    label,
    file: `llms/${id}.txt`,
    pages: pages.filter(({ route }) => areaLabelOf(route) === label),
  })).filter((area) => area.pages.length > 0);
  const top = [
    `# ${SITE.title}`,
    '',
    `> ${SITE.tagline}`,
    '',
    `Every page of ${SITE.url} has a copy in Markdown beside it: put .md after its address, or index.md after a slash. Long copies name their parts at the top. All texts in one file: ${address}llms-full.txt. Data as JSON: ${address}data/index.json`,
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

/** `llms-full.txt`: the text of every written page, one after the other, each under its address. */
export function toLlmsFullTxt(pages: readonly PageCopy[]): string {
  return pages
    .filter(({ isWritten }) => isWritten)
    .map(({ canonical, body }) => `<!-- ${canonical} -->\n\n${body}`)
    .join('\n---\n\n');
}
