import { withBasePath } from '#platform/base/common/basePath';
import { escapeMarkup } from '#platform/base/common/markup';
import { SITE } from '#platform/base/common/site';
import { copyOf } from '../../common/copyRoute';
import type { Body, BuiltSite, OutputStep } from '../contribution';
import type { Page } from '../pages';
import { headOf } from './content';
import { LLMS_FILE, toLlmsFiles, toLlmsFullTxt } from './llms';
import { toFiles, type PageCopy } from './pageCopy';

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
