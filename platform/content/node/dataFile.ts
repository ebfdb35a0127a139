import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { ZodType } from 'zod';
import { ContentError, type Problem } from '#platform/base/common/problems';
import { validate } from '#platform/base/common/validate';
import { readYaml } from './yaml';

/** A data file: its value if it is valid, otherwise all problems. */
export interface DataFile<T> {
  value?: T;
  problems: Problem[];
}

/**
 * Reads and checks a data file of a site.
 *
 * @param file path relative to the folder of the site, of YAML or JSON; a missing file has neither
 *   value nor problems
 */
export function readDataFile<T>(siteDir: string, file: string, schema: ZodType<T>): DataFile<T> {
  const full = path.join(siteDir, file);
  if (!existsSync(full)) {
    return { problems: [] };
  }
  const { value, problems } = readYaml(readFileSync(full, 'utf8'), file);
  return problems.length > 0 ? { problems } : validate(schema, value, file);
}

/** A reading of a file that is made once, and again when the file has changed. */
export function cachedByMtime<T>(file: string, read: () => T): () => T {
  let last: { changed: number | undefined; value: T } | undefined;
  return () => {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (last?.changed !== changed || last === undefined) {
      last = { changed, value: read() };
    }
    return last.value;
  };
}

/**
 * Looks at data files that the framework is about to read with a parser of its own.
 *
 * @throws ContentError if one holds more than plain values
 */
export function refuseBadYaml(siteDir: string, files: readonly string[]): void {
  const problems = files.flatMap((file) => readDataFile(siteDir, file, z.unknown()).problems);
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}
