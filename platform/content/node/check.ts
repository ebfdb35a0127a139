import { existsSync } from 'node:fs';
import path from 'node:path';
import { openBuildCache } from '#platform/base/node/buildCache';
import { buildDay } from '#platform/base/node/reproducible';
import { daysBetween, isIsoDay, type IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import { repeatsIn } from '#platform/base/common/lists';
import { validate } from '#platform/base/common/validate';
import { generatedPages, type ContentContribution } from './contribution';
import { readDataFile, type DataFile, withLines } from './yaml';
import { commitDays, checkCheckedDays } from './freshness';
import { kindOf, readContentFiles } from './contentFiles';
import { type ContentFile, routeOf } from '../common/contentFile';
import { checkLinks, readRedirects, REDIRECTS_FILE, type Redirects } from './links';
import { outlineOf, type Outline } from './outline';
import { checkPlaces } from './places';
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
function checkUniqueDescriptions(files: readonly ContentFile[]): Problem[] {
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
  // To readers and to most hosts, `/a`, `/a/` and `/A` are the same page.
  return repeatsIn(pages, ({ route }) => [route.replace(/(?<=.)\/$/, '').toLowerCase()]).map(
    ({ item, first }) => ({
      file: item.file,
      field: 'route',
      reason: `duplicate route: ${first.file} is published at ${item.route} too`,
      remedy: 'Rename or move one of the two files.',
    }),
  );
}

/** Longer ones are cut off in mails and chats, and some systems have no room for them. */
const LONGEST_ROUTE = 200;
/** What hosts and the framework serve something else at. */
const TAKEN_ROUTES = /^\/(?:(?:404|assets|blog|img|index|tags)(?:\/|$)|_)/;
/** Days that a post may be dated ahead of the check. */
const DAYS_AHEAD = 31;

/** Each page has an address that no other part of the site has. */
export function checkRoutes(files: readonly ContentFile[], today: IsoDay): Problem[] {
  return files.flatMap((page): Problem[] => {
    const route = routeOf(page);
    const refuse = (reason: string, remedy: string): Problem[] => [
      { file: page.file, field: 'route', reason, remedy },
    ];
    if (route.length > LONGEST_ROUTE) {
      return refuse(`has more than ${LONGEST_ROUTE} characters`, 'Shorten the name of the file.');
    }
    if (page.kind !== 'post') {
      return TAKEN_ROUTES.test(route)
        ? refuse(`is ${route}, which the site serves something else at`, 'Rename the file.')
        : [];
    }
    const [, day = ''] = /^blog\/(\d{4}-\d{2}-\d{2})-[^/]+$/.exec(page.file) ?? [];
    if (!isIsoDay(day)) {
      return refuse(
        'cannot be told from a name without a day',
        'Name the file by the day of the post, such as 2027-03-15-topic.md.',
      );
    }
    return daysBetween(today, day) > DAYS_AHEAD
      ? refuse(
          `begins with ${day}, more than ${DAYS_AHEAD} days ahead`,
          'Date the post by the day on which it is published.',
        )
      : [];
  });
}

/** Redirects start where no page is and end where one is. */
function checkRedirects(redirects: Redirects, routes: ReadonlySet<string>): Problem[] {
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

/**
 * Tags that no page has; none while a page has one that is not known, which may be one of them with a typo.
 *
 * @param kind of the pages
 * @param tags the keys of the file
 */
export function checkUnusedTags(
  files: readonly ContentFile[],
  kind: ContentFile['kind'],
  tags: readonly string[],
  tagsFile: string,
): Problem[] {
  const used = new Set(
    files.filter((file) => file.kind === kind).flatMap(({ frontMatter }) => frontMatter.tags ?? []),
  );
  return [...used].some((tag) => !tags.includes(tag as string))
    ? []
    : tags
        .filter((tag) => !used.has(tag))
        .map((tag) => ({
          file: tagsFile,
          field: tag,
          reason: `is a tag that no ${kind === 'post' ? 'post' : 'page'} has`,
          remedy: 'Name it in the field `tags` of at least one, or remove it here.',
        }));
}

/** The keys of a data file; not known if it has a problem, which is reported once. */
function keysOf({ value, problems }: DataFile<Record<string, unknown>>): string[] | undefined {
  return problems.length > 0 ? undefined : Object.keys(value ?? {});
}

/** Of a page that cannot be read: nobody knows its anchors. */
const UNREAD: Outline = {
  anchors: [],
  links: [],
  components: [],
  problems: [],
  hasMadeAnchors: true,
};

/**
 * Pages that are gone, and whose address leads nowhere now.
 *
 * @param known files that ever were there
 */
export function checkGonePages(
  siteDir: string,
  known: Iterable<string>,
  routes: ReadonlySet<string>,
  redirects: Redirects | undefined,
): Problem[] {
  // Where the redirects cannot be read, nobody knows what they lack.
  if (redirects === undefined) {
    return [];
  }
  // To readers, `/a` and `/A` are the same page.
  const lower = new Set([...routes].map((one) => one.toLowerCase()));
  return [...known].flatMap((file): Problem[] => {
    const isPage = file.endsWith('.md') && !/(?:^|\/)_/.test(file);
    const kind = isPage ? kindOf(file) : undefined;
    if (kind === undefined || existsSync(path.join(siteDir, file))) {
      return [];
    }
    const route = routeOf({ kind, file, frontMatter: {} }).replace(/(?<=.)\/$/, '');
    return [route, `${route}/`].some((one) => lower.has(one.toLowerCase())) ||
      Object.hasOwn(redirects, route)
      ? []
      : [
          {
            file,
            field: '(whole file)',
            reason: `is gone, and its address ${route} leads nowhere`,
            remedy: `Add the line "${route}: <new address>" to ${REDIRECTS_FILE}, with the page that replaces it, or else the one that helps its readers most.`,
          },
        ];
  });
}

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
  const schemas = frontMatterSchemas(
    {
      docTags: keysOf(docTags),
      blogTags: keysOf(blogTags),
      authors: keysOf(authors),
    },
    contributions.flatMap(({ frontMatter }) => frontMatter ?? []),
  );
  // A page that cannot be read is there all the same: what leads to it is right.
  const unread = [...new Set(problems.map(({ file }) => file))].flatMap((file): ContentFile[] => {
    const kind = kindOf(file);
    return kind ? [{ kind, file, frontMatter: {}, body: '', bodyOffset: 0 }] : [];
  });
  const made = generatedPages(contributions, siteDir);
  const pages = [
    ...[...files, ...unread].map((file) => ({ file: file.file, route: routeOf(file) })),
    ...made.map(({ url, title }) => ({ file: `(the page "${title}")`, route: url })),
  ];
  const routes = new Set(pages.map(({ route }) => route));
  const tagRoutes = Object.values(docTags.value ?? {}).map(({ permalink }) => `/tags${permalink}`);
  const today = buildDay();
  const readOutline = (file: ContentFile): Outline => outlines.get(file) ?? UNREAD;
  return withLines(siteDir, [
    ...problems,
    ...[...outlines.values()].flatMap((outline) => outline.problems),
    ...[docTags, blogTags, authors, redirects].flatMap((data) => data.problems),
    ...checkFrontMatter(files, schemas),
    ...contributions.flatMap(
      ({ check }) => check?.({ siteDir, files, outlineOf: readOutline, routes, today }) ?? [],
    ),
    ...checkCheckedDays(files, today),
    ...checkUniqueDescriptions(files),
    // What a page that cannot be read would name is not known.
    ...(unread.length > 0
      ? []
      : [
          ...checkUnusedTags(files, 'doc', keysOf(docTags) ?? [], 'docs/tags.yml'),
          ...checkUnusedTags(files, 'post', keysOf(blogTags) ?? [], 'blog/tags.yml'),
        ]),
    ...checkRoutes([...files, ...unread], today),
    ...checkUniqueRoutes(pages),
    ...checkRedirects(
      redirects.value ?? {},
      new Set([
        ...routes,
        ...(docTags.problems.length > 0
          ? Object.values(redirects.value ?? {}).filter((to) => to.startsWith('/tags/'))
          : tagRoutes),
      ]),
    ),
    ...checkGonePages(
      siteDir,
      commitDays(siteDir)?.keys() ?? [],
      routes,
      redirects.problems.length > 0 ? undefined : (redirects.value ?? {}),
    ),
    ...checkLinks([...files, ...unread], readOutline, new Set(made.map(({ url }) => url))),
  ]);
}
