import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { PAGE_TYPES } from './pages';
import { start, stopGroup } from './processes';

const PAGE = PAGE_TYPES['document page'];
const FILE = `docs${PAGE}.md`;
const TIMEOUT_MS = 300_000;
const ASK_AGAIN_MS = 100;
const EDITS = 3;

export interface DevFigures {
  /** Seconds from the command to a page that is drawn in a browser. */
  ready: number;
  /** Milliseconds from saving a page to its new text in the browser; median. */
  edit: number;
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
 * @param command starts its server at `port`; this site's own takes the port from the environment
 */
export async function measureDev(
  browser: Browser,
  site: string,
  command: readonly string[],
  port: number,
): Promise<DevFigures> {
  const file = path.join(site, FILE);
  const original = readFileSync(file, 'utf8');
  const restore = () => {
    writeFileSync(file, original);
  };
  // However the benchmark ends.
  process.on('exit', restore);
  const page = await browser.newPage();
  const begin = performance.now();
  const server = start(command, site, { PORT: String(port) });
  await open(page, `http://localhost:${port}${PAGE}`);
  const ready = (performance.now() - begin) / 1000;
  const edits: number[] = [];
  for (let run = 1; run <= EDITS; run += 1) {
    const word = `Edited${run}`;
    const saved = performance.now();
    writeFileSync(file, `${original}\n${word}\n`);
    await page.getByText(word, { exact: true }).waitFor({ timeout: TIMEOUT_MS });
    edits.push(performance.now() - saved);
  }
  await page.close();
  const ended = new Promise((resolve) => server.on('exit', resolve));
  stopGroup(server);
  await ended;
  restore();
  process.off('exit', restore);
  return { ready, edit: edits.sort((a, b) => a - b)[Math.floor(EDITS / 2)] ?? Number.NaN };
}
