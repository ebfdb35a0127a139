import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { ZodType } from 'zod';
import { ContentError, type Problem } from '../../base/common/problems';
import { validate } from '../../base/common/validate';
import { readYaml, type Read } from './yaml';

/** A data file: its value if it is valid, otherwise all problems. */
export interface DataFile<T> {
  value?: T;
  problems: Problem[];
}

/**
 * Checks the text of a data file.
 *
 * @param text YAML or JSON
 * @param file its path, for the messages
 */
export function parseDataFile<T>(text: string, file: string, schema: ZodType<T>): DataFile<T> {
  return validated(readYaml(text, file), file, schema);
}

const validated = <T>({ value, problems }: Read<unknown>, file: string, schema: ZodType<T>) =>
  problems.length > 0 ? { problems } : validate(schema, value, file);

/** What was read last in each file. Several features ask for one file, some for every page. */
const lastRead = new Map<string, { text: string; read: Read<unknown> }>();

/**
 * Reads and checks a data file of a site.
 *
 * @param file path relative to the folder of the site; a missing file has neither value nor
 *   problems
 */
export function readDataFile<T>(siteDir: string, file: string, schema: ZodType<T>): DataFile<T> {
  const full = path.join(siteDir, file);
  if (!existsSync(full)) {
    return { problems: [] };
  }
  const text = readFileSync(full, 'utf8');
  let last = lastRead.get(full);
  if (last?.text !== text) {
    last = { text, read: readYaml(text, file) };
    lastRead.set(full, last);
  }
  return validated(last.read, file, schema);
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
