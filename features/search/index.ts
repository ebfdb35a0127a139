import type { LoadContext } from '@docusaurus/types';
import type { Feature } from '#platform/feature';
import type { SearchOptionsInput } from './common/options';
import { checkIntentsFile, readSynonyms } from './node/dataFiles';
import searchPlugin, { publishFiles, searchDescription, type PendingIndex } from './node/plugin';

/**
 * The search: an index of all pages, the dialog, the page of results, and a description for
 * browsers.
 *
 * @param featuresOf the features whose pages, keywords and components are indexed
 * @param tasks module whose `makeIndex` runs in a thread
 */
export const search = (
  featuresOf: () => readonly Feature[],
  options: SearchOptionsInput & { tasks: string },
): Feature => {
  const index: PendingIndex = { files: Promise.resolve({}) };
  return {
    name: 'search',
    check: ({ siteDir, routes }) => [
      ...checkIntentsFile(siteDir, routes),
      ...readSynonyms(siteDir).problems,
    ],
    pages: [
      {
        url: '/search',
        title: 'Search',
        description: 'Every page of the site, by its words or by what you need.',
        keywords: [],
        isUnlisted: true,
      },
    ],
    plugins: [(context: LoadContext) => searchPlugin(context, featuresOf, options, index)],
    outputSteps: [publishFiles(index), searchDescription],
  };
};
