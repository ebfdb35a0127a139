// `npm run screenshots`: pictures of 15 representative pages in both themes at three widths, for a
// look by eye. They are not compared by machine: fonts and rendering differ between systems.
import { existsSync, mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { REPRESENTATIVE_PAGES } from './lib/pages';
import { createSiteServer } from './lib/server';
import { ensureBrowser, ROOT, stop } from './lib/setup.mjs';

const PAGES = [...REPRESENTATIVE_PAGES, '/404'];
const WIDTHS = [360, 768, 1440];
const OUT = path.join(ROOT, '.cache/screenshots');

async function takeAll(browser: Browser, origin: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const route of PAGES) {
        await page.goto(origin + route);
        await page.locator('html[data-has-hydrated=true]').waitFor();
        const name = route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
        await page.screenshot({ path: path.join(OUT, `${name}-${width}-${colorScheme}.png`) });
      }
      await context.close();
    }
  }
}

async function main(): Promise<void> {
  const folder = path.join(ROOT, 'build');
  if (!existsSync(folder)) {
    stop('There is no built site. Run "npm run build" first.');
  }
  mkdirSync(OUT, { recursive: true });
  const server = await createSiteServer(folder, '/');
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  await takeAll(browser, `http://localhost:${port}`);
  await browser.close();
  server.close();
  console.log(`${PAGES.length * WIDTHS.length * 2} pictures are in ${path.relative(ROOT, OUT)}.`);
}

void main();
