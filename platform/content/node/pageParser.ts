import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { ContentError } from '#platform/base/common/problems';
import { validate } from '#platform/base/common/validate';
import { frontMatterSchemas } from '../common/schemas';
import type { ContentContribution } from './contribution';
import { kindOf, parseContentFile } from './files';
import { checkPlace } from './places';
import { withLines } from './problemLines';

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
