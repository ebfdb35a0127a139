import { shownText } from '#platform/content/common/pageFacts';
import type { Feature } from '#platform/feature';
import { API_CATALOG, datasetsIn, openDataPlugin } from './node/plugin';

/**
 * What the site knows, for other programs: each collection below `/data/`, and a page about them.
 *
 * @param features whose collections it publishes
 */
export const openData = (features: readonly Feature[]): Feature => {
  const datasets = datasetsIn(features.flatMap(({ collections = [] }) => collections));
  const texts = datasets.flatMap(({ published }) => [published.title, published.description]);
  return {
    name: 'open-data',
    plugins: [openDataPlugin(datasets)],
    components: { Datasets: 'features/open-data/browser/Datasets' },
    search: {
      source: () => texts,
      sections: () => ({ Datasets: () => [shownText(texts.join('\n'))] }),
    },
    // Once here: second copies of what features publish themselves, and records of changes.
    movedFiles: Object.fromEntries(
      datasets.flatMap(({ name, published: { files } }) => [
        ...(files
          ? [
              [`/data/${name}.json`, files.json],
              [`/data/${name}.schema.json`, files.schema ?? files.page],
            ]
          : []),
        [`/data/${name}.changes.json`, '/whats-new'],
        [`/data/${name}.feed.json`, '/whats-new.xml'],
      ]),
    ) as Record<string, string>,
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
  };
};
