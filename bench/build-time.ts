// `npm run bench`: build time of this site against the stock framework, in one run.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { ROOT } from '../scripts/lib/setup.mjs';

interface Figures {
  cold: number;
  warm: number;
}

/** Removes everything that a build keeps for the next one. */
function forgetCaches(): void {
  for (const folder of ['.docusaurus', 'node_modules/.cache']) {
    rmSync(path.join(ROOT, folder), { recursive: true, force: true });
  }
}

/** @returns seconds of wall time of one command that has to end well */
function time(command: readonly string[]): number {
  const start = process.hrtime.bigint();
  const { status, stderr } = spawnSync('npx', command, {
    cwd: ROOT,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`npx ${command.join(' ')} failed:\n${stderr}`);
  }
  return Number(process.hrtime.bigint() - start) / 1e9;
}

/** Two builds in a row, the first without any cache. */
function measure(command: readonly string[]): Figures {
  forgetCaches();
  return { cold: time(command), warm: time(command) };
}

const outDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
const stock = measure([
  'docusaurus',
  'build',
  '--config',
  'bench/stock.config.ts',
  '--out-dir',
  path.join(outDir, 'stock'),
]);
// Ours is measured whole: with the steps that finish the build.
const ours = measure(['tsx', 'scripts/build.ts', '--out-dir', path.join(outDir, 'ours')]);
rmSync(outDir, { recursive: true });

const row = (name: string, { cold, warm }: Figures) =>
  `| ${name} | ${cold.toFixed(1)} s | ${warm.toFixed(1)} s |`;
console.log(
  [
    `Node.js ${process.version}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB`,
    '',
    '| Build | Cold | Warm |',
    '| --- | --- | --- |',
    row('Stock (default bundler)', stock),
    row('This site', ours),
    `| Stock ÷ this site | ${(stock.cold / ours.cold).toFixed(1)} | ${(stock.warm / ours.warm).toFixed(1)} |`,
  ].join('\n'),
);
