import type { KnipConfig } from 'knip';

export default {
  // What is named by a path or a rule, not imported.
  workspaces: {
    '.': {
      entry: [
        'docusaurus.config.js',
        'site/{config,sidebars,tasks}.ts',
        'platform/feature.ts',
        'platform/content/node/fixture/docusaurus.config.js',
        'platform/content/node/fixture/tasks.ts',
        '{platform,features}/*/browser/theme/**/*.{ts,tsx}',
        '{platform,features}/*/browser/*.tsx',
        '{platform,features}/*/browser/*/index.tsx',
        'platform/frame/browser/clientModules/*.ts',
        'features/offline/browser/register.ts',
        'features/*/browser/inline/*.ts',
        'platform/content/node/*.test.ts',
        'features/*/worker/*.ts',
        '{platform,features}/**/*.{d.ts,mjs}',
        'netlify/edge-functions/*.mjs',
        'scripts/*.{ts,mjs}',
        // Named in .markdownlint-cli2.yaml.
        'scripts/lib/words.mjs',
        'bench/*.ts',
        'bench/lib/*.mjs',
        'bench/search/ours.ts',
        'bench/stock/*.mjs',
        'e2e/test-pages/*.tsx',
      ],
    },
    'packages/light-client': {
      entry: ['{browser,server}/**/*.{ts,tsx}'],
    },
    'packages/mcp': {
      entry: ['node/{data,mcp}.ts'],
    },
    'packages/cli': {
      entry: ['node/{data,cli}.ts'],
    },
  },
  // The compiler finds imports that lead nowhere.
  exclude: ['unresolved'],
  ignoreDependencies: [
    // Aliases of the framework.
    /^@(?:generated|site|theme|theme-init|theme-original)\//,
    /^@docusaurus\/(?:[A-Z]|use[A-Z]|router$|renderRoutes$)/,
    // Parts of the framework whose versions it decides.
    /^(?:@docusaurus\/mdx-loader|@rspack\/core|history|react-router|react-router-config|react-router-dom|webpack|webpack-dev-server|webpack-merge)$/,
    // Packages of this repository.
    /^@contribute-site\//,
    // The bundler, by the name of an option.
    '@docusaurus/faster',
    // Read by scripts/make-font.ts and by social cards.
    '@fontsource-variable/figtree',
  ],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
