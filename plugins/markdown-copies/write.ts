import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { fileOfRoute } from '../hosting/cleanUrls';
import { headOf, mainOf, type PageHead } from './content';
import type { WrittenPage } from '../hosting';
import { copyOf } from './route';
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
 * Converts the pages of a built site and writes each beside its page.
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
  pages: readonly BuiltPage[],
  siteTitle: string,
  cacheFile: string,
): Promise<PageCopy[]> {
  const kept = (
    existsSync(cacheFile) ? JSON.parse(await readFile(cacheFile, 'utf8')) : {}
  ) as Partial<Record<string, string>>;
  const version = codeVersion();
  const read = await Promise.all(
    pages.map(async ({ route, written }) => {
      const html = await readFile(path.join(outDir, fileOfRoute(route)), 'utf8');
      try {
        const head = headOf(html, siteTitle);
        const main = mainOf(html);
        const key = createHash('sha1')
          .update(version)
          .update(head.canonical)
          .update(main)
          .digest('hex');
        return { route, written, head, main, canonical: head.canonical, key };
      } catch (error) {
        throw new Error(`The page ${route} ${String(error)}`, { cause: error });
      }
    }),
  );
  const missing = read.filter(({ key }) => kept[key] === undefined);
  const converted = await inThreads(
    path.join(__dirname, 'toMarkdown'),
    'toMarkdownAll',
    toMarkdownAll,
    missing.map(({ route, main, canonical }) => ({ route, main, canonical })),
  );
  const made = new Map(missing.map(({ key }, index) => [key, converted[index]]));
  const copies = read.map(({ route, written, head, key }): PageCopy => ({
    ...head,
    route,
    isWritten: written !== undefined,
    lastUpdated: written?.updated,
    body: kept[key] ?? made.get(key) ?? '',
  }));
  const used = Object.fromEntries(read.map(({ key }, index) => [key, copies[index]?.body]));
  await Promise.all(
    copies.map(async (copy) => {
      const file = path.join(outDir, copyOf(copy.route));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, toFile(copy));
    }),
  );
  await mkdir(path.dirname(cacheFile), { recursive: true });
  await writeFile(cacheFile, JSON.stringify(used));
  return copies;
}
