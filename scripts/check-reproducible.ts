// `npm run check:reproducible`: builds the last commit in two folders and compares every byte.
import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run, stop } from './lib/command';

const parent = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
// The day of the commit: the same in both builds, whenever they run.
const date = execSync('git log -1 --format=%ct', { cwd: ROOT, encoding: 'utf8' }).trim();
for (const name of ['first', 'a-second-folder']) {
  const folder = path.join(parent, name);
  if (!run(`git clone -q . "${folder}"`)) {
    stop(`${ROOT} could not be cloned.`);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  if (!run('docusaurus build', { SOURCE_DATE_EPOCH: date, BASE_URL: '/' }, folder)) {
    stop(`The build in ${folder} failed.`);
  }
}
if (!run('git diff --no-index --stat first/build a-second-folder/build', {}, parent)) {
  stop(`The builds differ in these files. Both are kept in ${parent}.`);
}
rmSync(parent, { recursive: true });
console.log('Two builds of the last commit are equal, byte for byte.');
