// `npm run bench:load`: nginx with the shipped configuration under load. Needs the built site, nginx
// and wrk (Debian: nginx libnginx-mod-http-brotli-static wrk). Every address it asks is of this machine.
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { MANIFEST_FILE, type BuildManifest } from '../plugins/hosting';
import { ROOT, run, stop } from '../scripts/lib/setup.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '256' },
  },
});
const PORT = process.env.PORT ?? '8080';
const seconds = Number(values.seconds);
const url = `http://localhost:${PORT}`;

/** Asks all routes in turn, and prints what came of it as JSON. */
const script = (routes: readonly string[]) => `
local routes = { ${routes.map((route) => JSON.stringify(route)).join(', ')} }
local next = 0
function request()
  next = next % #routes + 1
  return wrk.format('GET', routes[next], { ['Accept-Encoding'] = 'gzip, br' })
end
function done(summary, latency)
  local e = summary.errors
  print(string.format('RESULT {"requests":%d,"seconds":%f,"megabytes":%f,"p50":%f,"p99":%f,"connect":%d,"read":%d,"write":%d,"status":%d,"timeout":%d}',
    summary.requests, summary.duration / 1e6, summary.bytes / 1e6, latency:percentile(50) / 1000,
    latency:percentile(99) / 1000, e.connect, e.read, e.write, e.status, e.timeout))
end
`;

/** Starts nginx and waits until it answers. */
async function startNginx(): Promise<() => Promise<void>> {
  const server = spawn('npx', ['tsx', 'scripts/serve-nginx.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT },
    stdio: 'inherit',
    detached: true,
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  for (let isUp = false; !isUp;) {
    isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return async () => {
    process.kill(-(server.pid ?? 0), 'SIGTERM');
    await ended;
  };
}

/** One run of wrk. Latencies in milliseconds; a status of 400 or more is an error. */
async function load(lua: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t2',
    `-c${values.connections}`,
    `-d${seconds}s`,
    '-s',
    lua,
    url,
  ]);
  const result = /RESULT (.*)/.exec(stdout)?.[1] ?? stop(`wrk said: ${stdout}`);
  return JSON.parse(result) as Record<string, number>;
}

function report(name: string, result: Record<string, number>): void {
  const {
    requests = 0,
    seconds: duration = 1,
    megabytes = 0,
    p50 = 0,
    p99 = 0,
    ...errors
  } = result;
  console.log(
    `${name}: ${Math.round(requests / duration)} requests per second (${requests} in ${Math.round(duration)} s), ` +
      `${Math.round(megabytes / duration)} MB per second, median ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; errors: ${JSON.stringify(errors)}`,
  );
}

async function main(): Promise<void> {
  const { routes } = JSON.parse(
    readFileSync(path.join(ROOT, MANIFEST_FILE), 'utf8'),
  ) as BuildManifest;
  if (!run('npx', ['tsx', 'scripts/precompress.ts', '--quality', '5'])) {
    stop('The built site could not be compressed. Run "npm run build" first.');
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const lua = path.join(folder, 'routes.lua');
  writeFileSync(lua, script(routes.filter((route) => !route.endsWith('404.html'))));

  console.log(
    `${routes.length} routes, ${values.connections} connections, ${cpus().length} cores shared by nginx and wrk, load before: ${loadavg()[0]?.toFixed(1)}`,
  );
  let end = await startNginx();
  report('Steady', await load(lua));
  const restart = setTimeout(
    () => {
      void end().then(async () => {
        end = await startNginx();
      });
    },
    (seconds * 1000) / 2,
  );
  report('With a restart in the middle', await load(lua));
  clearTimeout(restart);
  await end();
  console.log(`Load after: ${loadavg()[0]?.toFixed(1)}`);
  rmSync(folder, { recursive: true });
}

void main();
