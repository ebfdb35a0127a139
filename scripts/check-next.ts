// `npm run check:next`: builds the last commit with the newest 3.x release of the framework in a copy, says what fails,
// and lists the framework's files that this site replaces or relies on and that have changed. Asks npm.
import { execSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RELIED_ON, REPLACED } from '../packages/light-client/node';
import { ROOT, run, stop } from './lib/command';

const copy = path.join(mkdtempSync(path.join(tmpdir(), 'next-')), 'site');

/** Sets the version of the framework's packages in the copy, and in its package that relies on them. */
function upgrade(version: string): void {
  for (const folder of ['.', 'packages/light-client']) {
    const file = path.join(copy, folder, 'package.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Partial<
      Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>
    >;
    const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;
    for (const packages of [dependencies, devDependencies, peerDependencies]) {
      for (const name of Object.keys(packages).filter((each) => each.startsWith('@docusaurus/'))) {
        packages[name] = version;
      }
    }
    writeFileSync(file, JSON.stringify(manifest, null, 2));
  }
}

/** The parts of the theme that this site has its own of. */
const themeParts = ['platform', 'features']
  .flatMap((folder) => readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
  .flatMap((file) => /browser\/theme\/(.+)\/index\.tsx$/.exec(file)?.[1] ?? [])
  .map((part) => `@docusaurus/theme-classic/lib/theme/${part}`);

/** A module of the framework without comments and empty lines, which decide nothing. */
function read(site: string, file: string): string | undefined {
  const found = [`${file}.js`, `${file}/index.js`]
    .map((name) => path.join(site, 'node_modules', name))
    .find((name) => existsSync(name));
  return found && readFileSync(found, 'utf8').replace(/^\s*(?:\/\/.*|\/\*[\s\S]*?\*\/)?\s*$/gm, '');
}

const newest = (
  JSON.parse(
    execSync('npm view @docusaurus/core@3 version --json', { encoding: 'utf8' }),
  ) as string[]
)
  .filter((version) => !version.includes('-'))
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1);
if (newest === undefined || !run(`git clone -q . "${copy}"`)) {
  stop('npm knows no release of the framework, or the last commit could not be copied.');
}
upgrade(newest);
// The lock file is of the release in use.
if (!run('npm install --no-audit --no-fund --loglevel=error', {}, copy)) {
  stop(`${newest} could not be installed in ${copy}.`);
}
const failed = ['npx tsc -b', 'npx docusaurus build'].filter((command) => !run(command, {}, copy));
const changed = [...Object.values(REPLACED), ...RELIED_ON, ...themeParts].filter((file) => {
  const present = read(ROOT, file);
  return present !== undefined && present !== read(copy, file);
});
console.log(
  changed.length > 0 ? ['To be compared:', ...changed].join('\n  ') : 'Nothing to be compared.',
);
if (failed.length > 0) {
  stop(`With ${newest}, these fail; the lines above say why: ${failed.join(', ')}. See ${copy}.`);
}
console.log(`The site builds with ${newest}, in ${copy}.`);
