import type { Dataset } from '#platform/collections/node/dataset';
import { routeOf } from '#platform/content/common/routes';
import { readPage } from '#platform/content/node/frontMatter';
import { templateSchema, templatesSchema } from '../common/schema';

/** The template files, by the pages that show them. */
export const templateDataset: Dataset = {
  name: 'templates',
  title: 'Templates',
  description:
    'Files to copy into a repository, with their versions and what to fill in. Each lies at /resources/templates/files/, followed by its id.',
  schema: templateSchema,
  path: 'docs',
  recordsIn(text, file) {
    const { frontMatter = {} } = readPage(file, text).value ?? {};
    const { data = [] } = templatesSchema.safeParse(frontMatter.templates);
    return data.map((template) => ({
      id: template.file,
      title: template.file,
      route: routeOf({ kind: 'doc', file, frontMatter }),
      data: template,
    }));
  },
};
