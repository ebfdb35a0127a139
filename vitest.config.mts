import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{plugins,src,scripts}/**/*.test.ts'],
    // Fixture sites are built in separate processes, which take seconds.
    testTimeout: 120_000,
  },
});
