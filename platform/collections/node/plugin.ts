import type { LoadContext, Plugin } from '@docusaurus/types';
import { docsOf, siteContent } from '#platform/base/node/docusaurus';
import { type AnyCollection, entriesOfDocs, readRecords, toRows } from './collection';

/**
 * Provides the entries of each collection to components, as
 * `@generated/site-collections/default/<name>.json`. The content check reports their problems.
 */
export default function collectionsPlugin(
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
