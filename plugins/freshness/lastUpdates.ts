import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import * as z from 'zod';
import { buildDay, type IsoDay } from '../shared/dates';
import { isoDay } from '../shared/fields';

/** Days of last updates for checkouts without the whole history: file → day. */
export const RECORD_FILE = 'data/last-updates.json';
export const recordSchema = z.record(z.string(), isoDay);

/** Folders whose files are dated, relative to the site's folder. */
const FOLDERS = ['docs', 'blog', 'src/pages', 'data'];

/** What git tells of the files of a checkout, by path relative to the site's folder. */
interface GitDays {
  /** Day of the last commit to a file. */
  known: Map<string, IsoDay>;
  /** The same for files of which only the oldest commit of a shallow clone is known: every file seems new there. */
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

/** Commits at which a shallow clone ends; none in a whole one. */
function shallowCommits(siteDir: string): Set<string> {
  const file = path.resolve(siteDir, git(siteDir, 'rev-parse', '--git-path', 'shallow').trim());
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
}

/** One walk through the history: asking for each file alone takes a process each. */
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
    // No repository, or no git: an archive of the sources is built from its record.
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

/** The recorded days; an unreadable record counts as empty, and is reported by the content checks. */
function readRecord(siteDir: string): Partial<Record<string, IsoDay>> {
  const file = path.join(siteDir, RECORD_FILE);
  if (!existsSync(file)) {
    return {};
  }
  return recordSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data ?? {};
}

/**
 * The day on which files were last updated: by git, else by the record, else
 * by what a shallow clone seems to say. A file that none of them knows is
 * being written and gets the day of the build.
 *
 * @returns a function from a path, relative to the site's folder, to the day
 */
export function lastUpdates(siteDir: string): (file: string) => IsoDay {
  const { known, uncertain } = readGitDays(siteDir);
  const record = readRecord(siteDir);
  const today = buildDay();
  return (file) => known.get(file) ?? record[file] ?? uncertain.get(file) ?? today;
}

/** Pages whose text stands in a data file as well: they are as new as the newer of the two. */
const DATA_OF_PAGES: Partial<Record<string, string>> = {
  'docs/community/tags/security-and-compliance/publications/security-lexicon.md':
    'data/lexicon.yaml',
  'docs/events/index.md': 'data/events.yaml',
  'docs/events/kubecon.md': 'data/events.yaml',
};

/**
 * Reads front matter as the framework does, and puts in the day of the page's
 * last update. The framework would start git for each page, and take the
 * newest commit of a shallow clone for the last change of every file.
 */
export function parseFrontMatterWithDay(siteDir: string): ParseFrontMatter {
  const dayOf = lastUpdates(siteDir);
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const days = [file, DATA_OF_PAGES[file]].flatMap((each) => (each ? [dayOf(each)] : []));
    result.frontMatter.last_update = { date: days.sort().at(-1) };
    return result;
  };
}
