import { existsSync } from 'node:fs';
import { loadRedirects } from '#platform/content/node/links';
import { readPages } from '#platform/output/node/builtSite';
import { routeOfFile } from '#platform/output/node/hosting/hostRules';
import type { Page } from '#platform/output/node/pages';
import { ROOT, stop } from './command';

/**
 * The pages of a built site, without those at old routes, which only lead on. Ends the process if
 * there is no built site.
 *
 * @param folder of the built site
 */
export function builtPages(folder: string): Page[] {
  if (!existsSync(folder)) {
    stop('There is no built site. Run "npm run build" first.');
  }
  const old = new Set(
    Object.keys(loadRedirects(ROOT)).map((route) => `${route.slice(1)}/index.html`),
  );
  return readPages(folder, routeOfFile).filter(({ file }) => !old.has(file));
}
