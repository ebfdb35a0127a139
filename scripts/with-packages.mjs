// `node scripts/with-packages.mjs docusaurus start`: installs the packages of package-lock.json, if they
// are missing or others are there, and runs a command, if one is given. Plain JavaScript, since it needs no package.
// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// A newer release of the framework is nothing that a newcomer should install.
const env = { ...process.env, NO_UPDATE_NOTIFIER: '1' };
/** npm's own list of what it has installed. */
const INSTALLED = 'node_modules/.package-lock.json';

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: true, devOptional?: true }>} packages of a lock file by path
 */
function packagesOf(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function isInstalled() {
  const installed = packagesOf(INSTALLED);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, devOptional }]) =>
      // Optional packages are those of other systems, too.
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/**
 * Runs a command with its output shown. npm and what it installs are scripts on Windows, which only a
 * shell can start.
 *
 * @param {string} command
 */
const run = (command) => spawnSync(command, { stdio: 'inherit', shell: true, env }).status ?? 1;

/** @param {string} message */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19) || major > 24) {
  stop(
    `Node.js ${process.versions.node} does not build this site. Install version 24, 22 or 20 (20.19 or later): https://nodejs.org/`,
  );
}
const command = process.argv.slice(2).join(' ');
if (!isInstalled()) {
  const count = Object.keys(packagesOf('package-lock.json')).length;
  console.log(`1 of 2: installing ${count} packages, a minute or two the first time …`);
  const start = Date.now();
  // What npm warns of is in packages of packages: nothing that a newcomer could act on.
  if (run('npm ci --loglevel=error') !== 0) {
    stop('The packages could not be installed. The lines above say why.');
  }
  console.log(
    `Installed in ${Math.round((Date.now() - start) / 1000)} s. 2 of 2: ${command || 'the command itself'}`,
  );
}
process.exitCode = command === '' ? 0 : run(command);
