import type { Plugin } from '@docusaurus/types';

/**
 * Lets style sheets pass PostCSS untouched. The minifier knows the browsers of `package.json` and
 * writes for them; by itself the framework builds a chain of forty plugins for each sheet before
 * that, and looks for a configuration of PostCSS in every folder above it.
 */
export default function styleLoadingPlugin(): Plugin {
  return {
    name: 'site-style-loading',
    configurePostCss: (options) => ({ ...options, plugins: [], config: false }),
  };
}
