import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { fileOfRoute } from '../hosting/cleanUrls';
import { headOf, mainOf, type PageHead } from './content';
import type { WrittenPage } from '../hosting';
import { copyOf } from './route';
import { hashOf, openCache } from '../shared/cache';
import { inThreads } from '../shared/thread';
import { toMarkdownAll } from './toMarkdown';

/** A page and its text in Markdown. */
export interface PageCopy extends PageHead {
  /** Without base path. */
  route: string;
  /** Whether an author wrote the page; the others are lists that the framework makes. */
  isWritten: boolean;
  /** Day of the last update, `YYYY-MM-DD`, where it is known. */
  lastUpdated?: string;
  /** Markdown without front matter. */
  body: string;
}

/** A page of the built site, without base path. */
export interface BuiltPage {
  route: string;
  /** Its file and age, if an author wrote it. */
  written?: WrittenPage;
}

/** A page as it is converted. */
export interface ReadPage extends BuiltPage {
  head: PageHead;
  /** HTML of its main content. */
  main: string;
}

/** The copy as a file: front matter, then the text. */
export function toFile({ title, description, canonical, lastUpdated, body }: PageCopy): string {
  const frontMatter = stringify({ title, description, canonical, lastUpdated }, { lineWidth: 0 });
  return `---\n${frontMatter}---\n\n${body}`;
}

/** Changes with the code of the conversion, so that no text made by older code is reused. */
function codeVersion(): string {
  const files = ['content.ts', 'toMarkdown.ts', '../../package-lock.json'];
  return files.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join();
}

/**
 * Reads what is converted of the pages of a built site.
 *
 * @param outDir folder of the built site
 * @param siteTitle name of the site, which stands behind the title of each page
 * @returns the pages, in their order
 * @throws if a page has no main content or no title, with its route
 */
export async function readPages(
  outDir: string,
  pages: readonly BuiltPage[],
  siteTitle: string,
): Promise<ReadPage[]> {
  return Promise.all(
    pages.map(async ({ route, written }) => {
      const html = await readFile(path.join(outDir, fileOfRoute(route)), 'utf8');
      try {
        return { route, written, head: headOf(html, siteTitle), main: mainOf(html) };
      } catch (error) {
        throw new Error(`The page ${route} ${String(error)}`, { cause: error });
      }
    }),
  );
}

/**
 * Converts pages, and writes each copy beside its page.
 *
 * Most pages are the same from build to build, so their texts are kept by a
 * hash of the page.
 *
 * @param outDir folder of the built site
 * @param cacheFile where texts are kept for the next build
 * @returns the copies, in the order of the pages
 * @throws if a page cannot be converted, with its route
 */
export async function writeCopies(
  outDir: string,
  pages: readonly ReadPage[],
  cacheFile: string,
): Promise<PageCopy[]> {
  const version = hashOf(codeVersion());
  const cache = await openCache<string>(cacheFile);
  const bodies = await cache.getAll(
    pages.map(({ head, main }) => [version, head.canonical, main]),
    (missing) =>
      inThreads(
        path.join(__dirname, 'toMarkdown'),
        'toMarkdownAll',
        toMarkdownAll,
        missing
          .flatMap((index) => pages[index] ?? [])
          .map(({ route, main, head: { canonical } }) => ({ route, main, canonical })),
      ),
  );
  await cache.save();
  const copies = pages.map(({ route, written, head }, index): PageCopy => ({
    ...head,
    route,
    isWritten: written !== undefined,
    lastUpdated: written?.updated,
    body: bodies[index] ?? '',
  }));
  await Promise.all(
    copies.map(async (copy) => {
      const file = path.join(outDir, copyOf(copy.route));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, toFile(copy));
    }),
  );
  return copies;
}
