import type { Feature } from '../../platform/feature';
import { formatPartialDate } from '../../platform/base/common/dates';
import { shownText } from '../../platform/content/common/searchable';
import { videoSchema, type Video } from './common/schema';
import { TOPICS } from './common/topics';
import { checkVideos } from './node/rules';
import videosPlugin from './node/plugin';

const BROWSER = 'features/videos/browser';

/** Recordings of talks: a page for each, with its facts in the front matter, and an index. */
export const videos: Feature = {
  name: 'videos',
  plugins: [videosPlugin],
  frontMatter: { doc: { video: videoSchema.optional() } },
  itemPage: ({ video }) =>
    video ? { dated: { what: 'recording', date: (video as Video).date } } : undefined,
  check: ({ files }) => checkVideos(files),
  components: {
    MainPoints: `${BROWSER}/Video`,
    Recording: `${BROWSER}/Video`,
    VideoIndex: `${BROWSER}/VideoIndex`,
  },
  search: {
    keywords: ({ video }) => (video === undefined ? [] : keywordsOf(video as Video)),
    sections: () => ({
      MainPoints: (_attributes, { video }) => {
        const { takeaways } = (video ?? {}) as Partial<Video>;
        return takeaways ? [shownText(takeaways.join(' '))] : [];
      },
    }),
  },
};

/** Names by which readers search for a recording. */
function keywordsOf({
  format,
  date,
  conference = '',
  speakers,
  alsoOnStage = [],
  topics,
}: Video): string[] {
  return [
    ...speakers.map(({ name }) => name),
    ...alsoOnStage,
    conference,
    format,
    formatPartialDate(date),
    ...topics.map((id) => TOPICS[id]),
  ].filter(Boolean);
}
