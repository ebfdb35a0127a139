// `npm run serve`: the built site as a host serves it, with its headers and redirects.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer } from './lib/server';
import { ROOT, stop } from './lib/setup.mjs';

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
    console.log(`The site is served on http://localhost:${port}${baseUrl} (Ctrl+C ends it).`);
  });
}

void main();
