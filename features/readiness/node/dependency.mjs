// @ts-check

/**
 * A loader that tells the bundler which pages depend on the criteria (see `remark.ts`), so that they
 * are compiled again when one changes. It does not change the page.
 *
 * @this {{ addDependency: (file: string) => void, getOptions: () => { file: string } }}
 * @param {string} source
 */
export default function criteriaDependency(source) {
  if (/^<(?:Criteria|FilesByLevel) /m.test(source)) {
    this.addDependency(this.getOptions().file);
  }
  return source;
}
