// A loader for the framework's registry of what pages are made of.
// @ts-check

/**
 * Each entry names its module a second time for rendering in a build, and that alone makes the
 * bundler compile it. In development pages are compiled when they are opened.
 *
 * @param {string} code of `registry.js`
 * @returns {string}
 */
export default function withoutWeakReferences(code) {
  return code.replace(/, require\.resolveWeak\("[^"]*"\)/g, '');
}
