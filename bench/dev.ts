import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { PAGE_TYPES } from './pages';
import { start, stopGroup } from './processes';

const PAGE = PAGE_TYPES['document page'];
/** The page that is edited, in both sites. */
export const PAGE_FILE = `docs${PAGE}.md`;
const TIMEOUT_MS = 300_000;
const ASK_AGAIN_MS = 100;
const EDITS = 3;

export interface DevFigures {
  /** Seconds from the command to a page that is drawn in a browser. */
  ready: number;
  /** Milliseconds from saving a page to its new text in the browser; median. */
  edit: number;
}

/** @returns puts a file back as it is now, at the end of the process too */
function restorer(file: string): () => void {
  const original = readFileSync(file);
  const restore = () => {
    writeFileSync(file, original);
    process.off('exit', restore);
  };
  process.on('exit', restore);
  return restore;
}

/**
 * Runs something with a page edited.
 *
 * @param file path of the page
 * @param text paragraph at the end of the page meanwhile
 */
export async function withEdit<Result>(
  file: string,
  text: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const restore = restorer(file);
  try {
    appendFileSync(file, `\n${text}\n`);
    return await run();
  } finally {
    restore();
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
 * @param command starts its server at `port`; this site's own takes the port from the environment
 */
export async function measureDev(
  browser: Browser,
  site: string,
  command: readonly string[],
  port: number,
): Promise<DevFigures> {
  const file = path.join(site, PAGE_FILE);
  const original = readFileSync(file, 'utf8');
  const restore = restorer(file);
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
  return { ready, edit: edits.sort((a, b) => a - b)[Math.floor(EDITS / 2)] ?? Number.NaN };
}
