// `npm run check -- browsers`: what readers do first (e2e/firstActions.ts), and Back after a reload, on the built
// site in Firefox; the system's, or the one that FIREFOX_PATH names. With a text only what has it in its name.
import path from 'node:path';
import { launch, type Page } from 'puppeteer-core';
import { findProgram } from '../e2e/browser';
import { DESKTOP, type Driver, FIRST_ACTIONS, perform, until, usesOf } from '../e2e/firstActions';
import { SAMPLES } from '../e2e/samples';
import { withSite } from '#platform/output/node/hosting/server';
import { ROOT, stop } from './lib/command';

const [text = ''] = process.argv.slice(2);
const MAC = '/Applications/Firefox.app/Contents/MacOS/firefox';

/** A page that was left by a link, and comes back by Back from a document that has just been loaded. */
async function goBackAfterReload(page: Page & Driver, origin: string): Promise<void> {
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
  const browser = await launch({
    browser: 'firefox',
    // A busy machine takes its time.
    timeout: 120_000,
    executablePath:
      process.env.FIREFOX_PATH ??
      findProgram(['firefox', 'firefox-esr'], [MAC]) ??
      stop('There is no Firefox. Install it, or name one in FIREFOX_PATH.'),
  });
  const failed: string[] = [];
  /** Tries something on a page of its own, where no script may fail. */
  const attempt = async (
    name: string,
    viewport: typeof DESKTOP,
    act: (page: Page & Driver) => Promise<void>,
  ): Promise<void> => {
    if (!name.includes(text)) {
      return;
    }
    const context = await browser.createBrowserContext();
    // Its types also know values that stay in the browser.
    const page = (await context.newPage()) as Page & Driver;
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.setViewport(viewport);
    await act(page).catch((error: unknown) => errors.push(error));
    await context.close();
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
