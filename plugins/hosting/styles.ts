import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';

/** Anything that could be a name in a selector. */
const words = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/**
 * Takes out of a style sheet what nothing on the site can match: a rule stays
 * when every name in its selector is written in some page or script, in
 * whatever place, so that states which only scripts bring about are kept.
 *
 * @param texts all pages and scripts
 */
export async function withoutUnused(css: string, texts: readonly string[]): Promise<string> {
  const names = new Set(texts.flatMap(words));
  // Pages and scripts refer to variables, too; the purge looks for them in style sheets only.
  const variables = [...names].filter((name) => name.startsWith('--'));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...names].join(' '), extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: words,
    variables: true,
    keyframes: true,
    safelist: { variables },
  });
  return result?.css ?? css;
}

/**
 * Purges the style sheets of a built site, and gives them names after their new
 * content, because browsers keep them for good.
 *
 * @param outDir folder of the built site
 */
export async function purgeStyles(outDir: string): Promise<void> {
  const all = await readdir(outDir, { recursive: true });
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const pages = all.filter((file) => file.endsWith('.html'));
  const scripts = all.filter((file) => file.startsWith('assets/js/') && file.endsWith('.js'));
  const htmlOf = new Map(
    await Promise.all(pages.map(async (file) => [file, await read(file)] as const)),
  );
  const texts = [...htmlOf.values(), ...(await Promise.all(scripts.map(read)))];

  for (const file of all.filter((name) => /^assets\/css\/styles\.\w+\.css$/.test(name))) {
    const css = await withoutUnused(await read(file), texts);
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const purged = `assets/css/styles.${hash}.css`;
    await writeFile(path.join(outDir, file), css);
    await rename(path.join(outDir, file), path.join(outDir, purged));
    for (const [page, html] of htmlOf) {
      htmlOf.set(page, html.replaceAll(file, purged));
    }
  }
  await Promise.all([...htmlOf].map(([page, html]) => writeFile(path.join(outDir, page), html)));
}
