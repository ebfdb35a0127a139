import { openBuildCache } from '../../base/node/buildCache';
import { buildDay } from '../../base/node/buildDay';
import type { Problem } from '../../base/common/problems';
import { repeatsIn } from '../../base/common/repeats';
import { validate } from '../../base/common/validate';
import type { ContentContribution } from './contribution';
import { readDataFile } from './dataFile';
import { LAST_UPDATES_FILE, lastUpdatesSchema } from './freshness/lastUpdates';
import { checkCheckedDays } from './freshness/stale';
import { kindOf, readContentFiles } from './files';
import type { ContentFile } from '../common/files';
import { checkLinks } from './links';
import { outlineOf, type Outline } from './outline';
import { checkPlaces } from './places';
import { readRedirects, REDIRECTS_FILE, type Redirects } from './redirects';
import { withLines } from './problemLines';
import { routeOf } from '../common/routes';
import { authorsFileSchema, frontMatterSchemas, tagsFileSchema } from '../common/schemas';

/** Checks front matter against the schema of its kind. */
export function checkFrontMatter(
  files: readonly ContentFile[],
  schemas: ReturnType<typeof frontMatterSchemas>,
): Problem[] {
  return files.flatMap(
    ({ kind, file, frontMatter }) => validate(schemas[kind], frontMatter, file).problems,
  );
}

/** Descriptions tell pages apart, so no two pages may share one. */
export function checkUniqueDescriptions(files: readonly ContentFile[]): Problem[] {
  return repeatsIn(files, ({ frontMatter: { description } }) =>
    typeof description === 'string' ? [description] : [],
  ).map(({ item, first }) => ({
    file: item.file,
    field: 'description',
    reason: `is the same as that of ${first.file}`,
    remedy: 'Say what sets this page apart.',
  }));
}

/** Each route belongs to only one file. */
export function checkUniqueRoutes(pages: readonly { file: string; route: string }[]): Problem[] {
  // To readers and to most hosts, `/a` and `/a/` are the same page.
  return repeatsIn(pages, ({ route }) => [route.replace(/(?<=.)\/$/, '')]).map(
    ({ item, first }) => ({
      file: item.file,
      field: 'route',
      reason: `duplicate route: ${first.file} is published at ${item.route} too`,
      remedy: 'Rename or move one of the two files.',
    }),
  );
}

/** Redirects start where no page is and end where one is. */
export function checkRedirects(redirects: Redirects, routes: ReadonlySet<string>): Problem[] {
  return Object.entries(redirects).flatMap(([from, to]): Problem[] => {
    const problems: Problem[] = [];
    if (routes.has(from) || routes.has(`${from}/`)) {
      problems.push({
        file: REDIRECTS_FILE,
        field: from,
        reason: 'is the route of a page',
        remedy: 'Remove the redirect, or move the page.',
      });
    }
    if (!routes.has(to)) {
      problems.push({
        file: REDIRECTS_FILE,
        field: from,
        reason: `leads to ${to}, which is not a page`,
        remedy: 'Correct the target; it ends in a slash if the page is an index file.',
      });
    }
    return problems;
  });
}

/** Of a page that cannot be read: nobody knows its anchors. */
const UNREAD: Outline = { anchors: [], links: [], hasMadeAnchors: true, problems: [] };

/** The outline of each page, and what its text must not hold. */
async function readOutlines(
  siteDir: string,
  files: readonly ContentFile[],
  contributions: readonly ContentContribution[],
): Promise<Map<ContentFile, Outline>> {
  const anchoring = contributions.flatMap(({ anchors = [] }) => anchors);
  const checks = contributions.flatMap(({ checkNode = [] }) => checkNode);
  // To parse a page takes as long as all that is checked of it, and most are the same from check to check.
  const cache = await openBuildCache<Outline>(siteDir, 'outlines');
  const outlines = new Map(
    files.map((file) => [
      file,
      cache.get([anchoring, checks.length, file.file, file.body, file.bodyOffset], () =>
        outlineOf(file, anchoring, checks),
      ),
    ]),
  );
  await cache.save();
  return outlines;
}

/**
 * Checks all content of a site: what lies where, front matter, text, tags, authors, links, routes,
 * redirects, and what features own.
 *
 * @param siteDir the folder with `docs/`, `blog/`, `data/` and `pages/`
 * @returns every problem found, in no particular order; where files are not what they seem to be,
 *   nothing else is read
 */
export async function runChecks(
  siteDir: string,
  contributions: readonly ContentContribution[],
): Promise<Problem[]> {
  const misplaced = checkPlaces(siteDir);
  if (misplaced.length > 0) {
    return misplaced;
  }
  const { files, problems } = await readContentFiles(siteDir);
  const outlines = await readOutlines(siteDir, files, contributions);
  const docTags = readDataFile(siteDir, 'docs/tags.yml', tagsFileSchema);
  const blogTags = readDataFile(siteDir, 'blog/tags.yml', tagsFileSchema);
  const authors = readDataFile(siteDir, 'blog/authors.yml', authorsFileSchema);
  const redirects = readRedirects(siteDir);
  const updates = readDataFile(siteDir, LAST_UPDATES_FILE, lastUpdatesSchema);
  const schemas = frontMatterSchemas(
    {
      docTags: Object.keys(docTags.value ?? {}),
      blogTags: Object.keys(blogTags.value ?? {}),
      authors: Object.keys(authors.value ?? {}),
    },
    contributions.flatMap(({ frontMatter }) => frontMatter ?? []),
  );
  // A page that cannot be read is there all the same: what leads to it is right.
  const unread = [...new Set(problems.map(({ file }) => file))].flatMap((file): ContentFile[] => {
    const kind = kindOf(file);
    return kind ? [{ kind, file, frontMatter: {}, body: '', bodyOffset: 0 }] : [];
  });
  const made = contributions.flatMap((contribution) => contribution.pages ?? []);
  const pages = [
    ...[...files, ...unread].map((file) => ({ file: file.file, route: routeOf(file) })),
    ...made.map(({ url, title }) => ({ file: `(the page "${title}")`, route: url })),
  ];
  const routes = new Set(pages.map(({ route }) => route));
  const tagRoutes = Object.values(docTags.value ?? {}).map(({ permalink }) => `/tags${permalink}`);
  const today = buildDay();
  return withLines(siteDir, [
    ...problems,
    ...[...outlines.values()].flatMap((outline) => outline.problems),
    ...[docTags, blogTags, authors, redirects, updates].flatMap((data) => data.problems),
    ...checkFrontMatter(files, schemas),
    ...contributions.flatMap(({ check }) => check?.({ siteDir, files, routes, today }) ?? []),
    ...checkCheckedDays(files, today),
    ...checkUniqueDescriptions(files),
    ...checkUniqueRoutes(pages),
    ...checkRedirects(redirects.value ?? {}, new Set([...routes, ...tagRoutes])),
    ...checkLinks(
      [...files, ...unread],
      (file) => outlines.get(file) ?? UNREAD,
      new Set(made.map(({ url }) => url)),
    ),
  ]);
}
