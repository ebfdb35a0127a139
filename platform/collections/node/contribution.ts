import type { ZodType } from 'zod';
import type { ContentContribution } from '#platform/content/node/contribution';
import type { AnyCollection } from './collection';
import { checkCollection } from './check';
import { entriesOfFiles, readRecords } from './read';

/**
 * What follows for content from a feature's collections: fields of front matter, checks, aging, and
 * names by which readers search for the page of an entry.
 */
export function toContribution(collections: readonly AnyCollection[]): Required<
  Pick<ContentContribution, 'frontMatter' | 'check' | 'itemPage' | 'aging'>
> & {
  keywords: (frontMatter: Readonly<Record<string, unknown>>) => string[];
} {
  const inPages = collections.flatMap((collection) =>
    collection.source.type === 'pages' ? [{ ...collection, field: collection.source.field }] : [],
  );
  return {
    frontMatter: {
      doc: Object.fromEntries(
        inPages.map(({ field, schema }): [string, ZodType] => [field, schema.optional()]),
      ),
    },
    check: (site) => collections.flatMap((collection) => checkCollection(collection, site)),
    itemPage: (frontMatter) =>
      inPages
        .filter(({ field }) => frontMatter[field] !== undefined)
        .map((collection) => collection.itemPage?.(frontMatter[collection.field]))
        .at(0),
    aging: ({ siteDir, files, today, withinDays }) =>
      collections.flatMap((collection) =>
        collection.aging
          ? collection.aging(
              collection.source.type === 'records'
                ? readRecords(siteDir, collection).entries
                : entriesOfFiles(collection, files),
              today,
              withinDays,
            )
          : [],
      ),
    keywords: (frontMatter) =>
      inPages.flatMap((collection) =>
        frontMatter[collection.field] === undefined
          ? []
          : (collection.keywords?.(frontMatter[collection.field]) ?? []),
      ),
  };
}
