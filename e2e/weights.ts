// What a first visit to a page costs: which files a browser asks for, and their size as hosts send them.
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import type { Budget } from './budgets';

/** A file that the visit asked for. */
export interface Transfer {
  /** Path with base path. */
  path: string;
  /** Size of the body as hosts send it: text compressed with gzip. */
  bytes: number;
}

/** Formats that are compressed already go as they are. */
const COMPRESSED = /\.(?:woff2|png|jpe?g|webp|avif)$/;

const known = new Map<string, Promise<Transfer>>();

async function transfer(url: string): Promise<Transfer> {
  const path = new URL(url).pathname;
  const body = Buffer.from(await (await fetch(url)).arrayBuffer());
  return { path, bytes: (COMPRESSED.test(path) ? body : gzipSync(body)).length };
}

/** Each address is asked for once, so that sizes never depend on a browser's timing. */
function transferOf(url: string): Promise<Transfer> {
  const asked = known.get(url) ?? transfer(url);
  known.set(url, asked);
  return asked;
}

/**
 * Opens a page with an empty cache.
 *
 * @param settled ends the visit: what is asked for before it counts
 * @param prepare what comes before the visit
 * @returns the files asked for, heaviest first
 */
export async function visit(
  browser: Browser,
  url: string,
  settled: (page: Page) => Promise<unknown>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Transfer[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await prepare?.(page);
  await page.goto(url);
  await settled(page);
  const icons = await page
    .locator('link[rel~="icon"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await context.close();
  const urls = requests
    // What a redirect leads to is a request of its own.
    .filter((request) => request.url().startsWith('http') && request.redirectedTo() === null)
    .map((request) => request.url())
    // A browser with tabs asks for the icon, a headless shell doesn't.
    .filter((url) => !icons.includes(url));
  const transfers = await Promise.all([...new Set(urls)].map(transferOf));
  return transfers.sort((a, b) => b.bytes - a.bytes);
}

/** What a visit costs, in the units of its limits. */
export function weigh(transfers: readonly Transfer[]): Budget {
  const sum = (ending: string) =>
    transfers
      .filter(({ path }) => path.endsWith(ending))
      .reduce((bytes, file) => bytes + file.bytes, 0) / 1000;
  return {
    total: sum(''),
    script: sum('.js'),
    style: sum('.css'),
    font: sum('.woff2'),
    requests: transfers.length,
  };
}
