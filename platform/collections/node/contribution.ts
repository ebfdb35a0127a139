import type { LoadContext, Plugin } from '@docusaurus/types';
import * as z from 'zod';
import type { ZodType } from 'zod';
import { repeatsIn } from '#platform/base/common/lists';
import type { Problem } from '#platform/base/common/problems';
import { docsOf, siteContent } from '#platform/base/node/docusaurus';
import type { ContentFile } from '#platform/content/common/contentFile';
import type { CheckedSite, ContentContribution } from '#platform/content/node/contribution';
import {
  entriesOfDocs,
  entriesOfFiles,
  isEntryFile,
  readRecords,
  toRows,
  type AnyCollection,
  type Entry,
  type PagesSource,
  type Unique,
} from './collection';

/** Each page about an entry has its field and shows it, and no other page does. */
function checkPage(source: PagesSource, file: ContentFile, site: CheckedSite): Problem[] {
  const { field, folder, isEntry, shows = [] } = source;
  const has = file.frontMatter[field] !== undefined;
  if (isEntry ? has !== isEntryFile(source, file.file) : has && !isEntryFile(source, file.file)) {
    return [
      {
        file: file.file,
        field,
        reason: has ? `is on a page outside ${folder}/` : 'is missing',
        remedy: has
          ? `Move the page to ${folder}/, or remove the field.`
          : 'Add it; another page of the folder shows what belongs there.',
      },
    ];
  }
  const { components } = site.outlineOf(file);
  return shows
    .filter((name) => has && !components.some((component) => component.name === name))
    .map((name) => ({
      file: file.file,
      line: file.bodyOffset + 1,
      field: name,
      reason: 'is not in the text',
      remedy: `Write <${name} /> where it belongs.`,
    }));
}

const checkUnique = <Data>(
  { field, what, of }: Unique<Data>,
  entries: readonly Entry<Data>[],
): Problem[] =>
  repeatsIn(entries, (entry) => of(entry.data, entry)).map(({ item, key, first }) => ({
    file: item.file,
    field: `${item.field}.${field}`,
    reason: `the ${what} "${key}" is taken by ${first.file === item.file ? first.field : first.file}`,
    remedy: 'Change it in one of the two.',
  }));

/** All problems of a collection, those of single fields of its data file included. */
export function checkCollection(collection: AnyCollection, site: CheckedSite): Problem[] {
  const { source, unique = [] } = collection;
  const { entries, problems } =
    source.type === 'records'
      ? readRecords(site.siteDir, collection)
      : {
          entries: entriesOfFiles(collection, site.files),
          problems: site.files.flatMap((file) => checkPage(source, file, site)),
        };
  return problems.length > 0 && source.type === 'records'
    ? problems
    : [
        ...problems,
        ...unique.flatMap((one) => checkUnique(one, entries)),
        ...(collection.rules?.(entries, site) ?? []),
      ];
}

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
    collection.source.type === 'pages' ? [{ ...collection, ...collection.source }] : [],
  );
  return {
    frontMatter: {
      doc: Object.fromEntries(
        inPages.map(({ field, isList, schema }): [string, ZodType] => [
          field,
          (isList
            ? z
                .array(schema)
                .min(1, { error: 'is empty → Remove the field, or list what the page shows.' })
            : schema
          ).optional(),
        ]),
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

/**
 * Provides the entries of each collection to components, as
 * `@generated/site-collections/default/<name>.json`. The content check reports their problems.
 */
export function collectionsPlugin(
  { siteDir, baseUrl }: LoadContext,
  collections: readonly AnyCollection[],
): Plugin {
  return {
    name: 'site-collections',
    getPathsToWatch: () => [
      ...new Set(
        collections.flatMap(({ source }) => (source.type === 'records' ? source.file : [])),
      ),
    ],
    async allContentLoaded({ allContent, actions }) {
      const docs = docsOf(siteContent(allContent));
      for (const collection of collections) {
        const entries =
          collection.source.type === 'records'
            ? readRecords(siteDir, collection).entries
            : entriesOfDocs(collection, docs, baseUrl);
        await actions.createData(`${collection.name}.json`, toRows(collection, entries));
      }
    },
  };
}
