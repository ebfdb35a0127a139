import type { ListView } from '#platform/collections/common/view';
import type { VideoRow } from './rows';
import { TOPICS } from './topics';

/**
 * How readers search and narrow the recordings.
 *
 * @param rows all recordings, whose years can be chosen
 */
export const videosView = (rows: readonly VideoRow[]): ListView<VideoRow> => ({
  noun: ['recording', 'recordings'],
  key: ({ route }) => route,
  text: ({ title, speakers, conference = '', format }) =>
    [title, ...speakers, conference, format].join('\n'),
  facets: [
    { id: 'topic', label: 'Topic', values: TOPICS, of: ({ topics }) => topics },
    {
      id: 'year',
      label: 'Year',
      inOrder: true,
      values: Object.fromEntries(rows.map(({ year }) => [year, year])),
      of: ({ year }) => [year],
    },
  ],
});
