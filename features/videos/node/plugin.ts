import type { Plugin } from '@docusaurus/types';
import { dataWriter } from '../../../platform/base/node/generatedData';
import { docsOf, siteContent } from '../../../platform/base/node/loadedContent';
import { toVideoRows, type VideosFiles } from '../common/rows';

/**
 * Provides the recordings to their index as `@generated/site-videos/default/videos.json`. Their
 * facts are in the front matter of their pages, which the content checks validate.
 */
export default function videosPlugin(): Plugin {
  return {
    name: 'site-videos',
    async allContentLoaded({ allContent, actions }) {
      const docs = docsOf(siteContent(allContent));
      await dataWriter<VideosFiles>(actions)('videos.json', toVideoRows(docs));
    },
  };
}
