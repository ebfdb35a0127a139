import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { toRows } from './rows';

/**
 * Gives the entries of the catalogue to components, as
 * `@generated/site-catalog/default/incidents.json`. The entries themselves are
 * pages; their facts are checked by the content checks.
 */
export default function catalogPlugin(): Plugin {
  return {
    name: 'site-catalog',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      await actions.createData(
        'incidents.json',
        toRows(docs.loadedVersions.flatMap((version) => version.docs)),
      );
    },
  };
}
