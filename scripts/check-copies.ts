// `npm run check -- copies`: the Markdown copy of every page against the page, and the lists of copies against them.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isCopied } from '#platform/output/node/copies/markdownCopies';
import { type Page, findElement } from '#platform/output/node/pages';
import { copyOf, SITE } from '#platform/base/common/site';
import { parseCommonMark } from '#platform/markdown/node/nodes';
import { builtPages } from './lib/builtPages';
import { ROOT } from './lib/command';
import { contentOf } from '#platform/output/node/copies/toMarkdown';

const toHeading = (depth: number, text: string): string =>
  `${'#'.repeat(depth)} ${text.replace(/\s+/g, ' ').trim()}`;

/**
 * The headings of a page (`## Text`), then its links (absolute addresses).
 *
 * @param main the page's main content
 * @param canonical absolute address of the page
 */
function outlineOfPage(main: Element, canonical: string): string[] {
  const headings: string[] = [];
  const links: string[] = [];
  visit(contentOf(main), 'element', (node) => {
    const depth = /^h([1-6])$/.exec(node.tagName)?.[1];
    if (depth !== undefined) {
      headings.push(toHeading(Number(depth), textOf(node)));
    }
    if (node.tagName === 'a' && typeof node.properties.href === 'string') {
      links.push(new URL(node.properties.href, canonical).href);
    }
  });
  return [...headings, ...links];
}

/** The same of Markdown without front matter. */
function outlineOfMarkdown(markdown: string): string[] {
  const headings: string[] = [];
  const links: string[] = [];
  visit(parseCommonMark(markdown), (node) => {
    if (node.type === 'heading') {
      headings.push(toHeading(node.depth, toString(node)));
    }
    if (node.type === 'link') {
      links.push(new URL(node.url).href);
    }
  });
  return [...headings, ...links];
}

/**
 * Where the copy of a page first departs from its headings and links, in words.
 *
 * @param main the page's main content
 * @param canonical absolute address of the page
 * @param markdown of the copy, without front matter
 */
function differenceIn(main: Element, canonical: string, markdown: string): string | undefined {
  const page = outlineOfPage(main, canonical);
  const copy = outlineOfMarkdown(markdown);
  const longer = page.length > copy.length ? page : copy;
  const at = longer.findIndex((_, index) => page[index] !== copy[index]);
  return at === -1
    ? undefined
    : `the page has ${page[at] ?? 'no more'}, the copy ${copy[at] ?? 'no more'}`;
}

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
