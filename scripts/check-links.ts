// `npm run check -- links`: every link of the built site to itself, anchors included, and pages that no link leads to;
// with `--external`, links to other sites too.
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LinkChecker, LinkState } from 'linkinator';
import { isCopied } from '#platform/output/node/copies/markdownCopies';
import { createSiteServer } from '#platform/output/node/hosting/server';
import { builtPages } from './lib/builtPages';
import { ROOT } from './lib/command';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    external: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const folder = path.join(ROOT, values.dir);
  // Pages that only provoke failures in browser tests are reached by those alone.
  const routes = builtPages(folder)
    .map(({ route }) => route)
    .filter(isCopied);
  const baseUrl = process.env.BASE_URL ?? '/';
  const server = await createSiteServer(folder, baseUrl);
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  // On a busy machine a connection could be closed as idle just when the checker sends its next
  // request, or a request answered with 408.
  Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;

  const checker = new LinkChecker();
  const { links } = await checker.check({
    path: origin + baseUrl,
    recurse: true,
    checkFragments: true,
    // A link that needs a redirect has the wrong form, most often the wrong slash.
    redirects: values.external ? 'allow' : 'error',
    // Links to other sites are for a scheduled check, not for every build.
    linksToSkip: values.external ? [] : [`^(?!${origin}).*`],
    // What went wrong between two programs of one machine says nothing about a link.
    retryErrors: true,
    retryErrorsCount: 2,
    concurrency: 20,
  });
  server.close();
  server.closeAllConnections();

  const checked = links.filter(({ state }) => state !== LinkState.SKIPPED);
  // The checker takes `/a/b` for a folder when it resolves a bare `#anchor`, so that each such
  // page seems to link `/a/b/`. Those anchors are checked by the framework (`onBrokenAnchors`).
  const pathOf = (address = ''): string => address.split('?')[0] ?? '';
  const broken = checked.filter(
    ({ state, url, parent }) => state === LinkState.BROKEN && pathOf(url) !== `${pathOf(parent)}/`,
  );
  for (const { url, parent, status } of broken) {
    console.error(`${parent ?? ''} links ${url}, which answers ${status ?? 'nothing'}`);
  }
  const reached = new Set(checked.map(({ url }) => url.split(/[?#]/)[0]));
  const orphans = routes.filter((route) => !reached.has(origin + baseUrl + route.slice(1)));
  for (const route of orphans) {
    console.error(`No link leads to ${route}`);
  }
  console.log(
    `${checked.length} different links and anchors checked, ${broken.length} broken; ${orphans.length} of ${routes.length} pages without a link to them.`,
  );
  process.exitCode = broken.length + orphans.length > 0 ? 1 : 0;
}

void main();
