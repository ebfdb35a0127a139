// Reads the built site, runs steps on it, and writes what they changed: all that touches its files.
import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PerfLogger } from '@docusaurus/logger';
import { Globby } from '@docusaurus/utils';
import { writeFiles } from '#platform/base/node/files';
import { readBodies } from './bodies';
import type { Body, BuiltSite, Changes, OutputStep, SiteFacts } from './contribution';
import { Page } from './pages';

/** Every file of a folder, in a fixed order. */
const filesIn = (folder: string): string[] =>
  Globby.sync('**', { cwd: folder, dot: true, followSymbolicLinks: false }).sort();

const isPage = (file: string): boolean => file.endsWith('.html');

/**
 * Reads the pages of a built site.
 *
 * @param routeOf the route of a page by its file
 */
export const readPages = (outDir: string, routeOf: (file: string) => string): Page[] =>
  filesIn(outDir)
    .filter(isPage)
    .map((file) =>
      Page.of({ route: routeOf(file), file, html: readFileSync(path.join(outDir, file), 'utf8') }),
    );

/** Reads what the framework has written. */
export function readSite(
  facts: SiteFacts,
  canonicalOf: (page: Page) => string | undefined,
): BuiltSite {
  const { outDir, routes } = facts;
  // The framework puts `/a/b` and `/a/b/` alike into `a/b/index.html`.
  const routeOf = new Map(
    routes.map((route) => [
      isPage(route) ? route.slice(1) : path.posix.join(route.slice(1), 'index.html'),
      route,
    ]),
  );
  const pages = readPages(
    outDir,
    (file) => routeOf.get(file) ?? `/${file.replace(/\/index\.html$/, '')}`,
  );
  let bodies: Promise<Body[]> | undefined;
  return {
    ...facts,
    pages,
    bodies: () => (bodies ??= readBodies(facts.siteDir, pages, canonicalOf)),
    files: filesIn(outDir).filter((file) => !isPage(file)),
  };
}

/** The site with the pages that a step has changed. */
function withChanges(site: BuiltSite, { pages = [] }: Changes): BuiltSite {
  const changed = new Map(pages.map((page) => [page.route, page]));
  return { ...site, pages: site.pages.map((page) => changed.get(page.route) ?? page) };
}

/** Takes a page away, and its folder if nothing else is there. */
function remove(outDir: string, file: string): void {
  rmSync(path.join(outDir, file));
  const folder = path.dirname(path.join(outDir, file));
  if (readdirSync(folder).length === 0) {
    rmdirSync(folder);
  }
}

/** Writes the difference between the site before and after some steps. */
function writeChanges(before: BuiltSite, after: BuiltSite, changes: readonly Changes[]): void {
  const { outDir } = before;
  const pages = after.pages.filter((page, index) => page !== before.pages[index]);
  writeFiles(outDir, {
    ...Object.fromEntries(changes.flatMap(({ files = {} }) => Object.entries(files))),
    ...Object.fromEntries(pages.map(({ file, html }) => [file, html])),
  });
  const kept = new Set(after.pages.map(({ file }) => file));
  for (const { file } of before.pages) {
    if (!kept.has(file)) {
      remove(outDir, file);
    }
  }
}

/**
 * Runs steps, each on what the ones before it made, and writes what they changed.
 *
 * @returns the site as it is then
 * @throws if a step fails, with its name; nothing is written then
 */
export async function runSteps(site: BuiltSite, steps: readonly OutputStep[]): Promise<BuiltSite> {
  const changes: Changes[] = [];
  let now = site;
  for (const { name, run } of steps) {
    try {
      const change = await PerfLogger.async(`Output, ${name}`, async () => run(now));
      changes.push(change);
      now = withChanges(now, change);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The built site could not be finished (${name}): ${reason}`, {
        cause: error,
      });
    }
  }
  writeChanges(site, now, changes);
  return now;
}
