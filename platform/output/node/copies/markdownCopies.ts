import path from 'node:path';
import { openBuildCache } from '../../../base/node/buildCache';
import { inThreads } from '../../../base/node/thread';
import { SITE } from '../../../base/common/site';
import { copyOf } from '../../common/copyRoute';
import type { BuiltSite, OutputStep } from '../contribution';
import { headOf, mainOf } from './content';
import { toLlmsFullTxt, toLlmsTxt } from './llms';
import { toFile, type PageCopy } from './pageCopy';
import { toMarkdownAll } from './toMarkdown';

/** Whether a route is a page to read: error pages and those that only provoke failures in tests are not. */
export const isCopied = (route: string): boolean =>
  !route.endsWith('.html') && !route.startsWith('/test-pages/');

/**
 * Copies of all pages to read. Most pages are the same from build to build, so their texts are kept.
 *
 * @returns the copies, in the order of their routes
 * @throws if a page has no main content or no title, or cannot be converted, with its route
 */
async function copiesOf({ siteDir, routes, pages, written }: BuiltSite): Promise<PageCopy[]> {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const read = routes.filter(isCopied).flatMap((route) => {
    const page = byRoute.get(route);
    if (!page) {
      return [];
    }
    try {
      return { route, head: headOf(page, SITE.title), main: mainOf(page) };
    } catch (error) {
      throw new Error(`The page ${route} ${String(error)}`, { cause: error });
    }
  });
  const cache = await openBuildCache<string>(siteDir, 'markdown-copies');
  const bodies = await cache.getAll(
    read.map(({ head, main }) => [head.canonical, main]),
    (missing) =>
      inThreads(
        path.join(__dirname, 'toMarkdown'),
        'toMarkdownAll',
        toMarkdownAll,
        missing
          .flatMap((index) => read[index] ?? [])
          .map(({ route, main, head: { canonical } }) => ({ route, main, canonical })),
      ),
  );
  await cache.save();
  return read.map(({ route, head }, index) => ({
    ...head,
    route,
    isWritten: route in written,
    lastUpdated: written[route]?.updated,
    body: bodies[index] ?? '',
  }));
}

/** A Markdown copy beside each page, `llms.txt` which lists them, and `llms-full.txt` with all texts. */
export const markdownCopies: OutputStep = {
  name: 'Markdown copies',
  async run(site) {
    const copies = await copiesOf(site);
    return {
      files: {
        ...Object.fromEntries(copies.map((copy) => [copyOf(copy.route).slice(1), toFile(copy)])),
        'llms.txt': toLlmsTxt(copies),
        'llms-full.txt': toLlmsFullTxt(copies),
      },
    };
  },
};
