import path from 'node:path';
import { openBuildCache } from '#platform/base/node/buildCache';
import { inThreads } from '#platform/base/node/thread';
import { withBasePath } from '#platform/base/common/basePath';
import { escapeMarkup } from '#platform/base/common/markup';
import { SITE } from '#platform/base/common/site';
import { copyOf } from '../../common/copyRoute';
import type { BuiltSite, OutputStep } from '../contribution';
import { findElement, insertBefore, type Page } from '../pages';
import { headOf, isElement, mainOf } from './content';
import { LLMS_FILE, toLlmsFiles, toLlmsFullTxt } from './llms';
import { toFiles, type PageCopy } from './pageCopy';
import { toMarkdownAll } from './toMarkdown';

/** Whether a route is a page to read: error pages and those that only provoke failures in tests are not. */
export const isCopied = (route: string): boolean =>
  !route.endsWith('.html') && !route.startsWith('/test-pages/');

/** A line for programs that read the HTML without its head; browsers show it to nobody. */
function withDirective(page: Page, baseUrl: string): Page {
  const body = findElement(page.tree, ({ tagName }) => tagName === 'body');
  const first = body?.children.find(isElement);
  const copy = copyOf(withBasePath(page.route, baseUrl));
  return first
    ? page.edit([
        insertBefore(
          first,
          `<p hidden>This page as Markdown: ${escapeMarkup(copy)} All pages: ${baseUrl}${LLMS_FILE}</p>`,
        ),
      ])
    : page;
}

/**
 * Copies of all pages to read. Most pages are the same from build to build, so their texts are kept.
 *
 * @returns the copies, in the order of their routes, and the pages that name them
 * @throws if a page has no main content or no title, or cannot be converted, with its route
 */
async function copiesOf({
  siteDir,
  baseUrl,
  routes,
  pages,
  written,
}: BuiltSite): Promise<{ copies: PageCopy[]; pages: Page[] }> {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const read = routes.filter(isCopied).flatMap((route) => {
    const page = byRoute.get(route);
    if (!page) {
      return [];
    }
    try {
      return {
        route,
        head: headOf(page, SITE.title),
        main: mainOf(page),
        page: withDirective(page, baseUrl),
      };
    } catch (error) {
      throw new Error(`The page ${route} ${String(error)}`, { cause: error });
    }
  });
  const cache = await openBuildCache<string>(siteDir, 'markdown-copies');
  const bodies = await cache.getAll(
    read.map(({ route, main, head: { canonical } }) => ({ route, main, canonical })),
    (missing) =>
      inThreads(path.join(__dirname, 'toMarkdown'), 'toMarkdownAll', toMarkdownAll, missing),
  );
  await cache.save();
  return {
    copies: read.map(({ route, head }, index) => ({
      ...head,
      route,
      isWritten: route in written,
      lastUpdated: written[route],
      body: bodies[index] ?? '',
    })),
    pages: read.map(({ page }) => page),
  };
}

/** A Markdown copy beside each page, `llms.txt` which leads to them, and `llms-full.txt` with all texts. */
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
        'llms-full.txt': toLlmsFullTxt(copies),
      },
    };
  },
};
