import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{bench,plugins,src,scripts}/**/*.test.ts'],
    exclude: ['**/.fixture-copies/**'],
    // Fixture sites are built in processes of their own, which takes seconds.
    testTimeout: 120_000,
    // Where `npm test` looks for the number of tests.
    outputFile: process.env.VITEST_REPORT ? { json: process.env.VITEST_REPORT } : undefined,
  },
});
