import type { ListView } from '#platform/collections/common/view';
import type { Video } from './schema';
import { TOPICS } from './topics';

/** A recording in the index. */
export interface VideoRow extends Pick<Video, 'format' | 'conference' | 'date' | 'topics'> {
  title: string;
  /** Without base path. */
  route: string;
  /** The year under which it is filed, from its route; the date may be in another year. */
  year: string;
  speakers: string[];
}

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
