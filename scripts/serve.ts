// `npm run serve`: the built site as a host serves it, with its headers and redirects.
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer } from '../platform/output/node/hosting/server';
import { ROOT, stop } from './lib/command';

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
const folder = path.resolve(ROOT, values.dir);
const port = Number(process.env.PORT ?? 3000);
const baseUrl = process.env.BASE_URL ?? '/';

if (!existsSync(folder)) {
  stop(`There is no built site in ${values.dir}. Run "npm run build" first.`);
}

async function main(): Promise<void> {
  const server = await createSiteServer(folder, baseUrl);
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      stop(
        `Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=${port + 1} npm run serve`,
      );
    }
    throw error;
  });
  server.listen(port, () => {
    // Port 0 is any free one.
    const { port: taken } = server.address() as AddressInfo;
    console.log(`The site is served on http://localhost:${taken}${baseUrl} (Ctrl+C ends it).`);
  });
}

void main();
