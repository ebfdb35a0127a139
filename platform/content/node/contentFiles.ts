import { realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { ParseFrontMatter } from '@docusaurus/types';
import { type Read, type Problem, ContentError } from '#platform/base/common/problems';
import { validate } from '#platform/base/common/validate';
import type { ContentFile, Kind } from '../common/contentFile';
import { frontMatterSchemas } from '../common/schemas';
import type { ContentContribution } from './contribution';
import { readPage } from './frontMatter';
import { checkPlace } from './places';
import { withLines } from './yaml';

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

/**
 * Reads front matter in the framework's place. It is asked for every page that is loaded or
 * compiled, in the build and after each edit, so nothing gets past it: not by another parser, not
 * by a link to another file, not by a field that the framework knows and this site does not.
 *
 * @returns a function that throws a ContentError for a page that is not what it should be
 */
export function pageParser(
  siteDir: string,
  contributions: readonly ContentContribution[],
): ParseFrontMatter {
  const root = realpathSync(siteDir);
  const schemas = frontMatterSchemas(
    // Tags and authors may be new since the start; the check of the content knows them.
    undefined,
    contributions.flatMap(({ frontMatter }) => frontMatter ?? []),
  );
  return ({ filePath, fileContent }) => {
    const file = path.relative(root, filePath).split(path.sep).join('/');
    const kind = kindOf(file);
    const misplaced = checkPlace(root, file);
    if (kind === undefined || misplaced.length > 0) {
      throw new ContentError(misplaced);
    }
    const { value: page, problems } = parseContentFile(kind, file, fileContent);
    if (page === undefined) {
      throw new ContentError(problems);
    }
    const { frontMatter, body } = page;
    const invalid = validate(schemas[kind], frontMatter, file).problems;
    if (invalid.length > 0) {
      throw new ContentError(withLines(root, invalid));
    }
    return Promise.resolve({ frontMatter, content: body });
  };
}
