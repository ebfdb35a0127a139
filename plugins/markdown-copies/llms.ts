import { AREAS, SITE } from '../../src/data/site';
import { areaOf } from '../search/shared/area';
import { copyOf } from './route';
import type { PageCopy } from './write';

const addressOf = ({ canonical }: PageCopy): string => copyOf(canonical);

const toItem = (page: PageCopy): string =>
  `- [${page.title}](${addressOf(page)})${page.description ? `: ${page.description}` : ''}`;

function toSection(heading: string, pages: readonly PageCopy[]): string[] {
  return pages.length === 0 ? [] : [`## ${heading}`, '', ...pages.map(toItem), ''];
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
        written.filter(({ route }) => areaOf(route) === label),
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
