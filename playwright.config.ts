import { defineConfig, devices } from '@playwright/test';
import { SITES } from './e2e/sites';

export default defineConfig({
  testDir: 'e2e',
  // No traces: recording them costs a fifth of the time. `--trace on` records those of a test.
  // Checks of one server alone are run by the script that starts it.
  testMatch: ['**/*.test.ts', ...(process.env.SITE_SERVER ? ['**/*.check.ts'] : [])],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SITES.root.url,
    // Tests of the service worker allow it; the others see requests as they are.
    serviceWorkers: 'block',
    launchOptions: {
      // Set by `npm test`; without it Playwright takes its own download.
      executablePath: process.env.CHROMIUM_PATH,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    },
  },
  webServer: Object.values(SITES).map(({ dir, port, baseUrl, url }) => ({
    command: `npx tsx scripts/${process.env.SITE_SERVER ?? 'serve'}.ts --dir ${dir}`,
    env: { PORT: String(port), BASE_URL: baseUrl },
    url: url + baseUrl,
    reuseExistingServer: false,
  })),
});
