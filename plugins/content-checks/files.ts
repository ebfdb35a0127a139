import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER, Globby } from '@docusaurus/utils';
import type { Problem } from '../shared/problems';

/** What a content file is; follows from the folder it lies in. */
export type Kind = 'doc' | 'post' | 'page';

/** A Markdown file of the site, read but not judged. */
export interface ContentFile {
  kind: Kind;
  /** Path relative to the site's folder, with forward slashes. */
  file: string;
  frontMatter: Record<string, unknown>;
  /** Text behind the front matter. */
  body: string;
  /** Number of lines before `body`. */
  bodyOffset: number;
}

const FOLDERS: Record<Kind, string> = { doc: 'docs', post: 'blog', page: 'src/pages' };

/**
 * Splits a file into front matter and body.
 *
 * @returns the file, or the problem when its front matter is not valid YAML
 */
export async function parseContentFile(
  kind: Kind,
  file: string,
  text: string,
): Promise<{ content: ContentFile } | { problem: Problem }> {
  try {
    const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: text,
    });
    const before = text.slice(0, Math.max(0, text.lastIndexOf(content)));
    return {
      content: {
        kind,
        file,
        frontMatter,
        body: content,
        bodyOffset: before.split('\n').length - 1,
      },
    };
  } catch (error) {
    return {
      problem: {
        file,
        field: 'front matter',
        reason: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
        remedy: 'Correct the YAML between the two lines of dashes; quote texts with a colon.',
      },
    };
  }
}

/** Reads every Markdown file of the site. Files whose name starts with `_` are partials and left out. */
export async function readContentFiles(
  siteDir: string,
): Promise<{ files: ContentFile[]; problems: Problem[] }> {
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const [kind, folder] of Object.entries(FOLDERS) as [Kind, string][]) {
    const found = await Globby(`${folder}/**/*.{md,mdx}`, {
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
    for (const result of parsed) {
      if ('content' in result) {
        files.push(result.content);
      } else {
        problems.push(result.problem);
      }
    }
  }
  return { files, problems };
}
