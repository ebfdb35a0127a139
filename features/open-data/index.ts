import { buildDay } from '#platform/base/node/buildDay';
import { HISTORY_FILE, historySchema } from '#platform/collections/node/history';
import { shownText } from '#platform/content/common/searchable';
import { readDataFile } from '#platform/content/node/dataFile';
import { datasetsOf, type Feature } from '#platform/feature';
import { replacing } from '#platform/markdown/node/replaced';
import { wordsOfMarkdown } from '#platform/markdown/node/text';
import { API_CATALOG, toFiles, toMarkdown } from './node/files';

/**
 * What the site knows, for other programs: each collection below `/data/`, and a page about them.
 *
 * @param features whose collections it publishes
 */
export const openData = (features: readonly Feature[]): Feature => {
  const datasets = datasetsOf(features);
  return {
    name: 'open-data',
    check: ({ siteDir }) => readDataFile(siteDir, HISTORY_FILE, historySchema).problems,
    resolved: ['Datasets'],
    remark: () => ({
      before: [replacing((name) => (name === 'Datasets' ? toMarkdown(datasets) : undefined))],
    }),
    search: {
      source: () => datasets.map(({ title, description }) => [title, description]),
      sections: () => ({ Datasets: () => [shownText(wordsOfMarkdown(toMarkdown(datasets)))] }),
    },
    headers: [
      {
        path: `/${API_CATALOG}`,
        headers: {
          'Content-Type':
            'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
          'Access-Control-Allow-Origin': '*',
        },
      },
    ],
    outputSteps: [
      {
        name: 'open data',
        run: (site) => ({ files: toFiles(site, datasets, buildDay()) }),
      },
    ],
  };
};
