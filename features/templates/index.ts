import type { Feature } from '#platform/feature';
import { shownText } from '#platform/content/common/searchable';
import { wordsOfMarkdown } from '#platform/markdown/node/text';
import { TEMPLATES_DIR } from './common/address';
import { templatesSchema } from './common/schema';
import { templateDataset } from './node/dataset';
import { loadFormerVersions, loadTemplates } from './node/load';
import remarkTemplates from './node/remark';
import { checkTemplates } from './node/rules';
import templatesPlugin from './node/plugin';

/** Files to copy: served as they are, and shown rendered on the pages that explain them. */
export const templates: Feature = {
  name: 'templates',
  datasets: [templateDataset],
  plugins: [templatesPlugin],
  frontMatter: { doc: { templates: templatesSchema.optional() } },
  check: (site) =>
    checkTemplates(site, loadTemplates(site.siteDir), (file) => [
      ...loadFormerVersions(site.siteDir, file).keys(),
    ]),
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
