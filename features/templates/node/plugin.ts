import type { LoadContext, Plugin } from '@docusaurus/types';
import { publishedFolder } from '#platform/base/node/staticDir';
import { addressOf, TEMPLATES_DIR } from '../common/address';
import { loadTemplates } from './load';

/** Serves the template files, also in development. The content checks report problems in them. */
export default function templatesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-templates',
    getPathsToWatch: () => [`${TEMPLATES_DIR}/**`],
    loadContent() {
      publishedFolder(siteDir, addressOf(''))(loadTemplates(siteDir));
    },
  };
}
