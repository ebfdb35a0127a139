// `npm run make -- screenshots`: pictures of a page of each kind in both themes at three widths, for a
// look by eye. They are not compared by machine: fonts and rendering differ between systems.
import path from 'node:path';
import { launch } from '../e2e/browser';
import { SAMPLES } from '../e2e/samples';
import { withSite } from '#platform/output/node/hosting/server';
import { ROOT } from './lib/command';

const PAGES = [...Object.values(SAMPLES), '/404'];
const WIDTHS = [360, 768, 1440];
const OUT = path.join(ROOT, '.cache/screenshots');

async function takeAll(origin: string): Promise<void> {
  const browser = await launch();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of WIDTHS) {
      const page = await browser.newPage({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      for (const route of PAGES) {
        await page.goto(origin + route);
        await page.locator('html[data-has-hydrated=true]').waitFor();
        const name = route.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';
        await page.screenshot({ path: path.join(OUT, `${name}-${width}-${colorScheme}.png`) });
      }
      await page.close();
    }
  }
  await browser.close();
}

async function main(): Promise<void> {
  await withSite(path.join(ROOT, 'build'), takeAll);
  console.log(`${PAGES.length * WIDTHS.length * 2} pictures are in ${path.relative(ROOT, OUT)}.`);
}

void main();
