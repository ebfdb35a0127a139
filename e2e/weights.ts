// What a first visit to a page costs: which files a browser asks for, and their size as hosts send them.
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';

export type Kind = 'document' | 'script' | 'style' | 'font' | 'image' | 'data';

/** A file that the visit asked for. */
export interface Transfer {
  /** Path with base path. */
  path: string;
  kind: Kind;
  /** Size of the body as hosts send it: text compressed with gzip. */
  bytes: number;
}

/** Sums of a visit in bytes; `requests` is a count. */
export interface Weight extends Partial<Record<Kind, number>> {
  total: number;
  requests: number;
}

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/html/, 'document'],
  [/javascript/, 'script'],
  [/css/, 'style'],
  [/font|woff/, 'font'],
  [/image/, 'image'],
];

/** @param type value of a `Content-Type` header */
export function kindOf(type: string): Kind {
  return KINDS.find(([pattern]) => pattern.test(type))?.[1] ?? 'data';
}

/** Formats that are compressed already go as they are. */
function isCompressed(type: string): boolean {
  return /font|woff|image\/(?!svg|x-icon)/.test(type);
}

const known = new Map<string, Promise<Transfer>>();

/** Each address is asked for once, so that sizes never depend on a browser's timing. */
export function transferOf(url: string): Promise<Transfer> {
  const transfer =
    known.get(url) ??
    (async () => {
      const response = await fetch(url);
      const type = response.headers.get('content-type') ?? '';
      const body = Buffer.from(await response.arrayBuffer());
      return {
        path: new URL(url).pathname,
        kind: kindOf(type),
        bytes: isCompressed(type) ? body.length : gzipSync(body).length,
      };
    })();
  known.set(url, transfer);
  return transfer;
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

export function weigh(transfers: readonly Transfer[]): Weight {
  const weight: Weight = { total: 0, requests: transfers.length };
  for (const { kind, bytes } of transfers) {
    weight.total += bytes;
    weight[kind] = (weight[kind] ?? 0) + bytes;
  }
  return weight;
}
