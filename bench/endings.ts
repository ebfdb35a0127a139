// `npm run bench -- endings`: builds in a row, with random edits and kills at random moments. Each has
// to end, and the last has to equal a build without caches. `--builds 50 --seed 1`;
// `--site` takes a copy of this site instead of the smallest one.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { max, mean } from 'd3-array';
import { ROOT, run, stop } from '../scripts/lib/command';

const { values } = parseArgs({
  options: {
    builds: { type: 'string', default: '50' },
    seed: { type: 'string', default: '1' },
    site: { type: 'boolean', default: false },
  },
});
const BUILDS = Number(values.builds);
/** Many times what a build takes. */
const LIMIT_MS = 10 * 60_000;
const FRAMEWORK = path.join(ROOT, 'node_modules/.bin/docusaurus');

/** A number from 0 up to 1, the same for the same seed and name. */
const random = (name: string): number =>
  createHash('sha256').update(`${values.seed} ${name}`).digest().readUInt32BE() / 2 ** 32;

/** A copy of a site with caches of its own. */
function copySite(): string {
  if (!values.site) {
    // As deep as the original, so that its configuration finds the project.
    const copy = path.join(ROOT, 'platform/content/.fixture-endings/site');
    rmSync(copy, { recursive: true, force: true });
    cpSync(path.join(ROOT, 'platform/content/node/fixture'), copy, { recursive: true });
    return copy;
  }
  const copy = path.join(ROOT, '.cache/bench-endings');
  rmSync(copy, { recursive: true, force: true });
  run(`git clone -q . "${copy}"`);
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name !== '.cache') {
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(copy, 'node_modules', name));
    }
  }
  return copy;
}

const folder = copySite();
const pages = readdirSync(path.join(folder, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .sort();

/**
 * Builds the site.
 *
 * @param killAfterMs so long after the first sign of life the build is killed
 * @returns how long it took, or nothing if it was killed
 */
async function build(killAfterMs?: number): Promise<number | undefined> {
  const start = performance.now();
  const child = spawn(FRAMEWORK, ['build'], {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      NO_UPDATE_NOTIFIER: '1',
      BASE_URL: '/',
      SOURCE_DATE_EPOCH: '1795348800',
    },
  });
  const kill = () => process.kill(-(child.pid ?? 0), 'SIGKILL');
  const limit = setTimeout(kill, LIMIT_MS);
  let output = '';
  let killer: NodeJS.Timeout | undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      killer ??= killAfterMs === undefined ? undefined : setTimeout(kill, killAfterMs);
    });
  }
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  clearTimeout(limit);
  clearTimeout(killer);
  const isKilled = signal !== null && killAfterMs !== undefined;
  if (status !== 0 && !isKilled) {
    stop(`A build did not end well (${String(status ?? signal)}):\n${output}`);
  }
  return isKilled ? undefined : performance.now() - start;
}

async function main(): Promise<void> {
  const first = (await build()) ?? 0;
  const took = [first];
  for (let index = 2; index <= BUILDS; index += 1) {
    const page = pages[Math.floor(random(`page ${index}`) * pages.length)] ?? '';
    appendFileSync(path.join(folder, 'docs', page), `\nEdit ${index}.\n`);
    const isKilled = index < BUILDS && random(`kill ${index}`) < 0.6;
    const time = await build(isKilled ? random(`moment ${index}`) * Math.min(...took) : undefined);
    took.push(...(time === undefined ? [] : [time]));
    console.log(
      `${index} of ${BUILDS}: ${time === undefined ? 'killed' : `${Math.round(time / 1000)} s`}`,
    );
  }
  renameSync(path.join(folder, 'build'), path.join(folder, 'build-last'));
  for (const cache of ['.docusaurus', '.cache', 'node_modules/.cache']) {
    rmSync(path.join(folder, cache), { recursive: true, force: true });
  }
  await build();
  if (!run('git diff --no-index --stat build-last build', {}, folder)) {
    stop(`The last build differs from one without caches. Both are kept in ${folder}.`);
  }
  const seconds = took.map((time) => time / 1000);
  console.log(
    `${BUILDS} builds: ${BUILDS - took.length} killed, ${took.length} ended with the site (mean ${mean(seconds)?.toFixed(1)} s, at most ${max(seconds)?.toFixed(1)} s). The last equals one without caches, byte for byte.`,
  );
  rmSync(folder, { recursive: true });
}

void main();
