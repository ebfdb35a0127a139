import { defineConfig } from 'vitest/config';

export default defineConfig({
  // What the framework's bundler finds under these names.
  resolve: {
    alias: [
      { find: /^@docusaurus\/(?=[A-Z]|use)/, replacement: '@docusaurus/core/lib/client/exports/' },
    ],
  },
  test: {
    include: ['{bench,features,packages,platform,scripts,site}/**/*.test.{ts,tsx}'],
    exclude: ['**/.fixture-*/**'],
    // Fixture sites are built in processes of their own, which takes seconds.
    testTimeout: 120_000,
    // Where `npm test` looks for the number of tests.
    outputFile: process.env.VITEST_REPORT ? { json: process.env.VITEST_REPORT } : undefined,
    coverage: {
      // What runs in a browser is tried in one.
      include: ['{features,packages,platform}/**/{common,node}/**/*.{ts,mjs}'],
      exclude: ['**/fixture/**', '**/test[A-Z]*.ts', '**/*.d.ts'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: '.cache/coverage',
      thresholds: { '**/common/**': { lines: 85 }, '**/node/**': { lines: 85 } },
    },
  },
});
