// `npm run bench -- load`: nginx with the shipped configuration under load, and with a restart meanwhile.
// Needs the built site, nginx and wrk (Debian: nginx libnginx-mod-http-brotli-static wrk). Every address
// it asks is of this machine.
import { exec } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { sum } from 'd3-array';
import { ROOT, stop } from '../scripts/lib/command';
import { end, start } from './lib/processes';
import { compress, printMachine, printTable } from './lib/report';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '256' },
  },
});
const SECONDS = Number(values.seconds);
const FOLDER = path.join(ROOT, 'build');
const PORT = process.env.PORT ?? '8080';
const URL_OF_SITE = `http://localhost:${PORT}`;

/** A script of wrk that asks all routes in turn, and prints what came of it as JSON. */
const script = (routes: readonly string[]) => `
local routes = { ${routes.map((route) => JSON.stringify(route)).join(', ')} }
local next = 0
function request()
  next = next % #routes + 1
  return wrk.format('GET', routes[next], { ['Accept-Encoding'] = 'gzip, br' })
end
function done(summary, latency)
  local e = summary.errors
  print(string.format('RESULT {"requests":%d,"seconds":%f,"megabytes":%f,"p50":%f,"p99":%f,"errors":{"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d}}',
    summary.requests, summary.duration / 1e6, summary.bytes / 1e6, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, e.connect, e.read, e.write, e.status, e.timeout))
end
`;

/** What wrk found in one run: latencies in milliseconds, errors by kind. */
interface Result {
  requests: number;
  seconds: number;
  megabytes: number;
  p50: number;
  p99: number;
  errors: Record<string, number>;
}

/** Starts nginx and waits until it answers. */
async function startNginx() {
  const server = start('tsx scripts/serve-nginx.ts', ROOT, { PORT });
  const isUp = () =>
    fetch(URL_OF_SITE).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    await wait(50);
  }
  return server;
}

/** One run of wrk, of so many seconds. A status of 400 or more is an error. */
async function load(lua: string, seconds: number): Promise<Result> {
  const { stdout } = await promisify(exec)(
    `wrk -t2 -c${values.connections} -d${seconds}s -s "${lua}" ${URL_OF_SITE}`,
  );
  const [, result] = /RESULT (.*)/.exec(stdout) ?? [];
  if (result === undefined) {
    stop(`wrk said: ${stdout}`);
  }
  return JSON.parse(result) as Result;
}

const errorsOf = ({ errors }: Result): number => sum(Object.values(errors));

const toRow = (name: string, result: Result): string[] => [
  name,
  `${Math.round(result.seconds)} s`,
  Math.round(result.requests / result.seconds).toString(),
  (result.megabytes / result.seconds).toFixed(0),
  `${result.p50.toFixed(1)} ms`,
  `${result.p99.toFixed(1)} ms`,
  errorsOf(result) === 0 ? 'none' : JSON.stringify(result.errors),
];

async function main(): Promise<void> {
  compress(FOLDER);
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const lua = path.join(folder, 'routes.lua');
  const sitemap = readFileSync(path.join(FOLDER, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  writeFileSync(lua, script(routes));
  printMachine();
  console.log(
    `${routes.length} pages, ${values.connections} connections; nginx and wrk share the cores`,
  );

  const first = await startNginx();
  const steady = await load(lua, SECONDS);
  // wrk does not say when an error was, so the restart has a run of its own.
  const during = load(lua, 10);
  await wait(3000);
  await end(first);
  const stopped = performance.now();
  const second = await startNginx();
  const pause = performance.now() - stopped;
  const restart = await during;
  const after = await load(lua, SECONDS / 2);
  await end(second);
  rmSync(folder, { recursive: true });

  printTable([
    ['Run', 'Time', 'Requests per second', 'MB per second', 'Median', 'p99', 'Errors'],
    toRow('Steady', steady),
    toRow(`With a restart (${Math.round(pause)} ms without a server)`, restart),
    toRow('After it', after),
  ]);
  const unexpected = errorsOf(steady) + errorsOf(after);
  if (unexpected > 0) {
    stop(`${unexpected} errors while nothing was restarted.`);
  }
}

void main();
