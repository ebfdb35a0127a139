// Reads the body of each page once, for all steps, and only where it isn't as in the build before.
import path from 'node:path';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { openBuildCache } from '#platform/base/node/buildCache';
import { inThreads } from '#platform/base/node/thread';
import { toMarkdown } from './copies/toMarkdown';
import { inlineScripts, markupProblems } from './hosting/inlineScripts';
import type { Body } from './contribution';
import { elementsIn, findElement, rangeOf, type Page } from './pages';

/** A body that no cache knows. */
interface UnreadBody {
  html: string;
  /** Absolute address of the page, against which its links are resolved; none where no Markdown is wanted. */
  canonical?: string;
}

function readBody({ html, canonical }: UnreadBody): Body {
  const tree: Root = fromHtml(html);
  const elements = [...elementsIn(tree)];
  const first = findElement(tree, ({ tagName }) => tagName === 'body')?.children.find(
    ({ type }) => type === 'element',
  );
  const main = elements.find(({ tagName }) => tagName === 'main');
  return {
    scripts: inlineScripts(elements),
    problems: markupProblems(elements),
    ...(first && { firstElement: rangeOf(first).start }),
    ...(main && canonical !== undefined && { markdown: toMarkdown(main, canonical) }),
  };
}

/** Runs in threads. */
export const readBodyOfEach = (bodies: readonly UnreadBody[]): Body[] => bodies.map(readBody);

/**
 * @param siteDir folder of the project, with the caches
 * @param canonicalOf the address of a page whose Markdown is wanted
 * @returns what is known of the body of each page, in their order
 */
export async function readBodies(
  siteDir: string,
  pages: readonly Page[],
  canonicalOf: (page: Page) => string | undefined,
): Promise<Body[]> {
  const cache = await openBuildCache<Body>(siteDir, 'bodies');
  const bodies = await cache.getAll(
    pages.map((page): UnreadBody => {
      const canonical = canonicalOf(page);
      return { html: page.body, ...(canonical !== undefined && { canonical }) };
    }),
    (missing) =>
      inThreads(path.join(__dirname, 'bodies'), 'readBodyOfEach', readBodyOfEach, missing),
  );
  await cache.save();
  return bodies;
}
