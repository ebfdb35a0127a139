// @ts-check
import path from 'node:path';

/**
 * A loader that tells the bundler which template files a page depends on (see `remark.ts`), so that
 * the page is compiled again when one changes. It does not change the page.
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
