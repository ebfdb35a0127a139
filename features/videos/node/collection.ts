import { formatPartialDate } from '#platform/base/common/dates';
import { defineCollection, pages } from '#platform/collections/node/collection';
import { videoSchema, type Video, type VideoRow } from '../common/schema';
import { TOPICS } from '../common/topics';

/** The recordings: a page for each, with its facts in the front matter. */
export const recordings = defineCollection<Video, VideoRow>({
  name: 'videos',
  source: pages('docs/resources/videos', {
    field: 'video',
    isEntry: (path) => /^\d{4}\/[^/]+$/.test(path),
    shows: ['Recording'],
  }),
  schema: videoSchema,
  published: {
    title: 'Recordings',
    description:
      'Recorded talks for maintainers and contributors, with speakers, topics, and main points.',
    id: ({ youtube }) => youtube,
  },
  unique: [{ field: 'youtube', what: 'recording', of: ({ youtube }) => [youtube] }],
  toRow: ({ data, page: { title, route } = { title: '', route: '' } }) => {
    const { format, conference, date, topics, speakers } = data;
    return {
      title,
      route,
      year: route.split('/').at(-2) ?? '',
      format,
      ...(conference !== undefined && { conference }),
      date,
      topics,
      speakers: speakers.map(({ name }) => name),
    };
  },
  compare: (a, b) =>
    b.year.localeCompare(a.year) || b.date.localeCompare(a.date) || a.title.localeCompare(b.title),
  keywords: ({ format, date, conference = '', speakers, alsoOnStage = [], topics }) =>
    [
      ...speakers.map(({ name }) => name),
      ...alsoOnStage,
      conference,
      format,
      formatPartialDate(date),
      ...topics.map((id) => TOPICS[id]),
    ].filter(Boolean),
  itemPage: ({ date }) => ({ date }),
});
