// @ts-check

/**
 * A loader that tells the bundler from which files pages are compiled, beside their own (see
 * `plugin.ts`). It does not change the page.
 *
 * @this {{ addDependency: (file: string) => void, addContextDependency: (folder: string) => void, getOptions: () => import('./plugin').DataFilesOptions }}
 * @param {string} source
 */
export default function dataFiles(source) {
  const { files, folders } = this.getOptions();
  files.forEach((file) => this.addDependency(file));
  folders.forEach((folder) => this.addContextDependency(folder));
  return source;
}
