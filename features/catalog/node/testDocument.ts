import { readContentFiles } from '../../../platform/content/node/files';
import type { CatalogDocument } from '../common/schema';
import { toDocument, toRecords } from './records';

/** The catalog of this site, as the plugin would publish it at `https://example.org/catalog/`. */
export async function siteDocument(): Promise<CatalogDocument> {
  const { files } = await readContentFiles('.');
  const docs = files
    .filter(({ kind }) => kind === 'doc')
    .map(({ file, frontMatter }) => {
      const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
      return {
        id,
        title: String(frontMatter.title),
        description: String(frontMatter.description),
        permalink: `/${id.replace(/^.*\/catalog\//, 'catalog/')}`,
        frontMatter,
      };
    });
  return toDocument(toRecords(docs, 'https://example.org'), {
    title: 'Catalog',
    url: 'https://example.org/catalog/',
    date: '2026-11-21',
    license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  });
}
