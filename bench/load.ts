// `npm run bench:load`: nginx with the shipped configuration under load, and the stock framework's build
// of the same content as nginx serves it by default. Needs the built site, nginx and wrk (Debian: nginx
// libnginx-mod-http-brotli-static wrk); the stock build comes from `npm run bench`. Every address it asks
// is of this machine.
import { execFile, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { ROOT, stop } from '../scripts/lib/setup.mjs';
import { compressBuild } from './compress';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '256' },
  },
});
const PORT = process.env.PORT ?? '8080';
const SECONDS = Number(values.seconds);
/** Where `npm run bench` leaves the stock framework's build. */
const STOCK_BUILD = path.join(ROOT, '.cache/bench-stock/build');
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

/** What wrk found in one run: latencies in milliseconds, errors by kind. */
interface Result {
  requests: number;
  seconds: number;
  megabytes: number;
  p50: number;
  p99: number;
  errors: Record<string, number>;
}

/** What nginx does with a site it knows nothing of: compress as it answers. */
const plainNginx = (root: string, prefix: string): string => `
worker_processes auto;
daemon off;
pid ${prefix}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  gzip on;
  gzip_types text/css application/javascript application/json image/svg+xml;
  client_body_temp_path ${prefix}/body;
  proxy_temp_path ${prefix}/proxy;
  fastcgi_temp_path ${prefix}/fastcgi;
  uwsgi_temp_path ${prefix}/uwsgi;
  scgi_temp_path ${prefix}/scgi;
  server {
    listen ${PORT} backlog=1024;
    root ${root};
    error_page 404 /404.html;
    location / { try_files $uri $uri/index.html $uri.html =404; }
  }
}
`;

/** Starts a server and waits until it answers. The result ends it, when its last answer is given. */
async function start(command: string, args: string[]): Promise<() => Promise<void>> {
  const server = spawn(command, args, {
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

const startOurs = () => start('npx', ['tsx', 'scripts/serve-nginx.ts']);

/** One run of wrk, of so many seconds. A status of 400 or more is an error. */
async function load(lua: string, duration: number): Promise<Result> {
  const { stdout } = await promisify(execFile)('wrk', [
    '-t2',
    `-c${values.connections}`,
    `-d${duration}s`,
    '-s',
    lua,
    url,
  ]);
  const result = /RESULT (.*)/.exec(stdout)?.[1] ?? stop(`wrk said: ${stdout}`);
  const { requests, seconds, megabytes, p50, p99, ...errors } = JSON.parse(result) as Omit<
    Result,
    'errors'
  >;
  return { requests, seconds, megabytes, p50, p99, errors };
}

const errorsOf = ({ errors }: Result): number =>
  Object.values(errors).reduce((sum, count) => sum + count, 0);

function report(name: string, result: Result): void {
  const { requests, seconds, megabytes, p50, p99, errors } = result;
  console.log(
    `| ${name} | ${Math.round(seconds)} s | ${Math.round(requests / seconds)} | ` +
      `${(megabytes / seconds).toFixed(0)} | ${p50.toFixed(1)} ms | ${p99.toFixed(1)} ms | ` +
      `${errorsOf(result) === 0 ? 'none' : JSON.stringify(errors)} |`,
  );
}

/** Writes wrk's script for the pages of a built site's sitemap, and says where it is. */
function scriptFor(build: string, folder: string): string {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const file = path.join(folder, `${path.basename(path.dirname(build))}.lua`);
  writeFileSync(file, script(routes));
  console.log(`${routes.length} pages of ${path.relative(ROOT, build)}`);
  return file;
}

async function main(): Promise<void> {
  compressBuild();
  const folder = mkdtempSync(path.join(tmpdir(), 'load-'));
  const lua = scriptFor(path.join(ROOT, 'build'), folder);
  const stockLua = existsSync(STOCK_BUILD) ? scriptFor(STOCK_BUILD, folder) : undefined;
  console.log(
    `${values.connections} connections, ${cpus().length} cores shared by nginx and wrk, load before: ${loadavg()[0]?.toFixed(1)}\n\n` +
      '| Run | Time | Requests per second | MB per second | Median | p99 | Errors |\n| --- | --- | --- | --- | --- | --- | --- |',
  );
  let end = await startOurs();
  const steady = await load(lua, SECONDS);
  report('Steady', steady);

  // wrk does not say when an error was, so the minute is run in three parts.
  const before = await load(lua, SECONDS / 2 - 5);
  report('Before a restart', before);
  const during = load(lua, 10);
  await wait(3000);
  await end();
  const stopped = performance.now();
  end = await startOurs();
  const pause = performance.now() - stopped;
  report(`With a restart (${Math.round(pause)} ms without a server)`, await during);
  const after = await load(lua, SECONDS / 2 - 5);
  report('After it', after);
  await end();

  if (stockLua) {
    const config = path.join(folder, 'nginx.conf');
    writeFileSync(config, plainNginx(STOCK_BUILD, folder));
    end = await start('nginx', ['-p', folder, '-c', config]);
    report('Stock, steady', await load(stockLua, SECONDS));
    await end();
  }
  rmSync(folder, { recursive: true });
  const unexpected = [steady, before, after].map(errorsOf).reduce((sum, count) => sum + count);
  if (unexpected > 0) {
    stop(`${unexpected} errors while nothing was restarted.`);
  }
}

void main();
