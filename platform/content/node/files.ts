import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Problem, Read } from '#platform/base/common/problems';
import type { ContentFile, Kind } from '../common/files';
import { readPage } from './frontMatter';

const FOLDERS: Record<Kind, string> = { doc: 'docs', post: 'blog', page: 'pages' };

/**
 * Reads a page.
 *
 * @param file path relative to the site's folder
 * @param text of the whole file
 * @returns the page, or why its front matter cannot be read
 */
export function parseContentFile(kind: Kind, file: string, text: string): Read<ContentFile> {
  const { value, problems } = readPage(file, text);
  return value === undefined ? { problems } : { value: { kind, file, ...value }, problems: [] };
}

/** The kind of page that a file is by its place; none outside the folders of pages. */
export function kindOf(file: string): Kind | undefined {
  const [folder] = file.split('/');
  return (Object.keys(FOLDERS) as Kind[]).find((kind) => FOLDERS[kind] === folder);
}

/**
 * Reads all Markdown files of the site. Files whose names start with `_` are partials and are left
 * out.
 */
export async function readContentFiles(
  siteDir: string,
): Promise<{ files: ContentFile[]; problems: Problem[] }> {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const [kind, folder] of Object.entries(FOLDERS) as [Kind, string][]) {
    const found = await Globby(`${folder}/**/*.md`, {
      cwd: siteDir,
      ignore: ['**/_*', '**/_*/**'],
    });
    const parsed = await Promise.all(
      found
        .sort()
        .map(async (file) =>
          parseContentFile(kind, file, await readFile(path.join(siteDir, file), 'utf8')),
        ),
    );
    files.push(...parsed.flatMap(({ value }) => value ?? []));
    problems.push(...parsed.flatMap((page) => page.problems));
  }
  return { files, problems };
}
