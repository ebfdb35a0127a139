/**
 * Files of the framework of which this package knows more than the documentation tells, in two
 * lists. The README says of each what for; `npm run check:next` tells which of them a newer release
 * has changed.
 */

/** Modules of the client that others take the place of, by those. */
export const REPLACED = {
  'preload.ts': '@docusaurus/core/lib/client/preload',
  'noHighlighting.ts': '@docusaurus/theme-classic/lib/prism-include-languages',
} as const;

/** Files whose forms and habits are taken for granted. */
export const RELIED_ON = [
  // Forms of routes, registry and names of chunks.
  '@docusaurus/core/lib/server/codegen/codegenRoutes',
  '@docusaurus/core/lib/client/exports/ComponentCreator',
  '@docusaurus/plugin-content-docs/lib/globalData',
  // When routes are matched, drawn and loaded.
  '@docusaurus/core/lib/client/App',
  '@docusaurus/core/lib/client/clientEntry',
  '@docusaurus/core/lib/client/docusaurus',
  '@docusaurus/core/lib/client/normalizeLocation',
  '@docusaurus/core/lib/client/PendingNavigation',
  // What names chunks in the start script, and scripts in the pages.
  '@docusaurus/core/lib/webpack/plugins/ChunkAssetPlugin',
  '@docusaurus/core/lib/ssg/ssgTemplate.html',
] as const;
