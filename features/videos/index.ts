import type { Feature } from '#platform/feature';
import { shownText } from '#platform/content/common/pageFacts';
import type { Video } from './common/schema';
import { recordings } from './node/collection';

const BROWSER = 'features/videos/browser';

/** Recordings of talks, and their index. */
export const videos: Feature = {
  name: 'videos',
  collections: [recordings],
  components: {
    MainPoints: `${BROWSER}/Video`,
    Recording: `${BROWSER}/Video`,
    VideoIndex: `${BROWSER}/VideoIndex`,
  },
  search: {
    sections: () => ({
      MainPoints: (_attributes, { video }) => {
        const { takeaways } = (video ?? {}) as Partial<Video>;
        return takeaways ? [shownText(takeaways.join(' '))] : [];
      },
    }),
  },
};
