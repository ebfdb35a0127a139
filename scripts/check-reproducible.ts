// `npm run check:reproducible`: builds the last commit twice and compares every byte: in a clone, and without its
// history in a folder with a space and an umlaut.
import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LAST_UPDATES_FILE } from '#platform/content/node/freshness/lastUpdates';
import { ROOT, run, stop } from './lib/command';

const parent = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
const clone = path.join(parent, 'clone');
const archive = path.join(parent, 'archive of a clone, ü');
// The day of the commit: the same in both builds, whenever they run.
const date = execSync('git log -1 --format=%ct', { cwd: ROOT, encoding: 'utf8' }).trim();

if (!run(`git clone -q . "${clone}"`)) {
  stop(`${ROOT} could not be cloned.`);
}
const addPackages = (folder: string) =>
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
// What the archive knows of its history.
addPackages(clone);
if (!run('tsx scripts/make-updates.ts', {}, clone)) {
  stop(`The days of last updates could not be written in ${clone}.`);
}
const isCurrent = run(`git diff --quiet -- ${LAST_UPDATES_FILE}`, {}, clone);
rmSync(path.join(clone, 'node_modules'));
cpSync(clone, archive, {
  recursive: true,
  filter: (file) => !/^\.(?:cache|git)$/.test(path.relative(clone, file)),
});
addPackages(clone);
addPackages(archive);

for (const folder of [clone, archive]) {
  if (!run('docusaurus build', { SOURCE_DATE_EPOCH: date, BASE_URL: '/' }, folder)) {
    stop(`The build in ${folder} failed.`);
  }
}
if (!run(`git diff --no-index --stat clone/build "${path.basename(archive)}/build"`, {}, parent)) {
  stop(`The builds differ in these files. Both are kept in ${parent}.`);
}
rmSync(parent, { recursive: true });
console.log('The build of a clone and that of its files without history are equal, byte for byte.');
if (!isCurrent) {
  console.log(
    `An archive of this commit shows older days: ${LAST_UPDATES_FILE} is behind. Before a release, run: npm run make -- updates`,
  );
}
