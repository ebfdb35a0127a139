import { versionsOf } from '../versions';
import { isLeftOut, planOf, readFile, type Plan } from './formats';
import {
  findAffected,
  incompleteFor,
  mayBeTrace,
  needsDigest,
  tracesIn,
  type AffectedList,
  type ListedIncident,
  type Match,
  type Trace,
  type Verdict,
} from './match';
import { versionFromParents } from './maven';
import { encodePart, typeOf, type FoundPackage, type Pom } from './packages';
import type { CheckReport, ReportedIncident } from './report';
import { lineOf, LockfileError } from './syntax';

const STEPS: Partial<Record<ListedIncident['payloads'][number], string>> = {
  'credential-theft':
    'Replace every secret that those machines could read, such as tokens, keys, and passwords. Do it from another machine.',
  'information-theft': 'Find out which data those machines could read, and tell whoever owns it.',
  backdoor: 'Set those machines up anew instead of cleaning them.',
  botnet: 'Set those machines up anew instead of cleaning them.',
  cryptominer: 'Set those machines up anew instead of cleaning them.',
  fraud: 'Check payments and wallets that the software could reach.',
  ransomware: 'Restore data from a backup that is older than the installation.',
  wiper: 'Restore data from a backup that is older than the installation.',
};

/** What to do about an incident, by what it was and what was found of it. */
function stepsFor(
  { nature, payloads, response = [], window }: ListedIncident,
  verdicts: ReadonlySet<Verdict>,
  hasTraces: boolean,
): string[] {
  const isTraceAlone = hasTraces && verdicts.size === 0;
  const check = isTraceAlone
    ? ["Compare the file with what the source describes. If it's your own, you're done."]
    : verdicts.has('yes') || hasTraces
      ? []
      : verdicts.has('window')
        ? [
            `Look in the logs of your pipeline whether it ran in the window${window === undefined ? '' : ` (${window})`}. If it didn't, pin the action to a commit, and you're done.`,
          ]
        : ["Compare your version with the account: here, it can't be told whether it was harmful."];
  if (nature === 'vulnerability' || nature === 'research') {
    return [...check, "Change to a version that isn't listed, and install anew."];
  }
  return [
    ...check,
    ...response,
    ...(isTraceAlone
      ? [
          'Keep a copy of the file and of the log of the repository, then remove the file.',
          'Find the account or token that put it there, and the machines and pipelines that ran it.',
        ]
      : [
          "Remove the version from your project, change to one that isn't listed, and install anew.",
          'Find the machines and pipelines that installed it.',
        ]),
    ...new Set(payloads.flatMap((payload) => STEPS[payload] ?? [])),
  ];
}

type Found = FoundPackage & { file: string; text: string };

/** Line in which a file names a package. */
const placeOf = ({ text, at }: Found): number => lineOf(text, at);

function toIncidents(
  matches: readonly (Match & { package: Found })[],
  traces: readonly Trace[],
  origin: string,
): ReportedIncident[] {
  const all = [...new Set([...matches, ...traces].map(({ incident }) => incident))];
  return all.map((incident) => {
    const { id, name, summary, permalink, guides, window } = incident;
    const own = matches.filter((match) => match.incident === incident);
    const left = traces.filter((trace) => trace.incident === incident);
    return {
      id,
      name,
      summary,
      permalink,
      url: new URL(permalink, origin).href,
      ...(window !== undefined && { window }),
      guides,
      steps: stepsFor(incident, new Set(own.map(({ affected }) => affected)), left.length > 0),
      packages: own.map(({ package: found, listed, affected }, index) => {
        const version = found.version ?? found.digest;
        return {
          name: found.name,
          purl: version === undefined ? found.purl : `${found.purl}@${encodePart(version)}`,
          ...(version !== undefined && { version }),
          file: found.file,
          line: index < MOST_LINES ? placeOf(found) : 1,
          ...(listed.range && { versions: versionsOf(listed.range) }),
          ...(listed.note && { note: listed.note }),
          affected,
        };
      }),
      traces: left.map(({ file, line, what, by, source }) => ({ file, line, what, by, source })),
    };
  });
}

/** A file that is only compared with traces, or with nothing. */
const NOT_READ: Plan = { kind: 'other' };

/** What holds other files. */
const ARCHIVE = /\.(?:zip|7z|rar|tar|tgz|(?:tar\.)?(?:gz|bz2|xz|zst))$/i;

/** Most traces in a report, and places with a line: a hostile folder could have any number. */
const MOST_TRACES = 200;
const MOST_LINES = 500;

/** A check of files, given one after the other. */
export interface Check {
  /** Asked once for each file. How much of it is needed: `head` is some kilobytes, with which `isWanted` decides on the rest. */
  wants: (file: string) => 'all' | 'head' | 'nothing';
  isWanted: (file: string, head: string) => boolean;
  wantsDigest: (file: string) => boolean;
  /** @param sha256 of its bytes, where `wantsDigest` asks for it */
  add: (file: string, text: string, sha256?: string) => void;
  /** Says why a file that is wanted wasn't given. */
  miss: (file: string, why: string) => void;
  /** Package URLs of what was read. */
  purls: () => ReadonlySet<string>;
  /** @param osv the user's own records, as a list, and their number */
  finish: (osv?: { records: number; list: AffectedList }) => CheckReport;
}

/**
 * Begins a check.
 *
 * @param files paths of all files that there are, with slashes; an empty one for a text without a name
 * @param isAll whether test data and others' code are read, too
 * @param isForOsv whether packages that the list doesn't have are kept for other records
 */
export function beginCheck(
  list: AffectedList,
  files: readonly string[],
  { isAll = false, isForOsv = false } = {},
): Check {
  const planFor = planOf(files);
  const report: Pick<CheckReport, 'files' | 'unread' | 'notes' | 'leftOut'> = {
    files: [],
    unread: [],
    notes: [],
    leftOut: [],
  };
  const listedTypes = new Set(list.incidents.flatMap(({ types }) => types));
  const types = new Set<string>();
  const purls = new Set<string>();
  const kept: Found[] = [];
  const traces: Trace[] = [];
  const poms = new Map<string, Pom>();
  let packagesOfAll = 0;

  const isPassed = (file: string) => !isAll && files.length > 1 && isLeftOut(file);
  const planOfFile = (file: string): Plan =>
    file === '' ? { kind: 'read' } : isPassed(file) ? NOT_READ : planFor(file);

  return {
    wants(file) {
      const plan = planOfFile(file);
      if (isPassed(file)) {
        const { kind } = planFor(file);
        if (kind === 'read' || kind === 'unread') {
          report.leftOut.push(file);
        }
        return 'nothing';
      }
      if (ARCHIVE.test(file) && !mayBeTrace(list, file)) {
        if (files.length === 1) {
          report.unread.push({ file, problem: 'It is packed → Unpack it, and check the folder.' });
        } else {
          report.notes.push({ file, note: "What is packed inside isn't read." });
        }
        return 'nothing';
      }
      if (plan.kind === 'unread' && plan.sign === undefined) {
        report.unread.push({ file, problem: plan.remedy });
        return 'nothing';
      }
      return plan.kind === 'read' || plan.kind === 'unread' || mayBeTrace(list, file)
        ? 'all'
        : plan.kind === 'peek'
          ? 'head'
          : 'nothing';
    },
    isWanted(file, head) {
      const plan = planOfFile(file);
      return plan.kind === 'peek' && plan.sign.test(head);
    },
    wantsDigest: (file) => needsDigest(list, file),
    miss(file, why) {
      report.unread.push({ file, problem: why });
    },
    add(file, text, sha256) {
      const plan = planOfFile(file);
      if (traces.length < MOST_TRACES) {
        traces.push(...tracesIn(file, text, sha256, list));
      }
      if (plan.kind === 'unread' && !plan.reads?.test(text)) {
        if (plan.sign?.test(text)) {
          report.unread.push({ file, problem: plan.remedy });
        }
        return;
      }
      if (plan.kind === 'other') {
        return;
      }
      try {
        const { format, packages, notes = [], pom } = readFile(text, file);
        if (pom) {
          poms.set(file, pom);
        }
        const named = file || format;
        const unix = text.replaceAll('\r\n', '\n');
        report.files.push({
          file: named,
          format,
          packages: packages.length,
          unversioned: packages.filter(({ version, digest }) => (version ?? digest) === undefined)
            .length,
        });
        report.notes.push(...notes.map((note) => ({ file: named, note })));
        if (packages.length === 0) {
          report.notes.push({ file: named, note: 'It names no package.' });
        }
        for (const found of packages) {
          types.add(typeOf(found.purl));
          purls.add(found.purl);
          packagesOfAll++;
          if (isForOsv || Object.hasOwn(list.packages, found.purl)) {
            kept.push({ ...found, file: named, text: unix });
          }
        }
      } catch (error) {
        // Whatever one file does to its reader, the others are still compared.
        report.unread.push({
          file: file || 'the text',
          ...(error instanceof LockfileError && error.line !== undefined && { line: error.line }),
          problem:
            error instanceof LockfileError
              ? error.message
              : "The file can't be read → Take the whole file again, as your tool wrote it.",
        });
      }
    },
    purls: () => purls,
    finish(osv) {
      const known = kept.map((one): Found => {
        const version =
          one.version === undefined && poms.has(one.file)
            ? versionFromParents(one.name, one.file, poms)
            : undefined;
        return version === undefined ? one : { ...one, version };
      });
      const matches = findAffected(known, list);
      const { version, date, origin, page } = list;
      return {
        ...report,
        packages: packagesOfAll,
        incidents: toIncidents(
          matches.filter(({ affected }) => affected !== 'no'),
          traces.sort((a, b) => (a.by === b.by ? 0 : a.by === 'content' ? -1 : 1)),
          origin,
        ),
        others: toIncidents(
          matches.filter(({ affected }) => affected === 'no'),
          [],
          origin,
        ),
        unlisted: [...types].filter((type) => !listedTypes.has(type)).sort(),
        incomplete: incompleteFor(types, list).map(({ name, permalink, day }) => ({
          name,
          permalink,
          url: new URL(permalink, origin).href,
          day,
        })),
        ...(osv && {
          osv: {
            records: osv.records,
            incidents: toIncidents(
              findAffected(known, osv.list).filter(({ affected }) => affected === 'yes'),
              [],
              osv.list.origin,
            ),
          },
        }),
        list: { version, date, origin, page },
      };
    },
  };
}

/** Checks one text, such as a lockfile that somebody pasted. */
export function checkText(text: string, file: string, list: AffectedList): CheckReport {
  const check = beginCheck(list, [file]);
  check.add(file, text);
  return check.finish();
}
