// @ts-check
import path from 'node:path';

/**
 * A loader that tells the bundler from which template files a page is made (see
 * `remark.ts`), so that a change of a file renews the page. Leaves the page as it is.
 *
 * @this {{ addDependency: (file: string) => void, getOptions: () => { folder: string } }}
 * @param {string} source
 */
export default function templateDependencies(source) {
  const { folder } = this.getOptions();
  for (const [, file = ''] of source.matchAll(/^<Template file="([^"]*)"/gm)) {
    this.addDependency(path.join(folder, file));
  }
  return source;
}
