import { readFileSync } from 'node:fs';
import { Globby } from '@docusaurus/utils';
import { configDefaults, defineConfig } from 'vitest/config';

const TESTS = '{bench,features,packages,platform,scripts,site}/**/*.test.{ts,tsx}';
const FIXTURES = '**/.fixture-*/**';
/** Tests that put other modules in the place of real ones. */
const mocking = Globby.sync(TESTS, { ignore: ['**/node_modules/**', FIXTURES] }).filter((file) =>
  readFileSync(file, 'utf8').includes('vi.mock('),
);

export default defineConfig({
  // What the framework's bundler finds under these names.
  resolve: {
    alias: [
      { find: /^@docusaurus\/(?=[A-Z]|use)/, replacement: '@docusaurus/core/lib/client/exports/' },
    ],
  },
  test: {
    // A process for each file takes longer to start than most of them run.
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [TESTS],
          exclude: [...configDefaults.exclude, FIXTURES, ...mocking],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'mocking', include: mocking } },
    ],
    // Fixture sites are built in processes of their own, which takes seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A log shows what failed.
    reporters: ['default', 'json'],
    // scripts/test.ts reads it.
    outputFile: { json: '.cache/reports/unit.json' },
  },
});
