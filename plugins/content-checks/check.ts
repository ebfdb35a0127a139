import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { parse } from 'yaml';
import type { ZodType } from 'zod';
import { checkIncidents } from '../catalog/rules';
import { loadEvents } from '../events/load';
import { RECORD_FILE, recordSchema } from '../freshness/lastUpdates';
import { checkCheckedDays } from '../freshness/stale';
import { loadLexicon } from '../lexicon/load';
import { checkTermLinks } from '../lexicon/termLinks';
import { openCache } from '../shared/cache';
import { buildDay } from '../shared/dates';
import type { Problem } from '../shared/problems';
import { validate } from '../shared/validate';
import { loadFormerVersions, loadTemplates } from '../templates/load';
import { checkTemplates } from '../templates/rules';
import { checkVideos } from '../videos/rules';
import { checkChanges, loadChanges } from '../whats-new/load';
import { readContentFiles, type ContentFile } from './files';
import { checkLinks, outlineOf, type Outline } from './links';
import { routeOf } from './routes';
import {
  authorsFileSchema,
  frontMatterSchemas,
  redirectsFileSchema,
  tagsFileSchema,
} from './schemas';

/** Front matter against the schema of its kind. */
export function checkFrontMatter(
  files: readonly ContentFile[],
  schemas: ReturnType<typeof frontMatterSchemas>,
): Problem[] {
  return files.flatMap(
    ({ kind, file, frontMatter }) => validate(schemas[kind], frontMatter, file).problems,
  );
}

/** Descriptions tell pages apart, so no two pages share one. */
export function checkUniqueDescriptions(files: readonly ContentFile[]): Problem[] {
  const first = new Map<string, string>();
  return files.flatMap(({ file, frontMatter }): Problem[] => {
    const { description } = frontMatter;
    if (typeof description !== 'string') {
      return [];
    }
    const other = first.get(description);
    if (other === undefined) {
      first.set(description, file);
      return [];
    }
    return [
      {
        file,
        field: 'description',
        reason: `is the same as that of ${other}`,
        remedy: 'Say what sets this page apart.',
      },
    ];
  });
}

/** A route is published by one file only. */
export function checkUniqueRoutes(pages: readonly { file: string; route: string }[]): Problem[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ file, route }): Problem[] => {
    // `/a` and `/a/` are one page to a reader and to most hosts.
    const key = route === '/' ? route : route.replace(/\/$/, '');
    const other = first.get(key);
    if (other === undefined) {
      first.set(key, file);
      return [];
    }
    return [
      {
        file,
        field: 'route',
        reason: `duplicate route: ${other} is published at ${route} too`,
        remedy: 'Rename or move one of the two files.',
      },
    ];
  });
}

/** Redirects start where no page is and end where one is. */
export function checkRedirects(
  redirects: Record<string, string>,
  routes: ReadonlySet<string>,
  file: string,
): Problem[] {
  return Object.entries(redirects).flatMap(([from, to]): Problem[] => {
    const problems: Problem[] = [];
    if (routes.has(from) || routes.has(`${from}/`)) {
      problems.push({
        file,
        field: from,
        reason: 'is the route of a page',
        remedy: 'Remove the redirect, or move the page.',
      });
    }
    if (!routes.has(to)) {
      problems.push({
        file,
        field: from,
        reason: `leads to ${to}, which is no page`,
        remedy: 'Correct the target, with the slash of its route.',
      });
    }
    return problems;
  });
}

/** A YAML data file; a missing one counts as empty. */
function readData<T extends object>(
  siteDir: string,
  file: string,
  schema: ZodType<T>,
): { value: T | Record<string, never>; problems: Problem[] } {
  const full = path.join(siteDir, file);
  if (!existsSync(full)) {
    return { value: {}, problems: [] };
  }
  const { value, problems } = validate(schema, parse(readFileSync(full, 'utf8')), file);
  return { value: value ?? {}, problems };
}

/**
 * Outlines of the check before, relative to the site's folder: to parse a page takes as long as
 * all that is checked of it, and most pages are the same from check to check.
 */
const CACHE_FILE = '.cache/content-checks/outlines.json';

/**
 * Checks all content of a site: front matter, tags, authors, events, links,
 * routes and redirects.
 *
 * @param siteDir the folder with `docs/`, `blog/`, `data/` and `src/pages/`
 * @returns every problem found, in no particular order
 */
export async function checkContent(siteDir: string): Promise<Problem[]> {
  const { files, problems } = await readContentFiles(siteDir);
  const docTags = readData(siteDir, 'docs/tags.yml', tagsFileSchema);
  const blogTags = readData(siteDir, 'blog/tags.yml', tagsFileSchema);
  const authors = readData(siteDir, 'blog/authors.yml', authorsFileSchema);
  const redirects = readData(siteDir, 'data/redirects.yaml', redirectsFileSchema);
  const updates = readData(siteDir, RECORD_FILE, recordSchema);
  const changes = loadChanges(siteDir);
  const lexicon = loadLexicon(siteDir);
  const schemas = frontMatterSchemas({
    docTags: Object.keys(docTags.value),
    blogTags: Object.keys(blogTags.value),
    authors: Object.keys(authors.value),
  });
  const components = await Globby('src/pages/**/*.tsx', { cwd: siteDir, ignore: ['**/_*'] });
  const pages = [
    ...files.map((file) => ({ file: file.file, route: routeOf(file) })),
    ...components.map((file) => ({
      file,
      route: routeOf({ kind: 'page', file, frontMatter: {} }),
    })),
  ];
  const outlines = await openCache<Outline>(path.join(siteDir, CACHE_FILE));
  const code = readFileSync(path.join(__dirname, 'links.ts'), 'utf8');
  const found = [
    ...problems,
    ...[docTags, blogTags, authors, redirects, updates].flatMap((data) => data.problems),
    ...loadEvents(siteDir).problems,
    ...lexicon.problems,
    ...files.flatMap((file) => checkTermLinks(file, lexicon.terms)),
    ...checkFrontMatter(files, schemas),
    ...checkIncidents(files, buildDay()),
    ...checkTemplates(files, loadTemplates(siteDir), (file) => [
      ...loadFormerVersions(siteDir, file).keys(),
    ]),
    ...checkVideos(files),
    ...checkCheckedDays(files, buildDay()),
    ...checkUniqueDescriptions(files),
    ...checkUniqueRoutes(pages),
    ...changes.problems,
    ...checkChanges(changes.changes, new Set(pages.map((page) => page.route)), buildDay()),
    ...checkRedirects(
      redirects.value,
      new Set(pages.map((page) => page.route)),
      'data/redirects.yaml',
    ),
    ...checkLinks(files, (file) =>
      outlines.get([code, file.body, file.bodyOffset], () => outlineOf(file)),
    ),
  ];
  await outlines.save();
  return found;
}
