import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from './e2e/browser';
import { SITES } from './e2e/sites';

export default defineConfig({
  testDir: 'e2e',
  // No traces: recording them costs a fifth of the time. `--trace on` records those of a test.
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The report names tests that pass only when run again.
  retries: 1,
  // A busy machine takes a multiple of a quiet one's time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // scripts/test.ts reads the file, and shows the last line of the output.
  reporter: [['line'], ['json', { outputFile: '.cache/reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SITES.root.url,
    // Tests of the service worker allow it; the others see requests as they are.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: ensureBrowser(),
      args: BROWSER_ARGS,
    },
  },
  // Any free port, which the server tells.
  webServer: Object.values(SITES).map(({ dir, baseUrl, variable }) => ({
    command: `tsx scripts/serve.ts --dir ${dir}`,
    env: { PORT: '0', BASE_URL: baseUrl },
    wait: { stdout: new RegExp(`http://localhost:(?<${variable.toLowerCase()}>\\d+)/`) },
  })),
});
