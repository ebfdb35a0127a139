// Plain JavaScript without dependencies: runs on a fresh clone, before anything is installed.
// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';

/** Folder of the project. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Prints why it cannot go on, and ends the process.
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/**
 * Runs a command in the project's folder with its output shown.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @returns {boolean} whether it ended well
 */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    // npm and npx are scripts on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/**
 * Lets the framework load the configuration and the plugins with Node.js. By itself it compiles
 * them, and all packages in ESM that they import, with Babel, and loads what plugins share anew for
 * each: most of a minute of work on a fresh copy. To be called before its first module is loaded.
 */
export async function prepareFramework() {
  // Most code runs for a few seconds only, and V8 takes a third of the processor time of a build to
  // optimise it. From Node.js 22 on it has no such flag, and takes less.
  if (Number.parseInt(process.versions.node) < 22) {
    v8.setFlagsFromString('--interrupt-budget=500000');
  }
  // The name of a runtime, but all it does is to let the runtime's own `require` go first.
  process.env.JITI_EXPERIMENTAL_BUN = '1';
  process.env.NO_UPDATE_NOTIFIER = '1';
  // Imported late: it needs a package, and this module runs before any is installed.
  await import('./typescript.mjs');
}

/**
 * Runs a command in the project's folder and keeps its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] added to the environment
 * @param {number} [priority] of the process, as `os.setPriority` takes it
 * @returns {Promise<{ isFine: boolean, output: string }>} whether it ended well, and all that it printed
 */
export function capture(command, args, env = {}, priority = undefined) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    // npm and npx are scripts on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  });
  if (child.pid !== undefined && priority !== undefined) {
    os.setPriority(child.pid, priority);
  }
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => {
    child.on('close', (status) => {
      resolve({ isFine: status === 0, output });
    });
    child.on('error', ({ message }) => {
      resolve({ isFine: false, output: message });
    });
  });
}

/** Stops on a version of Node.js that the site does not build with. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19) || major > 24) {
    stop(
      `Node.js ${process.versions.node} does not build this site. Install version 24, 22 or 20 (20.19 or later): https://nodejs.org/`,
    );
  }
}

/** Installs the packages of the lock file if they are missing or of another lock file. */
export function ensureDependencies() {
  const lock = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8');
  const stamp = path.join(ROOT, 'node_modules/.installed-lock.json');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) {
    return;
  }
  console.log('Installing the packages of package-lock.json …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    stop(
      'The packages could not be installed. The lines above say why; then run the command again.',
    );
  }
  writeFileSync(stamp, lock);
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @returns {string | undefined} path of a Chromium that the system has */
function findSystemBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    return isExecutable(named) ? named : stop(`CHROMIUM_PATH is ${named}, which cannot be run.`);
  }
  // The shell is the same browser without windows, and runs the tests in half the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = [
    ...folders.flatMap((folder) => names.map((name) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return places.find(isExecutable);
}

/** @returns {Promise<string | undefined>} path of the Chromium that Playwright downloaded before */
async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return isExecutable(file) ? file : undefined;
}

/** @returns {boolean} whether Debian's package could be installed */
function installDebianPackage() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !isExecutable('/usr/bin/apt-get')) {
    return false;
  }
  return (
    run('apt-get', ['update', '-q']) &&
    run('apt-get', ['install', '-qy', 'chromium-headless-shell'])
  );
}

/**
 * A Chromium for the browser tests: the system's, else Playwright's download,
 * else Debian's package.
 *
 * @returns {Promise<string>} path of its program
 */
export async function ensureBrowser() {
  const present = findSystemBrowser() ?? (await findPlaywrightBrowser());
  if (present) {
    return present;
  }
  console.log('No Chromium found; downloading the one that the tests are written for …');
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    const downloaded = await findPlaywrightBrowser();
    if (downloaded) {
      return downloaded;
    }
  }
  console.log('The download failed; trying the package of the system …');
  if (installDebianPackage()) {
    const installed = findSystemBrowser();
    if (installed) {
      return installed;
    }
  }
  return stop(
    [
      'The browser tests need a Chromium, and none could be installed.',
      'Install Chromium or Chrome with your system, or name one: CHROMIUM_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
}
