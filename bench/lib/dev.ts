import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median } from 'd3-array';
import { SAMPLES } from '../../e2e/samples';
import { freePort } from '../../platform/base/node/testPort';
import { end, start } from './processes';

const PAGE = SAMPLES['document page'];
/** The page that is edited, in both sites. */
const PAGE_FILE = `docs${PAGE}.md`;
const TIMEOUT_MS = 300_000;
const ASK_AGAIN_MS = 100;
const EDITS = 3;

export interface DevFigures {
  /** Seconds from the command to a page that is drawn in a browser. */
  ready: number;
  /** Milliseconds from saving a page to its new text in the browser; median. */
  edit: number;
}

/**
 * Lets a page of a site be edited while something runs; it is put back after it.
 *
 * @param use gets a function that adds a paragraph to the page
 */
export async function withEdits<Result>(
  site: string,
  use: (add: (text: string) => void) => Promise<Result>,
): Promise<Result> {
  const file = path.join(site, PAGE_FILE);
  const original = readFileSync(file);
  const restore = () => {
    writeFileSync(file, original);
  };
  process.on('exit', restore);
  try {
    return await use((text) => {
      appendFileSync(file, `\n${text}\n`);
    });
  } finally {
    restore();
    process.off('exit', restore);
  }
}

/** Opens a page once the server answers, and waits until it is drawn. */
async function open(page: Page, url: string): Promise<void> {
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    await setTimeout(ASK_AGAIN_MS);
  }
  await page.goto(url, { timeout: TIMEOUT_MS });
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: TIMEOUT_MS });
}

/**
 * Starts the development server of a site, opens a page and edits it.
 *
 * @param site folder of the site
 */
export async function measureDev(browser: Browser, site: string): Promise<DevFigures> {
  const port = await freePort();
  const page = await browser.newPage();
  const begin = performance.now();
  const server = start(`npx docusaurus start --no-open --port ${port}`, site);
  try {
    await open(page, `http://localhost:${port}${PAGE}`);
    const ready = (performance.now() - begin) / 1000;
    const edits = await withEdits(site, async (add) => {
      const times: number[] = [];
      for (let run = 1; run <= EDITS; run += 1) {
        const saved = performance.now();
        add(`Edited${run}`);
        await page.getByText(`Edited${run}`, { exact: true }).waitFor({ timeout: TIMEOUT_MS });
        times.push(performance.now() - saved);
      }
      return times;
    });
    return { ready, edit: median(edits) ?? Number.NaN };
  } finally {
    await page.close();
    await end(server);
  }
}
