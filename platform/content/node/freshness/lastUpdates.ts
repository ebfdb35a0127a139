import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { ParseFrontMatter } from '@docusaurus/types';
import * as z from 'zod';
import type { IsoDay } from '#platform/base/common/dates';
import { buildDay } from '#platform/base/node/buildDay';
import { isoDay } from '#platform/base/common/fields';
import { readDataFile } from '../dataFile';

/** Days of last updates for checkouts without the full history: file → day. */
export const LAST_UPDATES_FILE = 'data/last-updates.json';
export const lastUpdatesSchema = z.record(z.string(), isoDay);

/** Folders with files that have dates, relative to the site's folder. */
const FOLDERS = ['docs', 'blog', 'pages', 'data'];

/** What git knows about the files of a checkout, by path relative to the site's folder. */
interface GitDays {
  /** Day of the last commit to a file. */
  known: Map<string, IsoDay>;
  /**
   * The same for files that are only known from the oldest commit of a shallow clone, in which
   * every file seems to be new.
   */
  uncertain: Map<string, IsoDay>;
}

function git(siteDir: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The commits at which a shallow clone ends; none in a full clone. */
function shallowCommits(siteDir: string): Set<string> {
  const file = path.resolve(siteDir, git(siteDir, 'rev-parse', '--git-path', 'shallow').trim());
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
}

/** Reads the history once: a git process for each file would take much longer. */
export function readGitDays(siteDir: string): GitDays {
  const days: GitDays = { known: new Map(), uncertain: new Map() };
  let log: string;
  let shallow: Set<string>;
  try {
    shallow = shallowCommits(siteDir);
    const format = '--format=@%H %ct';
    log = git(
      siteDir,
      '-c',
      'core.quotePath=off',
      'log',
      format,
      '--name-only',
      '--relative',
      '--',
      ...FOLDERS,
    );
  } catch {
    // There is no repository, or no git: an archive of the sources is built from its record.
    return days;
  }
  let target = days.known;
  let day = '';
  for (const line of log.split('\n')) {
    const commit = /^@(\w+) (\d+)$/.exec(line);
    if (commit) {
      const [, hash = '', seconds] = commit;
      target = shallow.has(hash) ? days.uncertain : days.known;
      day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    } else if (line !== '' && !target.has(line)) {
      target.set(line, day);
    }
  }
  return days;
}

/** The recorded days; none if the record is invalid, which the content checks report. */
function readRecord(siteDir: string): Partial<Record<string, IsoDay>> {
  return readDataFile(siteDir, LAST_UPDATES_FILE, lastUpdatesSchema).value ?? {};
}

/**
 * The day on which files were last updated: according to git, else to the record, else to the
 * oldest commit of a shallow clone. A file that none of them knows is still being written and gets
 * the day of the build.
 *
 * @returns a function from a path, relative to the site's folder, to the day
 */
export function lastUpdates(siteDir: string): (file: string) => IsoDay {
  const { known, uncertain } = readGitDays(siteDir);
  const record = readRecord(siteDir);
  const unsure = [...uncertain.keys()].filter((file) => !known.has(file) && !(file in record));
  if (unsure.length > 0) {
    logger.warn(
      `This is a shallow clone: ${unsure.length} files, such as ${unsure[0] ?? ''}, get the day of its oldest commit. For their own days, run: git fetch --unshallow`,
    );
  }
  const today = buildDay();
  return (file) => known.get(file) ?? record[file] ?? uncertain.get(file) ?? today;
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
  return async (params) => {
    const { frontMatter, content } = await parse(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const days = [file, DATA_OF_PAGES[file]].flatMap((each) => (each ? [dayOf(each)] : []));
    return { frontMatter: { ...frontMatter, last_update: { date: days.sort().at(-1) } }, content };
  };
}
