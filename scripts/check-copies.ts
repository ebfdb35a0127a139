// `npm run check -- copies`: the Markdown copy of every page against the page, and the lists of copies against them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { differenceIn } from '#platform/output/node/copies/compare';
import { fromHtml } from 'hast-util-from-html';
import { isCopied } from '#platform/output/node/copies/markdownCopies';
import { findElement, type Page } from '#platform/output/node/pages';
import { copyOf } from '#platform/output/common/copyRoute';
import { SITE } from '#platform/base/common/site';
import { builtPages } from './lib/builtPages';
import { ROOT } from './lib/command';

const folder = path.join(ROOT, 'build');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

function problemsOf(page: Page, listed: string): string[] {
  const file = copyOf(page.route);
  if (!existsSync(path.join(folder, file))) {
    return ['has no copy in Markdown'];
  }
  const canonical = SITE.url + page.route;
  const body = read(file).replace(/^---\n[^]*?\n---\n/, '');
  const main = findElement(fromHtml(page.source), ({ tagName }) => tagName === 'main');
  if (!main) {
    return ['has no main content'];
  }
  const difference = differenceIn(main, canonical, body);
  return [
    ...(difference === undefined ? [] : [`departs from its copy: ${difference}`]),
    ...(listed.includes(`](${copyOf(canonical)})`)
      ? []
      : ['is missing in the list of its area, llms/*.txt']),
  ];
}

function main(): void {
  const pages = builtPages(folder).filter(({ route }) => isCopied(route));
  const listed = readdirSync(path.join(folder, 'llms'))
    .map((name) => read(`llms/${name}`))
    .join('\n');
  const problems = pages.flatMap((page) =>
    problemsOf(page, listed).map((problem) => `${page.route} ${problem}`),
  );
  problems.forEach((problem) => console.error(problem));
  console.log(
    `${pages.length} Markdown copies compared with their pages, ${problems.length} problems.`,
  );
  process.exitCode = problems.length === 0 && pages.length > 0 ? 0 : 1;
}

main();
