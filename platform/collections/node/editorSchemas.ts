import * as z from 'zod';
import { groupBy } from '../../base/common/groupBy';
import type { AnyCollection } from './collection';

/**
 * The schema of each data file of collections, whole, for editors that complete and check while
 * somebody writes.
 *
 * @returns by path relative to the site's folder
 */
export function fileSchemas(collections: readonly AnyCollection[]): Map<string, z.ZodType> {
  const lists = collections.flatMap(({ source, schema }) =>
    source.type === 'records' ? [{ ...source, schema: z.array(schema) }] : [],
  );
  return new Map(
    [...groupBy(lists, ({ file }) => file)].map(([file, [first, ...others]]) => [
      file,
      first?.list === undefined
        ? (first?.schema ?? z.unknown())
        : z.strictObject(
            Object.fromEntries([
              // What isn't a collection may be anything here.
              ...(first.beside ?? []).map((other) => [other, z.unknown()] as const),
              ...[first, ...others].map(({ list = '', schema }) => [list, schema] as const),
            ]),
          ),
    ]),
  );
}
