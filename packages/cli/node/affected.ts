import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { beginCheck } from '../../../features/catalog/common/affected/check';
import type { AffectedList, ListedPackage } from '../../../features/catalog/common/affected/match';
import { packageOf, purlOf } from '../../../features/catalog/common/affected/packages';
import {
  headlineOf,
  LIMITS,
  OSV_SCANNER,
  summaryOf,
  toMarkdown,
  toSarif,
  TRACE_WORDS,
  verdictOf,
  WORDS,
  type CheckReport,
  type ReportedIncident,
} from '../../../features/catalog/common/affected/report';
import { toJson } from '../../../platform/base/common/json';
import { clean, type Progress } from './progress';
import { decode, openRepository } from './repository';

const MAX_BYTES = 64 * 1024 * 1024;
const HEAD_BYTES = 4096;

/** Files below a folder. Links to folders aren't followed: they can lead in circles. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory()
      ? filesBelow(file)
      : statSync(file, { throwIfNoEntry: false })?.isFile()
        ? [file]
        : [];
  });
}

/** Names in Git's folder that tell of branches. */
function references(root: string): string[] {
  const folder = path.join(root, '.git/refs');
  try {
    const refs = filesBelow(folder)
      .map((file) => path.relative(root, file).replaceAll(path.sep, '/'))
      .filter((file) => /^.git\/refs\/(?:heads|remotes)\//.test(file));
    return ['.git/packed-refs', ...refs].filter((file) =>
      statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile(),
    );
  } catch {
    return [];
  }
}

function readHead(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(HEAD_BYTES);
    return decode(bytes.subarray(0, readSync(handle, bytes, 0, HEAD_BYTES, 0)));
  } finally {
    closeSync(handle);
  }
}

/** The user's own records that concern some packages, in the form of the catalog's list. */
function readOsv(folder: string, purls: ReadonlySet<string>, list: AffectedList) {
  const files = statSync(folder).isDirectory()
    ? filesBelow(folder).filter((file) => file.endsWith('.json'))
    : [folder];
  const incidents: AffectedList['incidents'] = [];
  const packages = new Map<string, ListedPackage[]>();
  let records = 0;
  const problems: string[] = [];
  for (const file of files) {
    let content: unknown;
    try {
      content = JSON.parse(decode(readFileSync(file)));
    } catch {
      problems.push(file);
      continue;
    }
    for (const record of (Array.isArray(content) ? content : [content]) as OsvRecord[]) {
      records++;
      const ranges = rangesOf(record).filter(([purl]) => purls.has(purl));
      if (ranges.length === 0 || record.withdrawn !== undefined) {
        continue;
      }
      const { id = 'OSV record', summary = '' } = record;
      for (const [purl, range] of ranges) {
        packages.set(purl, [...(packages.get(purl) ?? []), { incident: incidents.length, range }]);
      }
      incidents.push({
        id,
        name: summary === '' ? id : `${id}: ${summary}`,
        nature: 'vulnerability',
        payloads: [],
        summary,
        permalink: `/vulnerability/${encodeURIComponent(id)}`,
        guides: [],
        isComplete: true,
        day: list.date,
        types: [],
      });
    }
  }
  return {
    records,
    problems,
    list: { ...list, origin: 'https://osv.dev', incidents, packages: Object.fromEntries(packages) },
  };
}

/** The fields of https://ossf.github.io/osv-schema/ that are read. */
interface OsvRecord {
  id?: string;
  summary?: string;
  withdrawn?: string;
  affected?: {
    package?: { ecosystem?: string; name?: string; purl?: string };
    ranges?: {
      type?: string;
      events?: Partial<Record<'introduced' | 'fixed' | 'last_affected', string>>[];
    }[];
    versions?: string[];
  }[];
}

/** Ecosystems of OSV by type of package URL. */
const OSV_TYPES: Readonly<Record<string, string>> = {
  npm: 'npm',
  PyPI: 'pypi',
  Go: 'golang',
  'crates.io': 'cargo',
  Maven: 'maven',
  NuGet: 'nuget',
  RubyGems: 'gem',
  Packagist: 'composer',
  Pub: 'pub',
  Hex: 'hex',
  'GitHub Actions': 'github',
  VSCode: 'vscode-extension',
};

/** The versions of a record, by package URL, in the `vers` notation. */
function rangesOf({ affected = [] }: OsvRecord): [purl: string, range: string][] {
  return affected.flatMap(({ package: about = {}, ranges = [], versions = [] }) => {
    const type = OSV_TYPES[about.ecosystem?.split(':')[0] ?? ''];
    const name = about.ecosystem === 'Maven' ? about.name?.replace(':', '/') : about.name;
    const purl =
      about.purl !== undefined
        ? packageOf(about.purl)?.purl
        : type !== undefined && name !== undefined
          ? purlOf(type, name)
          : undefined;
    if (purl === undefined) {
      return [];
    }
    const parts = ranges
      .filter((range) => range.type !== 'GIT')
      .flatMap(({ events = [] }) => {
        const bounds = events.flatMap(({ introduced, fixed, last_affected: last }) =>
          introduced === '0'
            ? []
            : introduced !== undefined
              ? `>=${introduced}`
              : fixed !== undefined
                ? `<${fixed}`
                : last !== undefined
                  ? `<=${last}`
                  : [],
        );
        return bounds.length === 0 && events.length > 0 ? ['*'] : bounds;
      });
    const all = parts.includes('*') ? ['*'] : [...versions, ...parts];
    return all.length === 0 ? [] : [[purl, `vers:generic/${all.join('|')}`]];
  });
}

/**
 * Compares what a folder names with the catalog, and with the user's OSV records.
 *
 * @param paths a folder, or files
 * @param tell is told how far the check is
 */
export function checkFolder(
  paths: readonly string[],
  list: AffectedList,
  { isAll = false, osv, tell }: { isAll?: boolean; osv?: string; tell?: Progress['tell'] } = {},
): CheckReport {
  const [root = '.'] = paths;
  const isFolder = statSync(root).isDirectory();
  const repository = isFolder ? openRepository(root, undefined, tell) : undefined;
  const files = repository
    ? [...new Set([...repository.matching('**'), ...references(root)])]
    : [...paths];
  const check = beginCheck(list, files, { isAll, isForOsv: osv !== undefined });
  for (const { path: file, why } of repository?.skipped ?? []) {
    if (check.wants(file) === 'all') {
      check.miss(file, `${why} → Check the file that it stands for.`);
    }
  }
  files.forEach((file, index) => {
    tell?.(file, index + 1, files.length);
    const wanted = check.wants(file);
    if (wanted === 'nothing') {
      return;
    }
    const whole = isFolder ? path.join(root, file) : file;
    try {
      if (wanted === 'head' && !check.isWanted(file, readHead(whole))) {
        return;
      }
      if (statSync(whole).size > MAX_BYTES) {
        check.miss(
          file,
          'The file is larger than 64 MB → Check a lockfile or an SBOM of one project.',
        );
        return;
      }
      const bytes = readFileSync(whole);
      check.add(
        file,
        decode(bytes),
        check.wantsDigest(file) ? createHash('sha256').update(bytes).digest('hex') : undefined,
      );
    } catch {
      check.miss(file, "The file can't be opened → Look at its permissions.");
    }
  });
  if (osv === undefined) {
    return check.finish();
  }
  tell?.('OSV records');
  const own = readOsv(osv, check.purls(), list);
  own.problems.forEach((file) => check.miss(file, 'This is no JSON → Save the OSV record again.'));
  return check.finish(own);
}

/** The exit status: 1 for what is found, 3 for what wasn't read, 0 for neither. */
export function statusOf(
  report: CheckReport,
  failOn: 'listed' | 'window' | 'unclear' | 'none',
): number {
  const verdict = verdictOf(report);
  const worst = {
    none: [],
    listed: ['yes', 'trace'],
    window: ['yes', 'trace', 'window'],
    unclear: ['yes', 'trace', 'window', 'unclear'],
  }[failOn] as string[];
  if (worst.includes(verdict) || (failOn !== 'none' && (report.osv?.incidents.length ?? 0) > 0)) {
    return 1;
  }
  return failOn !== 'none' && report.unread.length > 0 ? 3 : 0;
}

const most = <Item>(
  items: readonly Item[],
  count: number,
  say: (item: Item) => string,
  what: string,
) => [
  ...items.slice(0, count).map(say),
  ...(items.length > count ? [`  and ${items.length - count} more ${what}`] : []),
];

function incidentLines({ name, url, window, packages, traces, steps }: ReportedIncident): string[] {
  return [
    `${clean(name)}: ${url}`,
    ...(window === undefined ? [] : [`  Window: ${window}`]),
    ...most(
      packages,
      20,
      ({ file, line, purl, affected, note }) =>
        `  ${clean(file)}:${line}  ${clean(purl)} ${WORDS[affected]}${note === undefined ? '' : ` (${note})`}`,
      'packages',
    ),
    ...most(
      traces,
      20,
      ({ file, line, what, by }) =>
        `  ${clean(file)}:${line}  trace: ${clean(what)}, ${TRACE_WORDS[by]}`,
      'traces',
    ),
    ...steps.map((step, index) => `    ${index + 1}. ${step}`),
    '',
  ];
}

export const AFFECTED_FORMATS = {
  table: (report: CheckReport): string => {
    const { incidents, unread, notes, leftOut, unlisted, osv, list } = report;
    return [
      headlineOf(report),
      summaryOf(report),
      '',
      ...(unread.length > 0
        ? [
            'Not read:',
            ...most(
              unread,
              30,
              ({ file, problem }) => `  ${clean(file)}: ${clean(problem)}`,
              'files',
            ),
            '',
          ]
        : []),
      ...incidents.flatMap(incidentLines),
      ...(osv
        ? [
            `Your ${osv.records} OSV records: ${osv.incidents.length === 0 ? 'no match.' : `${osv.incidents.length} match.`}`,
            ...osv.incidents.flatMap(incidentLines),
            '',
          ]
        : []),
      ...(notes.length > 0
        ? [
            'Not compared in what was read:',
            ...most(notes, 10, ({ file, note }) => `  ${clean(file)}: ${clean(note)}`, 'notes'),
            '',
          ]
        : []),
      ...(leftOut.length > 0
        ? [
            `Left out as test data or others' code, unless you add --all: ${most(leftOut, 3, clean, 'files').join(', ')}`,
          ]
        : []),
      ...(unlisted.length > 0
        ? [`The catalog has no package of these kinds: ${unlisted.join(', ')}.`]
        : []),
      ...LIMITS,
      `OSV-Scanner: ${OSV_SCANNER}  Files that are read: ${list.origin}${list.page}`,
      '',
    ].join('\n');
  },
  markdown: toMarkdown,
  json: (report: CheckReport): string => toJson(report),
  sarif: (report: CheckReport): string => toJson(toSarif(report)),
};
