import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { ContentError } from '../../shared/problems';
import { validate } from '../../shared/validate';

export const NEEDS_FILE = 'data/search-needs.yaml';

const fileSchema = z.record(
  z.string(),
  z
    .array(z.string().min(1, { error: 'is empty → Write a need, or remove the line.' }))
    .min(1, { error: 'is empty → Write a need below the route, or remove it.' }),
);

/** For each route without base path, what readers want when the page is the one for them. */
export type Needs = Readonly<Record<string, readonly string[]>>;

/**
 * Reads the needs of readers in their own words, which do not stand in the pages.
 *
 * @throws ContentError when the file is not a list of needs for each route
 */
export function loadNeeds(siteDir: string): Needs {
  const raw: unknown = parse(readFileSync(path.join(siteDir, NEEDS_FILE), 'utf8'));
  const { value, problems } = validate(fileSchema, raw, NEEDS_FILE);
  if (!value) {
    throw new ContentError(problems);
  }
  return value;
}

/**
 * Finds needs whose page is gone or has moved.
 *
 * @param routes of all pages, without base path
 * @throws ContentError that names each
 */
export function checkNeeds(needs: Needs, routes: readonly string[]): void {
  const known = new Set(routes);
  const problems = Object.keys(needs)
    .filter((route) => !known.has(route))
    .map((route) => ({
      file: NEEDS_FILE,
      field: route,
      reason: 'is the route of no page',
      remedy: 'Write the route of the page as its address has it, or remove its needs.',
    }));
  if (problems.length > 0) {
    throw new ContentError(problems);
  }
}
