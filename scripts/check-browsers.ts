// `npm run check -- browsers`: what readers do first (e2e/firstActions.ts), and Back after a reload, on the built
// site in Firefox, which `npx playwright install firefox` brings. With a text only what has it in its name.
import path from 'node:path';
import { firefox, type Page } from '@playwright/test';
import { DESKTOP, FIRST_ACTIONS, perform, until, usesOf } from '../e2e/firstActions';
import { SAMPLES } from '../e2e/samples';
import { withSite } from '#platform/output/node/hosting/server';
import { ROOT } from './lib/command';

const [text = ''] = process.argv.slice(2);

/** A page that was left by a link, and comes back by Back from a document that has just been loaded. */
async function goBackAfterReload(page: Page, origin: string): Promise<void> {
  await page.goto(origin + SAMPLES['long document page']);
  await until(page, () => document.documentElement.dataset.hasHydrated === 'true');
  await page.evaluate(() => {
    window.scrollTo({ top: 1500, behavior: 'instant' });
    document.querySelector<HTMLElement>('.navbar__item[href="/blog"]')?.click();
  });
  await until(page, () => document.querySelector('h1')?.textContent === 'Blog');
  await page.reload();
  await page.evaluate(() => history.back());
  await until(
    page,
    () => document.querySelector('h1')?.textContent !== 'Blog' && window.scrollY === 1500,
  );
}

async function main(): Promise<void> {
  // A busy machine takes its time. Without a Firefox, the message says how to install it.
  const browser = await firefox.launch({ timeout: 120_000 });
  const failed: string[] = [];
  /** Tries something on a page of its own, where no script may fail. */
  const attempt = async (
    name: string,
    viewport: typeof DESKTOP,
    act: (page: Page) => Promise<void>,
  ): Promise<void> => {
    if (!name.includes(text)) {
      return;
    }
    const page = await browser.newPage({ viewport });
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await act(page).catch((error: unknown) => errors.push(error));
    await page.close();
    console.log(`${errors.length > 0 ? 'FAILED' : 'passed'} ${name}`);
    if (errors.length > 0) {
      console.error(...errors);
      failed.push(name);
    }
  };
  await withSite(path.join(ROOT, 'build'), async (origin) => {
    for (const [name, action] of Object.entries(FIRST_ACTIONS)) {
      // Firefox makes no click of what its driver taps.
      for (const use of usesOf(action).filter(({ means }) => means !== 'tap')) {
        await attempt(
          `${name}, ${use.means} ${use.moment} ms after load`,
          action.viewport ?? DESKTOP,
          async (page) => {
            await page.goto(origin + action.route);
            await perform(page, action, use);
          },
        );
      }
    }
    await attempt('Back after a reload', DESKTOP, (page) => goBackAfterReload(page, origin));
  });
  await browser.close();
  console.log(failed.length > 0 ? `${failed.length} failed in Firefox.` : 'All passed in Firefox.');
  process.exitCode = failed.length > 0 ? 1 : 0;
}

void main();
