// Serves the built site with nginx and the shipped configuration, for checks of that configuration.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ROOT } from './lib/command';

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
const baseUrl = process.env.BASE_URL ?? '/';
const built = path.resolve(ROOT, values.dir);

const prefix = mkdtempSync(path.join(tmpdir(), 'nginx-'));
// nginx's workers have a user of their own when it is started by root.
chmodSync(prefix, 0o755);
if (baseUrl === '/') {
  symlinkSync(built, path.join(prefix, 'site'));
} else {
  mkdirSync(path.join(prefix, 'site'));
  symlinkSync(built, path.join(prefix, 'site', baseUrl.slice(0, -1)));
  symlinkSync(path.join(built, '_nginx'), path.join(prefix, 'site/_nginx'));
}

/** Port 0 is any free one. nginx doesn't tell which it takes, so one is looked for here. */
async function findPort(): Promise<number> {
  const server = createServer().listen(Number(process.env.PORT ?? 8080));
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Whether something listens on a port. */
const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, 'localhost');
    for (const event of ['connect', 'error']) {
      socket.on(event, () => {
        socket.destroy();
        resolve(event === 'connect');
      });
    }
  });

async function main(): Promise<void> {
  const port = await findPort();
  const config = readFileSync(path.join(ROOT, 'hosting/nginx/nginx.conf'), 'utf8')
    .replace('listen 8080', `listen ${port}`)
    .replaceAll('/tmp/nginx', path.join(prefix, 'nginx'));
  writeFileSync(path.join(prefix, 'nginx.conf'), config);
  const nginx = spawn('nginx', ['-p', `${prefix}/`, '-c', 'nginx.conf'], { stdio: 'inherit' });
  nginx.on('exit', (code) => {
    rmSync(prefix, { recursive: true });
    process.exit(code ?? 1);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => nginx.kill('SIGQUIT'));
  }
  while (!(await isOpen(port))) {
    await setTimeout(50);
  }
  console.log(`nginx serves the site on http://localhost:${port}${baseUrl} (Ctrl+C ends it).`);
}

void main();
