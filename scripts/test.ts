// `npm test`: runs every check, two at a time, and says how far it is. `npm test -- content sources unit` runs some.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, stop } from './lib/command';

/** A script of package.json, with the seconds that it takes on two idle cores. */
interface Part {
  script: string;
  seconds: number;
}

/** What happened in a part. */
interface Outcome extends Part {
  passed: boolean;
  output: string;
}

/** What reads the built sites, after they are built. One of each lane runs at a time. */
const BUILT: readonly Part[] = [
  { script: 'build', seconds: 75 },
  { script: 'build:preview', seconds: 75 },
  { script: 'test:output:html', seconds: 25 },
  { script: 'test:output:copies', seconds: 20 },
  { script: 'test:output:links', seconds: 20 },
  { script: 'test:output:specification', seconds: 15 },
];
const SOURCES: readonly Part[] = [
  { script: 'test:unit', seconds: 110 },
  { script: 'test:content:fields', seconds: 10 },
  { script: 'test:content:markdown', seconds: 8 },
  { script: 'test:content:spelling', seconds: 25 },
  { script: 'test:sources:lint', seconds: 50 },
  { script: 'test:sources:types', seconds: 35 },
  { script: 'test:sources:format', seconds: 25 },
  { script: 'test:sources:imports', seconds: 10 },
  { script: 'test:sources:unused', seconds: 20 },
  { script: 'test:sources:licenses', seconds: 8 },
  { script: 'test:sources:security-txt', seconds: 3 },
];
const BROWSER: readonly Part[] = [{ script: 'test:e2e', seconds: 300 }];

/** Parts that are runners of tests, with the reports they write. */
const RUNNERS: ReadonlyMap<string, string> = new Map([
  ['test:unit', 'unit.json'],
  ['test:e2e', 'e2e.json'],
]);
const REPORTS = path.join(ROOT, '.cache/reports');
/** How often a part that runs says where it is. */
const NEWS_MS = 30_000;

const chosen = process.argv.slice(2);
/** Parts whose name holds one of the chosen words; all, if none is chosen. */
const chosenOf = (parts: readonly Part[]): readonly Part[] =>
  chosen.length === 0
    ? parts
    : parts.filter(({ script }) => script.split(':').some((word) => chosen.includes(word)));

const built = chosenOf(BUILT);
const sources = chosenOf(SOURCES);
const browser = chosenOf(BROWSER);
const all = [...built, ...sources, ...browser];
if (all.length === 0) {
  stop(
    `No check is called ${chosen.join(' ')}. There are: ${[...BUILT, ...SOURCES, ...BROWSER].map(({ script }) => script).join(', ')}.`,
  );
}

const started = Date.now();
const outcomes: Outcome[] = [];

const clock = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;
const minutes = (seconds: number): string =>
  seconds < 60 ? 'less than a minute' : `about ${Math.round(seconds / 60)} min`;
const secondsOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { seconds }) => sum + seconds, 0);
/** Both lanes run side by side, then the browser tests. */
const secondsWithout = (done: readonly Part[]): number => {
  const left = (parts: readonly Part[]) => secondsOf(parts.filter((part) => !done.includes(part)));
  return Math.max(left(built), left(sources)) + left(browser);
};

/** What is left, corrected by how long this machine took for what is done. */
function timeLeft(done: readonly Part[]): string {
  const expected = secondsWithout([]) - secondsWithout(done);
  const pace = expected > 30 ? Math.max(1, (Date.now() - started) / 1000 / expected) : 1;
  return minutes(secondsWithout(done) * pace);
}

/** The last line of an output that says something. */
const lastLine = (output: string): string =>
  stripVTControlCharacters(output)
    .trimEnd()
    .split(/[\r\n]+/)
    .at(-1)
    ?.trim()
    .slice(0, 110) ?? '';

/** Runs one part, its output kept until it fails. */
function perform(part: Part): Promise<void> {
  const start = Date.now();
  return new Promise((resolve) => {
    let output = '';
    const child = spawn('npm', ['run', '--silent', part.script], {
      cwd: ROOT,
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const news = setInterval(() => {
      console.log(`     ${clock(Date.now() - started)}  ${part.script}: ${lastLine(output)}`);
    }, NEWS_MS);
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', (code) => {
      clearInterval(news);
      const passed = code === 0;
      outcomes.push({ ...part, passed, output });
      const done = all.filter(({ script }) => outcomes.some((known) => known.script === script));
      const words = lastLine(output);
      const left = done.length === all.length ? '' : `; ${timeLeft(done)} left`;
      console.log(
        `${passed ? 'ok  ' : 'FAIL'} ${clock(Date.now() - started)}  ${part.script} (${clock(Date.now() - start)}), ${done.length} of ${all.length}${left}${words && `: ${words}`}`,
      );
      if (!passed) {
        // The line of each test that passed would hide those that failed.
        const lines = output.split('\n').filter((line) => !/^\S*\[\d+\/\d+\] /.test(line));
        console.log(`\n${lines.join('\n').trim()}\n`);
      }
      resolve();
    });
  });
}

async function performInTurn(parts: readonly Part[]): Promise<void> {
  for (const part of parts) {
    await perform(part);
  }
}

/** A report of a test runner in JSON. */
function report(name: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(readFileSync(path.join(REPORTS, name), 'utf8')) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

interface Suite {
  file: string;
  suites?: readonly Suite[];
  specs?: readonly { ok: boolean; file: string; line: number }[];
}

const failedSpecs = (suite: Suite): string[] => [
  ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, line }) => `${file}:${line}`),
  ...(suite.suites ?? []).flatMap(failedSpecs),
];

/** How to run just the tests that failed. */
function again(script: string): string {
  const files =
    script === 'test:unit'
      ? ((report('unit.json')?.testResults ?? []) as { name: string; status: string }[])
          .filter(({ status }) => status === 'failed')
          .map(({ name }) => path.relative(ROOT, name))
      : script === 'test:e2e'
        ? ((report('e2e.json')?.suites ?? []) as Suite[]).flatMap(failedSpecs)
        : [];
  return ['npm run', script, ...(files.length > 0 ? ['--', ...new Set(files)] : [])].join(' ');
}

/** @returns numbers of tests that both runners ran, from their reports, and of the other checks */
function counts(): { passed: number; again: number; failed: number } {
  const unit = (report('unit.json') ?? {}) as Record<string, number>;
  const e2e = (report('e2e.json')?.stats ?? {}) as Record<string, number>;
  const { numPassedTests = 0, numTotalTests = 0 } = unit;
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = e2e;
  const checks = outcomes.filter(({ script }) => !RUNNERS.has(script));
  const good = checks.filter(({ passed }) => passed).length;
  return {
    passed: numPassedTests + expected + flaky + good,
    again: flaky,
    // A skipped test proves nothing.
    failed: numTotalTests - numPassedTests + unexpected + skipped + checks.length - good,
  };
}

async function main(): Promise<void> {
  // Reports of an earlier run are none of this one.
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const cores = os.availableParallelism();
  const load = os.loadavg()[0] ?? 0;
  console.log(
    `${all.length} checks: ${minutes(secondsWithout([]))} on two idle cores${load > cores / 2 ? `; this machine is busy (load ${load.toFixed(1)} on ${cores}), so several times as long` : ''}. Each says its end here, and where it is every ${NEWS_MS / 1000} seconds.\n`,
  );
  await Promise.all([performInTurn(built), performInTurn(sources)]);
  await performInTurn(browser);
  // A runner that wrote no report has run no test.
  const failed = outcomes
    .filter(({ script, passed }) => {
      const name = RUNNERS.get(script);
      return !passed || (name !== undefined && !report(name));
    })
    .map(({ script }) => script);
  const { passed, again: flaky, failed: tests } = counts();
  console.log(
    `\nDone in ${clock(Date.now() - started)} min${flaky > 0 ? `; ${flaky} passed only when run again` : ''}.`,
  );
  console.log(`${passed} passed, ${Math.max(tests, failed.length > 0 ? 1 : 0)} failed`);
  if (failed.length > 0 || tests > 0) {
    console.log(`Failed: ${failed.map(again).join(' · ')}`);
    process.exitCode = 1;
  }
}

void main();
