import type { Plugin } from '@docusaurus/types';

/**
 * Lets style sheets bypass PostCSS. The minifier knows the browsers listed in `package.json` and
 * adapts the styles to them. By default the framework would build a chain of forty plugins for each
 * sheet, and look for a PostCSS configuration in every folder above it.
 */
export default function styleLoadingPlugin(): Plugin {
  return {
    name: 'site-style-loading',
    configurePostCss: (options) => ({ ...options, plugins: [], config: false }),
  };
}
