import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { toRows } from './rows';

/**
 * Gives the recordings to their index as `@generated/site-videos/default/videos.json`.
 * Their facts stand in the front matter of their pages and are checked by the content checks.
 */
export default function videosPlugin(): Plugin {
  return {
    name: 'site-videos',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      await actions.createData(
        'videos.json',
        toRows(docs.loadedVersions.flatMap((version) => version.docs)),
      );
    },
  };
}
