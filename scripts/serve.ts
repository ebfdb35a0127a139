// `npm run serve`: the built site as a host serves it, with its headers and redirects.
import { existsSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createSiteServer } from '#platform/output/node/hosting/server';
import { buildSite } from './lib/build';
import { stop } from './lib/command';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    /** Builds the site first, once it is known that its port is free. */
    build: { type: 'boolean', default: false },
  },
});
/** npm runs scripts in the folder of the project. */
const siteDir = process.cwd();
const folder = path.resolve(siteDir, values.dir);
const port = Number(process.env.PORT ?? 3000);
const baseUrl = process.env.BASE_URL ?? '/';

/** Has a server listen on the port. Ends the process if another program does. */
function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        stop(
          `Port ${port} is taken. Stop the program that uses it, or choose another port: PORT=${port + 1} npm ${values.build ? 'start' : 'run serve'}`,
        );
      }
      reject(error);
    });
    server.listen(port, resolve);
  });
}

async function main(): Promise<void> {
  if (values.build) {
    const probe = createServer();
    await listen(probe);
    await new Promise((resolve) => probe.close(resolve));
    if (!buildSite(siteDir, values.dir)) {
      if (!existsSync(folder)) {
        process.exit(1);
      }
      const built = statSync(path.join(folder, 'index.html')).mtime.toLocaleString();
      console.log(
        `This build failed, as said above. What is served is the last whole one, of ${built}.`,
      );
    }
  } else if (!existsSync(folder)) {
    stop(`There is no built site in ${values.dir}. Run "npm run build" first.`);
  }
  const server = await createSiteServer(folder, baseUrl);
  await listen(server);
  // Port 0 is any free one.
  const { port: taken } = server.address() as AddressInfo;
  console.log(`The site is served on http://localhost:${taken}${baseUrl} (Ctrl+C ends it).`);
}

void main();
