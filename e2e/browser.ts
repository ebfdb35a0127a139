import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';

/** For a Chromium without windows, which asks nobody for anything by itself. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-sync',
];

/** The shell is the same browser without windows, and runs the tests in half the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param names of programs, as they are called
 * @param files where one may be besides
 * @returns path of the first that is there
 */
export function findProgram(
  names: readonly string[],
  files: readonly string[],
): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return [
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    ...files,
  ].find(isExecutable);
}

/**
 * @returns path of a Chromium: the one that `CHROMIUM_PATH` names, the system's, or the one that
 *   Playwright downloaded
 */
function findBrowser(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    return CHROMIUM_PATH;
  }
  return findProgram(NAMES, [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    chromium.executablePath(),
  ]);
}

/** Where a Chromium may come from; the second on Debian, for root. */
const SOURCES = [
  'npx playwright install chromium',
  'apt-get update -q && apt-get install -qy chromium-headless-shell',
];

/**
 * @returns path of a Chromium, which is installed if there is none
 * @throws if none can be installed
 */
export function ensureBrowser(): string {
  for (const command of SOURCES) {
    const found = findBrowser();
    if (found !== undefined) {
      return found;
    }
    console.log(`No Chromium found. ${command} …`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
  }
  const found = findBrowser();
  if (found === undefined) {
    throw new Error(
      'No Chromium could be installed. Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
    );
  }
  return found;
}

/** Starts a browser for a benchmark or for pictures. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
