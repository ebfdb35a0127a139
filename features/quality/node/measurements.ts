import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { measurementSchema, type Measurement } from '../common/schema';

/** Where checks and benchmarks save their results, for `npm run report -- quality`. */
export const MEASUREMENTS_DIR = path.join(process.cwd(), '.cache/quality');

/** The checks and benchmarks that save a result: name of the file, and the command. */
export const MEASURES = {
  html: 'npm run check -- html',
  links: 'npm run check -- links',
  copies: 'npm run check -- copies',
  accessibility: 'npm run check:a11y',
  search: 'npm run bench -- search',
  weights: 'npm run bench -- weights',
  build: 'npm run bench -- stock',
  lighthouse: 'npm run bench -- lighthouse',
} as const;
export type Measure = keyof typeof MEASURES;

function machine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `Node.js ${process.version}, ${cpus().length} cores (${cpu?.model ?? 'unknown'}), ${memory} GiB`;
}

/** The commit of the sources, with `-dirty` if there are uncommitted changes. */
function commit(): string {
  return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=12'], {
    encoding: 'utf8',
  }).trim();
}

/**
 * Saves the result of a check or benchmark, with its circumstances.
 *
 * @param name heading above the figures
 * @param figures what was measured → value with unit
 */
export function saveMeasurement(
  measure: Measure,
  name: string,
  figures: Record<string, string | number>,
): void {
  const measurement: Measurement = measurementSchema.parse({
    name,
    command: MEASURES[measure],
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: machine(),
    figures: Object.entries(figures).map(([what, value]) => ({ what, value: String(value) })),
  });
  mkdirSync(MEASUREMENTS_DIR, { recursive: true });
  writeFileSync(path.join(MEASUREMENTS_DIR, `${measure}.json`), JSON.stringify(measurement));
}
