// `npm run check:next`: builds a small site with the release of the framework that this site has and
// with the newest of the same major version, and says what an update would need. Asks npm.
import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import sirv from 'sirv';
import { launch } from '../e2e/browser';
import { RELIED_ON, REPLACED } from '../packages/light-client/node/internals';
import { ROOT } from './lib/command';

const PACKAGE = path.join(ROOT, 'packages/light-client');
/** The small site, and the lock file of the newest release. */
const NEXT = path.join(PACKAGE, 'next');
/** As deep in the project as the small site's configuration takes for granted. */
const WORK = path.join(ROOT, '.cache/check-next');
/** Pages of the small site that link each other, by the text of the link. */
const WALK = ['another', 'Page', 'Docs'];

interface Manifest {
  version?: string;
  dependencies: Record<string, string>;
}

const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** A folder with the small site and this package, whose modules find the packages that lie above or in it. */
function writeSite(name: string): string {
  const folder = path.join(WORK, name);
  cpSync(path.join(NEXT, 'site'), folder, { recursive: true });
  for (const room of ['common', 'node', 'browser']) {
    cpSync(path.join(PACKAGE, room), path.join(folder, 'light-client', room), {
      recursive: true,
    });
  }
  return folder;
}

/**
 * Puts the packages of the newest release into a folder: those of the lock file beside this file
 * unless npm knows newer ones.
 *
 * @returns the release
 */
function installNewest(folder: string): string {
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(path.join(NEXT, file), path.join(folder, file));
  }
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const { dependencies } = readManifest(path.join(folder, 'package.json'));
  const locked = dependencies['@docusaurus/core'] ?? '';
  const listed = JSON.parse(npm('view', '@docusaurus/core@3', 'version', '--json')) as
    string | string[];
  const [newest = locked] = [listed]
    .flat()
    .filter((version) => !version.includes('-'))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (newest === locked) {
    npm('ci', '--no-audit', '--no-fund', '--ignore-scripts');
  } else {
    const names = Object.keys(dependencies).filter((name) => name.startsWith('@docusaurus/'));
    const wanted = names.map((name) => `${name}@${newest}`);
    npm('install', '--save-exact', '--no-audit', '--no-fund', '--ignore-scripts', ...wanted);
    console.log(`The lock file of ${path.relative(ROOT, NEXT)} has ${locked}; ${newest} is newer.`);
  }
  return newest;
}

/** @returns what the build says if it fails */
async function build(folder: string, packages: string): Promise<string | undefined> {
  const command = path.join(packages, '@docusaurus/core/bin/docusaurus.mjs');
  try {
    await promisify(execFile)('node', [command, 'build'], {
      cwd: folder,
      env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    });
    return undefined;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stripVTControlCharacters(stdout + stderr).trim();
  }
}

/** Walks from page to page of a built site as a reader does; @returns what went wrong */
async function walk(folder: string): Promise<string[]> {
  const serve = sirv(path.join(folder, 'build'), { extensions: ['html'] });
  const server = createServer((request, response) => {
    serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const browser = await launch();
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(10_000);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.locator('html[data-has-hydrated=true]').waitFor();
    for (const text of WALK) {
      const before = page.url();
      await page.getByRole('link', { name: text, exact: true }).first().click();
      await page.waitForURL((url) => url.href !== before);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    if (documents.length > 1) {
      problems.push(`Pages were loaded anew: ${documents.slice(1).join(', ')}`);
    }
  } catch (error) {
    problems.push((error as Error).message);
  } finally {
    await browser.close();
    server.close();
  }
  return problems;
}

/** What the small site tells of a release of the framework. */
async function tryRelease(folder: string, packages: string): Promise<string[]> {
  const failure = await build(folder, packages);
  return failure === undefined ? walk(folder) : [failure];
}

/** The parts of the theme that the site changes. */
function themeParts(): string[] {
  return ['platform', 'features']
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }),
    )
    .flatMap(
      (file) => /browser\/theme\/(.+)\/index\.tsx$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
    )
    .sort();
}

/** Says of each file that two releases do not share whether the second has changed it or lacks it. */
function compare(files: readonly string[], before: string, after: string): string[] {
  const read = (packages: string, file: string) => {
    const found = [`${file}.js`, `${file}/index.js`].map((name) => path.join(packages, name));
    const existing = found.find((name) => existsSync(name));
    const code = existing === undefined ? undefined : readFileSync(existing, 'utf8');
    // Comments and empty lines decide nothing.
    return code?.replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)?\s*$/gm, '').replace(/\n+/g, '\n');
  };
  return files.flatMap((file) => {
    const [old, present] = [read(before, file), read(after, file)];
    return old === undefined || old === present
      ? []
      : [`${file}: ${present === undefined ? 'missing' : 'changed'}`];
  });
}

function report(title: string, lines: readonly string[], fine: string): void {
  console.log(
    `\n${title}\n${(lines.length > 0 ? lines : [fine]).map((line) => `  ${line}`).join('\n')}`,
  );
}

async function main(): Promise<void> {
  rmSync(WORK, { recursive: true, force: true });
  mkdirSync(WORK, { recursive: true });
  const present = path.join(ROOT, 'node_modules');
  const { version = '' } = readManifest(path.join(present, '@docusaurus/core/package.json'));
  const presentProblems = await tryRelease(writeSite('present'), present);
  report(`${version}, in use:`, presentProblems, 'builds, and pages lead to one another');

  const folder = writeSite('newest');
  const newest = installNewest(folder);
  const packages = path.join(folder, 'node_modules');
  const problems = await tryRelease(folder, packages);
  report(`${newest}, the newest:`, problems, 'builds, and pages lead to one another');
  report(
    'Replaced modules to be compared with their replacements (packages/light-client/browser):',
    compare(Object.values(REPLACED), present, packages),
    'none has changed',
  );
  report(
    'Files to be read again, since packages/light-client takes their forms for granted:',
    compare(RELIED_ON, present, packages),
    'none has changed',
  );
  report(
    'Parts of the theme to be compared with those of this site:',
    compare(
      themeParts().map((part) => `@docusaurus/theme-classic/lib/theme/${part}`),
      present,
      packages,
    ),
    'none has changed',
  );
  process.exitCode = presentProblems.length + problems.length > 0 ? 1 : 0;
}

void main();
