import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Feature } from '#platform/feature';
import { publishedFolder } from '#platform/base/node/files';
import { shownText } from '#platform/content/common/pageFacts';
import { wordsOfMarkdown } from '#platform/markdown/node/nodes';
import { addressOf, TEMPLATES_DIR } from './common/file';
import { loadTemplates, templates as collection } from './node/public';
import { remarkTemplates } from './node/preview';

/** Serves the template files, also in development. The content checks report problems in them. */
const templatesPlugin = ({ siteDir }: LoadContext): Plugin => ({
  name: 'site-templates',
  getPathsToWatch: () => [`${TEMPLATES_DIR}/**`],
  loadContent() {
    publishedFolder(siteDir, addressOf(''))(loadTemplates(siteDir));
  },
});

/** Files to copy: served as they are, and shown rendered on the pages that explain them. */
export const templates: Feature = {
  name: 'templates',
  collections: [collection],
  plugins: [templatesPlugin],
  components: {
    Template: 'features/templates/browser/Template',
    TemplateGrid: 'features/templates/browser/TemplateGrid',
  },
  dataFiles: [TEMPLATES_DIR],
  remark: (siteDir) => ({
    after: [[remarkTemplates, { siteDir }]],
  }),
  search: {
    source: (siteDir) => [...loadTemplates(siteDir)],
    sections: (siteDir) => {
      const files = loadTemplates(siteDir);
      return {
        Template: ({ file = '' }) => [shownText('', wordsOfMarkdown(files.get(file) ?? ''))],
      };
    },
  },
};
