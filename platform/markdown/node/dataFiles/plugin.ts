import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { MarkdownContribution } from '../contribution';

/** What the loader is given: absolute paths. */
export interface DataFilesOptions {
  files: readonly string[];
  folders: readonly string[];
}

/**
 * Has Markdown compiled again when data change that remark plugins put into it, in development and
 * in a build with the bundler's cache. The bundler cannot know these files: no page imports them.
 */
export default function dataFilesPlugin(
  { siteDir }: LoadContext,
  contributions: readonly Pick<MarkdownContribution, 'dataFiles'>[],
): Plugin {
  const paths = contributions.flatMap(({ dataFiles = [] }) =>
    dataFiles.map((file) => path.join(siteDir, file)),
  );
  const isFolder = (file: string) => path.extname(file) === '';
  const options: DataFilesOptions = {
    files: paths.filter((file) => !isFolder(file)),
    folders: paths.filter(isFolder),
  };
  return {
    name: 'site-data-files',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.md$/,
            enforce: 'pre',
            use: [{ loader: path.join(__dirname, 'loader.mjs'), options }],
          },
        ],
      },
    }),
  };
}
