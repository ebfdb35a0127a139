import { execFileSync } from 'node:child_process';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { ParseFrontMatter } from '@docusaurus/types';
import type { PluginOptions } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';
import { type IsoDay, daysBetween } from '#platform/base/common/dates';
import { buildDay } from '#platform/base/node/reproducible';
import type { Problem } from '#platform/base/common/problems';
import type { ContentFile } from '../common/contentFile';
import type { Checked } from '../common/schemas';

/** Folders with files that have dates, relative to the site's folder. */
const FOLDERS = ['docs', 'blog', 'pages', 'data'];

function git(siteDir: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** Whether the whole history of a site is there: no archive of its files, and no shallow clone, in which every file seems to be of one day. */
export function hasHistory(siteDir: string): boolean {
  try {
    return git(siteDir, 'rev-parse', '--is-shallow-repository').trim() === 'false';
  } catch {
    return false;
  }
}

/**
 * The day of the last commit to each file that ever was there, by its path relative to the site's folder. It
 * reads the history once: a git process for each file would take much longer.
 *
 * @returns nothing without the whole history
 */
export function commitDays(siteDir: string): Map<string, IsoDay> | undefined {
  if (!hasHistory(siteDir)) {
    return undefined;
  }
  const days = new Map<string, IsoDay>();
  const log = git(siteDir, 'log', '--format=@%ct', '--name-only', '--relative', '--', ...FOLDERS);
  let day = '';
  for (const line of log.split('\n')) {
    if (/^@\d+$/.test(line)) {
      day = new Date(Number(line.slice(1)) * 1000).toISOString().slice(0, 10);
    } else if (line !== '' && !days.has(line)) {
      days.set(line, day);
    }
  }
  return days;
}

/**
 * The day on which files were last updated, by git. One that isn't committed yet has the day of the build;
 * without the whole history none has a day.
 *
 * @returns a function from a path, relative to the site's folder, to the day
 */
export function lastUpdates(siteDir: string): (file: string) => IsoDay | undefined {
  const days = commitDays(siteDir);
  return (file) => days && (days.get(file) ?? buildDay());
}

/** Pages whose text is also in a data file: they are as recent as the more recent of the two. */
const DATA_OF_PAGES: Partial<Record<string, string>> = {
  'docs/community/tags/security-and-compliance/publications/security-lexicon.md':
    'data/lexicon.yaml',
  'docs/events/index.md': 'data/events.yaml',
  'docs/events/kubecon.md': 'data/events.yaml',
  'docs/maintainers/index.md': 'data/benefits.yaml',
  'docs/maintainers/resources.md': 'data/benefits.yaml',
  'docs/techdocs/analyses/index.md': 'data/docs-analyses.yaml',
};

/**
 * Puts the day of the page's last update into its front matter. The framework would start git for
 * each page, and take the newest commit of a shallow clone for the last change of every file.
 *
 * @param parse reads the front matter
 */
export function withLastUpdate(siteDir: string, parse: ParseFrontMatter): ParseFrontMatter {
  const dayOf = lastUpdates(siteDir);
  if (!hasHistory(siteDir)) {
    logger.warn(
      'Pages show no day of their last update, since the history of their files is not here. In a shallow clone, run: git fetch --unshallow',
    );
  }
  return async (params) => {
    const { frontMatter, content } = await parse(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const days = [file, DATA_OF_PAGES[file]].flatMap((each) => (each && dayOf(each)) ?? []);
    const date = days.sort().at(-1);
    return {
      frontMatter: { ...frontMatter, ...(date !== undefined && { last_update: { date } }) },
      content,
    };
  };
}

/** A check is valid for a year. */
const GOOD_FOR_DAYS = 365;

/** A page that was checked too long ago. */
interface StalePage extends Checked {
  file: string;
  /** Days since the check. */
  days: number;
}

/** The first day on which the check can have taken place: for a month, its first day. */
const dayOf = (on: string): IsoDay => (on.length === 7 ? `${on}-01` : on);

const checkedOf = ({ frontMatter }: ContentFile) => frontMatter.checked as Checked | undefined;

/** Pages that were checked more than a year ago, oldest first. */
export function stalePages(files: readonly ContentFile[], today: IsoDay): StalePage[] {
  return files
    .flatMap((content) => {
      const checked = checkedOf(content);
      return checked === undefined
        ? []
        : [{ ...checked, file: content.file, days: daysBetween(dayOf(checked.on), today) }];
    })
    .filter(({ days }) => days > GOOD_FOR_DAYS)
    .sort((a, b) => b.days - a.days || a.file.localeCompare(b.file));
}

/**
 * The report as the text of an issue; empty if nothing is stale.
 *
 * @param aging sentences of the features
 */
export function formatStale(pages: readonly StalePage[], aging: readonly string[]): string {
  const list = aging.map((sentence) => `- ${sentence}\n`).join('');
  return [list, pages.length > 0 ? tableOf(pages) : ''].filter(Boolean).join('\n');
}

function tableOf(pages: readonly StalePage[]): string {
  return [
    `The facts of ${pages.length === 1 ? 'one page were' : `${pages.length} pages were`} last checked more than a year ago. Compare each with its source, mend it, and put the new day into \`checked.on\`.`,
    '',
    '| Page | Owner | Source | Checked on | Days ago |',
    '| --- | --- | --- | --- | --- |',
    ...pages.map(
      ({ file, owner, source, on, days }) =>
        `| ${file} | ${owner} | ${source?.url ?? ''} | ${on} | ${days} |`,
    ),
    '',
  ].join('\n');
}

/** Checks cannot have taken place in the future. */
export function checkCheckedDays(files: readonly ContentFile[], today: IsoDay): Problem[] {
  return files.flatMap((content): Problem[] => {
    const on = checkedOf(content)?.on;
    return typeof on === 'string' && dayOf(on) > today
      ? [
          {
            file: content.file,
            field: 'checked.on',
            reason: `${on} is in the future`,
            remedy: 'Write the day the page was checked.',
          },
        ]
      : [];
  });
}

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/**
 * Sitemap items with the day of each page's last update. For pages without one, the framework would
 * ask git, which is wrong in a shallow clone; so they have no date.
 */
export const createSitemapItems: CreateSitemapItems = ({
  defaultCreateSitemapItems,
  routes,
  ...params
}) =>
  defaultCreateSitemapItems({
    ...params,
    routes: flattenRoutes([...routes]).map((route) => ({
      ...route,
      metadata: { ...route.metadata, lastUpdatedAt: route.metadata?.lastUpdatedAt ?? null },
    })),
  });
