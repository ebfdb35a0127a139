import type { ListItem, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { AREAS, SITE } from '../../../base/common/site';
import { areaLabelOf } from '../../../base/common/site';
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

function toSection(heading: string, pages: readonly PageCopy[]): string[] {
  if (pages.length === 0) {
    return [];
  }
  const list = { type: 'list', spread: false, children: pages.map(toItem) } as const;
  return [`## ${heading}`, '', markdown.stringify({ type: 'root', children: [list] })];
}

/** Areas as the site names them, and last the pages outside them. */
const AREA_LABELS = [...AREAS.map(({ label }) => label), 'Site'];

/** The file lies at the root of the site, beside the home page. */
function llmsFullUrl(pages: readonly PageCopy[]): string {
  const home = pages.find(({ route }) => route === '/')?.canonical ?? `${SITE.url}/`;
  return `${home}llms-full.txt`;
}

/**
 * `llms.txt` (https://llmstxt.org/): the Markdown copies of all pages by area,
 * each with its description. Lists that only lead to other pages stand under
 * "Optional", which by that format may be skipped.
 */
export function toLlmsTxt(pages: readonly PageCopy[]): string {
  const written = pages.filter(({ isWritten }) => isWritten);
  return [
    `# ${SITE.title}`,
    '',
    `> ${SITE.tagline}`,
    '',
    `Every page of ${SITE.url} has a copy in Markdown beside it. All of them in one file: ${llmsFullUrl(pages)}`,
    '',
    ...AREA_LABELS.flatMap((label) =>
      toSection(
        label,
        written.filter(({ route }) => areaLabelOf(route) === label),
      ),
    ),
    ...toSection(
      'Optional',
      pages.filter(({ isWritten }) => !isWritten),
    ),
  ].join('\n');
}

/** `llms-full.txt`: the text of every written page, one after the other, each under its address. */
export function toLlmsFullTxt(pages: readonly PageCopy[]): string {
  return pages
    .filter(({ isWritten }) => isWritten)
    .map(({ canonical, body }) => `<!-- ${canonical} -->\n\n${body}`)
    .join('\n---\n\n');
}
