// @ts-check
import path from 'node:path';

/**
 * A loader that tells the bundler from which files the components of a page draw (see `plugin.ts`).
 * It does not change the page.
 *
 * @this {{ addDependency: (file: string) => void, getOptions: () => import('./plugin').DrawnDataOptions }}
 * @param {string} source
 */
export default function drawnData(source) {
  const { siteDir, drawn } = this.getOptions();
  for (const [, name = '', attributes = ''] of source.matchAll(/<([A-Z]\w*)\b([^>]*)/g)) {
    const file = drawn[name];
    if (file !== undefined) {
      const values = Object.fromEntries(
        [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      );
      this.addDependency(path.join(siteDir, typeof file === 'string' ? file : file(values)));
    }
  }
  return source;
}
