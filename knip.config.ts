import type { KnipConfig } from 'knip';

export default {
  // What is named by a path or a rule, not imported.
  entry: [
    'bench/**/*.{ts,js,mjs}',
    'docusaurus.config.ts',
    'e2e/**/*.check.ts',
    'e2e/test-pages/*.tsx',
    'plugins/*/index.ts',
    'plugins/*/*.mjs',
    'plugins/*/{client,server,worker}/**/*.{ts,tsx}',
    'plugins/content-checks/fixture/docusaurus.config.ts',
    'scripts/*.{ts,mjs}',
    'scripts/lib/{framework,typescript}.mjs',
    'sidebars.ts',
    'src/clientModules/*.ts',
    'src/components/**/index.tsx',
    'src/components/{Search/SearchDialog,StylePage/Samples}.tsx',
    'src/pages/**/*.tsx',
    'src/theme/**/*.{ts,tsx}',
  ],
  // The compiler finds imports that lead nowhere.
  exclude: ['unresolved'],
  ignoreDependencies: [
    // Aliases of the framework.
    /^@(?:generated|site|theme|theme-original)\//,
    /^@docusaurus\/(?:[A-Z]|use[A-Z]|router$|renderRoutes$)/,
    // Parts of the framework whose versions it decides.
    /^(?:@rspack\/core|history|react-router|react-router-config|react-router-dom|vfile|webpack|webpack-dev-server|webpack-merge)$/,
    // Bundles with Rspack once it is installed.
    '@docusaurus/faster',
    // Its file is named by weight.
    '@fontsource/figtree',
    // Installed by the benchmark itself.
    'docusaurus-plugin-search-local',
    'lunr',
  ],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
