// `npm run check -- links`: every link of the built site to itself, anchors included, and pages that no link leads to;
// with `--external`, links to other sites instead.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Globby } from '@docusaurus/utils';
import { LinkChecker, LinkState } from 'linkinator';
import { SITE } from '#platform/base/common/site';
import { isCopied } from '#platform/output/node/copies/markdownCopies';
import type { Page } from '#platform/output/node/pages';
import { builtPages } from './lib/builtPages';
import { ROOT } from './lib/command';

const { values } = parseArgs({ options: { external: { type: 'boolean', default: false } } });
const folder = path.join(ROOT, 'build');
const baseUrl = process.env.BASE_URL ?? '/';

/** What the error page calls itself; hosts show it at any address. */
const ERROR_PAGE = `${baseUrl}404`;

/** Properties that hold an address; `content` does in some elements. */
const ADDRESSES = ['href', 'src', 'poster', 'content'] as const;

/** The addresses that a page names, with those of its elements' `srcset`. */
function* addressesOf(page: Page): Generator<URL> {
  const here = new URL(baseUrl + page.route.slice(1), SITE.url);
  for (const { tagName, properties } of page.elements()) {
    const { srcSet } = properties;
    const images = (Array.isArray(srcSet) ? srcSet : []).map(
      (image) => String(image).split(' ')[0],
    );
    for (const address of [...ADDRESSES.map((name) => properties[name]), ...images]) {
      const isAddress =
        typeof address === 'string' && (tagName !== 'meta' || /^https?:/.test(address));
      if (isAddress && URL.canParse(address, here)) {
        yield new URL(address, here);
      }
    }
  }
}

/** The anchors of a page. */
const anchorsOf = (page: Page): Set<string> =>
  new Set([...page.elements()].map(({ properties: { id } }) => String(id)));

/** Prints links of the site that lead nowhere, or only by a redirect, and pages without a link to them. */
function checkInside(pages: readonly Page[]): boolean {
  const files = new Set(Globby.sync('**', { cwd: folder, dot: true }).map((file) => `/${file}`));
  const anchors = new Map(pages.map((page) => [page.route, anchorsOf(page)]));
  const links = new Set<string>();
  const broken = new Set<string>();
  const reached = new Set<string>();
  for (const page of pages) {
    for (const url of addressesOf(page)) {
      if (url.origin !== SITE.url || url.pathname === ERROR_PAGE) {
        continue;
      }
      links.add(url.href);
      const isBelow = url.pathname.startsWith(baseUrl);
      const route = isBelow ? decodeURIComponent(url.pathname.slice(baseUrl.length - 1)) : '';
      const anchor = decodeURIComponent(url.hash.slice(1));
      const targets = anchors.get(route);
      if (targets === undefined && !files.has(route)) {
        broken.add(`${page.route} links ${url.pathname}, which isn't there in this form.`);
      } else if (anchor !== '' && targets?.has(anchor) === false) {
        broken.add(`${page.route} links ${route}#${anchor}, and the page has no such anchor.`);
      } else if (route !== page.route) {
        reached.add(route);
      }
    }
  }
  // Pages that only provoke failures in browser tests are reached by those alone.
  const orphans = pages
    .map(({ route }) => route)
    .filter((route) => isCopied(route) && !reached.has(route));
  for (const problem of [...broken, ...orphans.map((route) => `No link leads to ${route}`)]) {
    console.error(problem);
  }
  console.log(
    `${links.size} different links and anchors checked, ${broken.size} broken; ${orphans.length} of ${pages.length} pages without a link to them.`,
  );
  return broken.size + orphans.length === 0 && links.size > 0;
}

/** Prints links to other sites that don't work. */
async function checkOutside(pages: readonly Page[]): Promise<boolean> {
  /** Links, each with the page that has it first. */
  const links = new Map<string, string>();
  for (const page of pages) {
    for (const url of addressesOf(page)) {
      // An anchor is no other file.
      url.hash = '';
      if (url.protocol.startsWith('http') && url.origin !== SITE.url && !links.has(url.href)) {
        links.set(url.href, page.route);
      }
    }
  }
  // One page with all of them, as the library reads links from pages.
  const list = path.join(ROOT, '.cache/links.html');
  mkdirSync(path.dirname(list), { recursive: true });
  writeFileSync(list, [...links.keys()].map((href) => `<a href="${href}"></a>`).join('\n'));
  const { links: results } = await new LinkChecker().check({
    path: list,
    redirects: 'allow',
    retryErrors: true,
    retryErrorsCount: 2,
    concurrency: 20,
  });
  const broken = results.filter(({ state }) => state === LinkState.BROKEN);
  for (const { url, status } of broken) {
    console.error(
      `${links.get(url) ?? 'A page'} links ${url}, which answers ${status ?? 'nothing'}`,
    );
  }
  console.log(`${results.length} links to other sites checked, ${broken.length} broken.`);
  return broken.length === 0;
}

async function main(): Promise<void> {
  const pages = builtPages(folder);
  const isValid = values.external ? await checkOutside(pages) : checkInside(pages);
  process.exitCode = isValid ? 0 : 1;
}

void main();
