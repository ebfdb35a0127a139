// `npm run check:reproducible`: builds the last commit in two folders and compares every byte.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, run, stop } from './lib/setup.mjs';

/** Digest of every file of a folder, by path. */
function digests(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    files
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .map((file) => [
        path.relative(folder, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

const parent = mkdtempSync(path.join(tmpdir(), 'reproducible-'));
// The day of the commit: the same in both builds, whenever they run.
const { stdout: date } = spawnSync('git', ['log', '-1', '--format=%ct'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const [first, second] = ['first', 'a-second-folder'].map((name) => {
  const folder = path.join(parent, name);
  if (!run('git', ['clone', '-q', ROOT, folder])) {
    stop(`${ROOT} could not be cloned.`);
  }
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const isBuilt = run('node', [path.join(folder, 'scripts/build.mjs')], {
    SOURCE_DATE_EPOCH: date.trim(),
    BASE_URL: '/',
  });
  if (!isBuilt) {
    stop(`The build in ${folder} failed.`);
  }
  return digests(path.join(folder, 'build'));
});
const files = new Set([...(first?.keys() ?? []), ...(second?.keys() ?? [])]);
const different = [...files].filter((file) => first?.get(file) !== second?.get(file)).sort();
if (different.length > 0 || files.size === 0) {
  stop(
    `${different.length} of ${files.size} files differ:\n${different.join('\n')}\nBoth builds are kept in ${parent}.`,
  );
}
rmSync(parent, { recursive: true });
console.log(`Two builds of the last commit are equal, byte for byte: ${files.size} files.`);
