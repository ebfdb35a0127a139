// `npm run bench -- interaction`: how long a slow phone takes to answer a reader on the built site; with
// `--dir` on another one, such as that of `npm run bench -- scale`. With `--first-taps [text]` the time
// from a first tap to its effect instead, cold and warm, on pages whose address matches the text, a regular
// expression; `--runs` says of how many visits a figure is the median.
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { median } from 'd3-array';
import { launch } from '../e2e/browser';
import { SAMPLES } from '../e2e/samples';
import { withSite } from '#platform/output/node/hosting/server';
import { ROOT } from '../scripts/lib/command';
import { compress, printMachine, printTable } from './lib/report';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    'first-taps': { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const FOLDER = path.resolve(ROOT, values.dir);
const RUNS = Number(values.runs);
const SLOWDOWN = 4;
const PHONE = { width: 390, height: 844 };
/** Enough for what a page does after its load, or after an interaction. */
const SETTLED_MS = 2000;
/** Of the browser: it tells no shorter interaction, and rounds to 8. */
const SHORTEST_MS = 16;

/** What the types of the platform lack. */
interface EventEntry extends PerformanceEntry {
  interactionId: number;
}

/** Runs in the browser before anything else, and keeps how long each key, click or tap takes to the next picture. */
function observe(): void {
  const durations: number[] = [];
  Object.assign(window, { durations });
  // The types do not know the threshold.
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    const entries = (list.getEntries() as EventEntry[]).filter((entry) => entry.interactionId > 0);
    durations.push(...entries.map(({ duration }) => duration));
  }).observe(options);
}

/** The longest interaction of a visit so far, in milliseconds. */
async function longestOn(page: Page): Promise<number> {
  const durations = await page.evaluate(
    () => (window as unknown as { durations: number[] }).durations,
  );
  return Math.max(SHORTEST_MS, ...durations);
}

/** Does something on a fresh page, and tells how long the longest interaction took. */
async function visit(browser: Browser, url: string, act: Interaction['act']): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  // Waits for time, not for a selector: what looks for one would be a long task of its own.
  await page.goto(url);
  await page.waitForTimeout(SETTLED_MS);
  if (!(await act(page))) {
    throw new Error(`The page did not do what was asked: ${url}`);
  }
  await page.waitForTimeout(SETTLED_MS);
  const longest = await longestOn(page);
  await page.close();
  return longest;
}

/** Taps as a finger does: what looks for an element and taps it in one go would be a long task of its own. */
async function tap(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) {
    throw new Error(`Nothing to tap: ${String(element)}`);
  }
  await page.waitForTimeout(SETTLED_MS / 4);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLED_MS / 4);
}

interface Interaction {
  route: string;
  /** @returns whether the page did what was asked: the browser tells nothing of short interactions, nor of missed ones */
  act: (page: Page) => Promise<boolean>;
}

/** What readers do, each on a fresh page. */
const INTERACTIONS: Record<string, Interaction> = {
  'open and close the menu': {
    route: SAMPLES['document page'],
    act: async (page) => {
      await tap(page, page.getByRole('button', { name: 'Toggle navigation bar' }));
      const close = page.getByRole('button', { name: 'Close navigation bar' });
      await tap(page, close);
      return (await page.locator('[popover]:popover-open').count()) === 0;
    },
  },
  'type into the search': {
    route: SAMPLES['document page'],
    act: async (page) => {
      await tap(page, page.getByRole('button', { name: 'Search' }));
      await page.keyboard.type('security slam', { delay: 150 });
      return (await page.getByRole('combobox').inputValue()) === 'security slam';
    },
  },
  'type into the filter of the catalog': {
    route: SAMPLES['catalog index'],
    act: async (page) => {
      const field = page.getByRole('searchbox', { name: /^Words/ });
      await tap(page, field);
      await page.keyboard.type('npm packages stolen', { delay: 150 });
      return (await field.inputValue()) === 'npm packages stolen';
    },
  },
  'choose facets of the catalog': {
    route: SAMPLES['catalog index'],
    act: async (page) => {
      await tap(page, page.getByRole('button', { name: 'Filters' }));
      const boxes = page.getByRole('search', { name: 'Filters' }).getByRole('checkbox');
      for (const index of [0, 1, 2]) {
        await tap(page, boxes.nth(index).locator('..'));
      }
      return (await page.getByRole('checkbox', { checked: true }).count()) === 3;
    },
  },
};

/** As Lighthouse emulates a phone on the road: 1.6 megabits per second and 150 ms. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

interface FirstTap {
  control: (page: Page) => Locator;
  /** What is typed after the tap. */
  text?: string;
  /** Runs in the browser. */
  isDone: () => boolean;
}

const SEARCH: FirstTap = {
  control: (page) => page.getByRole('button', { name: 'Search', exact: true }),
  isDone: () => document.activeElement?.role === 'combobox',
};

/** What a reader may tap first on most pages, and how it shows that it has worked. */
const FIRST_TAPS: Record<string, FirstTap> = {
  menu: {
    control: (page) => page.getByRole('button', { name: 'Toggle navigation bar' }),
    isDone: () => document.querySelector('[popover]:popover-open') !== null,
  },
  'page menu': {
    control: (page) => page.locator('main button[popovertarget]:has(+ [popover] a[href$=".md"])'),
    isDone: () =>
      document.querySelector('main [popover] a[href$=".md"]')?.checkVisibility() === true,
  },
  search: SEARCH,
  'first result': {
    ...SEARCH,
    text: 'governance',
    isDone: () => document.querySelector('dialog [role="row"]') !== null,
  },
};
const COLOR_MODE: FirstTap = {
  // In the menu on phones as they are; in the top bar on wider ones.
  control: (page) => page.getByRole('button', { name: /^Switch between dark and light/ }).first(),
  isDone: () => document.documentElement.dataset.themeChoice !== 'system',
};
// On phones in a sheet that is opened first; beside the results on wider ones.
const FACET: FirstTap = {
  control: (page) => page.getByRole('checkbox').first().locator('..'),
  isDone: () => location.search !== '',
};

/**
 * From the first tap on a page that has just loaded to its effect, in milliseconds: to the next picture,
 * as the browser tells it (https://w3c.github.io/event-timing/), for what a tap does at once; by the
 * clock of this program, which adds some 80 ms, where more has to come.
 */
async function timeFirstTap(
  context: BrowserContext,
  url: string,
  tapped: FirstTap,
): Promise<number> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(observe);
  await page.goto(url);
  const box = await tapped.control(page).boundingBox();
  if (!box) {
    throw new Error(`Nothing to tap: ${url}`);
  }
  const begin = performance.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  if (tapped.text !== undefined) {
    await page.waitForFunction(SEARCH.isDone, undefined, { polling: 'raf' });
    await page.keyboard.type(tapped.text);
  }
  await page.waitForFunction(tapped.isDone, undefined, { polling: 'raf' });
  const time = performance.now() - begin;
  if (tapped === FACET || tapped.text !== undefined) {
    await page.close();
    return time;
  }
  await page.waitForTimeout(SETTLED_MS / 4);
  const longest = await longestOn(page);
  await page.close();
  return longest;
}

/** Medians of first taps: with nothing stored, and with everything that the tap before has fetched. */
async function measureFirstTap(
  browser: Browser,
  url: string,
  tapped: FirstTap,
): Promise<[cold: number, warm: number]> {
  const cold: number[] = [];
  const warm: number[] = [];
  const size = tapped === COLOR_MODE || tapped === FACET ? { width: 1100, height: 844 } : PHONE;
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ viewport: size, hasTouch: true });
    cold.push(await timeFirstTap(context, url, tapped));
    warm.push(await timeFirstTap(context, url, tapped));
    await context.close();
  }
  return [median(cold) ?? Number.NaN, median(warm) ?? Number.NaN];
}

async function reportFirstTaps(browser: Browser, text: string): Promise<void> {
  const pattern = new RegExp(text);
  const rows: string[][] = [];
  await withSite(FOLDER, async (origin) => {
    for (const route of Object.values(SAMPLES).filter((sample) => pattern.test(sample))) {
      const taps = {
        ...FIRST_TAPS,
        'color mode': COLOR_MODE,
        ...(route === SAMPLES['catalog index'] && { facet: FACET }),
      };
      const page = await browser.newPage({ viewport: PHONE });
      await page.goto(origin + route);
      for (const [name, tapped] of Object.entries(taps)) {
        // The button of the color mode is on wider pages, and on all of them.
        if (tapped !== COLOR_MODE && (await tapped.control(page).count()) === 0) {
          continue;
        }
        const times = await measureFirstTap(browser, origin + route, tapped);
        rows.push([route, name, ...times.map((time) => time.toFixed(0))]);
        console.log(rows.at(-1)?.join(' '));
      }
      await page.close();
    }
  });
  printTable([['Page', 'First tap, slow 4G', 'Cold, ms', 'Warm, ms'], ...rows]);
}

async function reportInteractions(browser: Browser): Promise<void> {
  const rows: string[][] = [];
  await withSite(FOLDER, async (origin) => {
    for (const [name, { route, act }] of Object.entries(INTERACTIONS)) {
      const times: number[] = [];
      // One after the other: each takes the processor for itself.
      for (let run = 0; run < RUNS; run += 1) {
        times.push(await visit(browser, origin + route, act));
      }
      rows.push([name, (median(times) ?? Number.NaN).toFixed(0)]);
    }
  });
  printTable([['Interaction', 'Longest, ms'], ...rows]);
}

async function main(): Promise<void> {
  compress(FOLDER);
  const browser = await launch();
  printMachine();
  console.log(`Processor ${SLOWDOWN} times slower, ${PHONE.width} px wide, median of ${RUNS}`);
  await (values['first-taps'] === undefined
    ? reportInteractions(browser)
    : reportFirstTaps(browser, values['first-taps']));
  await browser.close();
}

void main();
