import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pagesOf, toDocuments } from './documents';
import { buildEntry } from './engine';
import { GENERATED_STATIC_DIR } from './staticDir';

export const INDEX_FILE = 'search-index.json';

/** Writes `search-index.json` from the content of the docs and the blog, in development too. */
export default function searchPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  const folder = path.join(siteDir, GENERATED_STATIC_DIR);
  // The folder has to be there before the bundler looks for static files.
  mkdirSync(folder, { recursive: true });
  return {
    name: 'site-search',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const entry = buildEntry(toDocuments(pagesOf(docs, blog), baseUrl));
      await writeFile(path.join(folder, INDEX_FILE), JSON.stringify([entry]));
    },
  };
}
