// `npm run check -- copies`: the Markdown copy of every page against the page, and the lists of copies against them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  differences,
  outlineOfMarkdown,
  outlineOfPage,
} from '#platform/output/node/copies/compare';
import { mainOf } from '#platform/output/node/copies/content';
import { isCopied } from '#platform/output/node/copies/markdownCopies';
import type { Page } from '#platform/output/node/pages';
import { copyOf } from '#platform/output/common/copyRoute';
import { readPage } from '#platform/content/node/frontMatter';
import { SITE } from '#platform/base/common/site';
import { builtPages } from './lib/builtPages';
import { ROOT } from './lib/command';

const folder = path.join(ROOT, 'build');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

/** Fields of a copy's front matter; see `toFiles` in platform/output/node/copies. */
interface FrontMatter {
  title?: unknown;
  canonical?: unknown;
}

/** Whether a page names a file with `<link>`. */
const isLinked = (page: Page, address: string): boolean =>
  [...page.elements()].some(
    ({ tagName, properties }) => tagName === 'link' && properties.href === address,
  );

function problemsOf(page: Page, listed: string): string[] {
  const { route } = page;
  const file = copyOf(route);
  if (!existsSync(path.join(folder, file))) {
    return ['has no copy in Markdown'];
  }
  const canonical = SITE.url + route;
  const { value: written, problems } = readPage(file, read(file));
  if (written === undefined) {
    return problems.map(({ field, reason }) => `its copy: ${field} ${reason}`);
  }
  const { title, canonical: named } = written.frontMatter as FrontMatter;
  const outline = outlineOfPage(mainOf(page), canonical);
  return [
    ...(typeof title === 'string' && title !== '' ? [] : ['its copy has no title']),
    ...(named === canonical ? [] : [`its copy names ${String(named)} as its address`]),
    ...(outline.headings.length > 0 ? [] : ['has no heading']),
    ...differences(outline, outlineOfMarkdown(written.body)),
    ...(listed.includes(`](${copyOf(canonical)})`)
      ? []
      : ['is missing in the list of its area, llms/*.txt']),
    ...(isLinked(page, copyOf(route))
      ? []
      : ['does not name its copy with <link rel="alternate">']),
  ];
}

function main(): void {
  const pages = builtPages(folder).filter(({ route }) => isCopied(route));
  const lists = readdirSync(path.join(folder, 'llms')).map((name) => read(`llms/${name}`));
  const listed = lists.join('\n');
  let bad = 0;
  for (const page of pages) {
    for (const problem of problemsOf(page, listed)) {
      bad += 1;
      console.error(`${page.route} ${problem}`);
    }
  }
  console.log(`${pages.length} Markdown copies compared with their pages, ${bad} problems.`);
  process.exitCode = bad === 0 && pages.length > 0 ? 0 : 1;
}

main();
