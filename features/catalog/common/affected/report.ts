import { counted, escapeControls } from '#platform/base/common/text';
import { formatDay } from '#platform/base/common/dates';
import { sarifPlace, toSarifLog } from '#platform/base/common/json';
import type { AffectedList, ListedIncident, Trace, Verdict } from './match';

/** A package of a file, as the report names it. */
export interface ReportedPackage {
  name: string;
  /** With its version, if the file names one. */
  purl: string;
  version?: string;
  file: string;
  line: number;
  /** Versions that the catalog lists, in words; absent where it knows none. */
  versions?: string;
  note?: string;
  affected: Verdict;
}

/** An incident with what of it was found, and where. */
export interface ReportedIncident extends Pick<
  ListedIncident,
  'id' | 'name' | 'summary' | 'permalink' | 'window' | 'guides'
> {
  /** Whole address. */
  url: string;
  /** What to do, most urgent first. */
  steps: string[];
  packages: ReportedPackage[];
  traces: Pick<Trace, 'file' | 'line' | 'what' | 'by' | 'source'>[];
}

/** A file that names dependencies and wasn't compared, with the reason and the remedy. */
export interface Problem {
  file: string;
  line?: number;
  problem: string;
}

/** What a check says. */
export interface CheckReport {
  /** What was read: number of packages in each file, and of those without a version. */
  files: { file: string; format: string; packages: number; unversioned: number }[];
  packages: number;
  /** Files that couldn't be read, or are in a format that isn't. */
  unread: Problem[];
  /** What is in files that were read and wasn't compared, and files that name nothing. */
  notes: { file: string; note: string }[];
  /** Files in folders of test data and of others' code, which nobody asked for. */
  leftOut: string[];
  /** Incidents that concern the files, or may: those that do first. */
  incidents: ReportedIncident[];
  /** Incidents that list other versions of packages that are there. */
  others: ReportedIncident[];
  /** Types of packages that are there, of which the list has none. */
  unlisted: string[];
  /** Incidents whose lists are incomplete, among those with packages of these kinds. */
  incomplete: { name: string; permalink: string; url: string; day: string }[];
  /** What the user's own OSV records say of these packages. */
  osv?: { records: number; incidents: ReportedIncident[] };
  list: Pick<AffectedList, 'version' | 'date' | 'origin' | 'page'>;
}

/** The worst that a report says: whether something is listed, may be, or can't be told. */
export const verdictOf = ({ incidents }: CheckReport): Verdict | 'trace' => {
  const verdicts = new Set(
    incidents.flatMap(({ packages }) => packages.map((one) => one.affected)),
  );
  return verdicts.has('yes')
    ? 'yes'
    : incidents.some(({ traces }) => traces.length > 0)
      ? 'trace'
      : verdicts.has('window')
        ? 'window'
        : verdicts.has('unclear')
          ? 'unclear'
          : 'no';
};

/** The result in one line. */
export function headlineOf(report: CheckReport): string {
  const { incidents, files, unread } = report;
  const names = counted(incidents.length, 'incident');
  switch (verdictOf(report)) {
    case 'yes':
      return `Affected: something here was part of ${names}.`;
    case 'trace':
      return `Look now: traces of ${names} are here.`;
    case 'window':
      return 'It depends on when it ran: a tag that you use was moved for a time.';
    case 'unclear':
      return "Look at it: of some packages, the version can't be told.";
    case 'no':
      return files.length === 0
        ? unread.length === 0
          ? 'Nothing to compare: no file here names dependencies.'
          : 'Nothing compared.'
        : unread.length > 0
          ? 'No match in what could be read, and not everything could.'
          : 'No match.';
  }
}

/** What was read and what was found, in sentences that never say more than the list can. */
export function summaryOf(report: CheckReport): string {
  const { incidents, packages, files, unread, list } = report;
  const all = incidents.flatMap((incident) => incident.packages);
  const countOf = (affected: Verdict) =>
    new Set(all.filter((one) => one.affected === affected).map(({ purl }) => purl)).size;
  const traces = new Set(incidents.flatMap((one) => one.traces.map(({ file }) => file))).size;
  const [affected, window, unclear] = [countOf('yes'), countOf('window'), countOf('unclear')];
  const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);
  const [first] = files;
  const read =
    files.length + unread.length === 0
      ? []
      : files.length === 1 && unread.length === 0
        ? [`${counted(packages, 'package')} of ${first?.format ?? ''} read.`]
        : [
            `${files.length} of ${counted(files.length + unread.length, 'file')} that name dependencies read, with ${counted(packages, 'package')}.`,
          ];
  const day = `in this list of ${formatDay(list.date)}`;
  const missing =
    unread.length > 0
      ? [
          `${counted(unread.length, 'file')} could not be read, so this says nothing about ${verb(unread.length, 'it', 'them')}.`,
        ]
      : [];
  if (affected + window + unclear + traces === 0) {
    return [...read, ...(files.length > 0 ? [`No match ${day}.`] : []), ...missing].join(' ');
  }
  return [
    ...read,
    ...(affected > 0
      ? [`${counted(affected, 'package')} ${verb(affected, 'is', 'are')} ${day}.`]
      : []),
    ...(window > 0
      ? [
          `${counted(window, 'action')} ${verb(window, 'was', 'were')} harmful for a time: affected if ${verb(window, 'it', 'they')} ran then.`,
        ]
      : []),
    ...(unclear > 0
      ? [
          `${counted(unclear, 'package')} ${verb(unclear, 'needs', 'need')} a look, since a version is missing.`,
        ]
      : []),
    ...(traces > 0
      ? [`${counted(traces, 'file')} ${verb(traces, 'looks', 'look')} like a trace.`]
      : []),
    ...missing,
  ].join(' ');
}

/** What the result doesn't say. */
export const LIMITS = [
  'The catalog is a selection of incidents, so a package without a match can still be harmful or vulnerable. For known vulnerabilities and malicious packages beyond it, run OSV-Scanner.',
  "A lockfile says what is to be installed. What was installed earlier, or in a pipeline without the lockfile, isn't in it.",
];

export const OSV_SCANNER = 'https://google.github.io/osv-scanner/';

/** What is found at a package, in a word. */
export const WORDS: Readonly<Record<Verdict, string>> = {
  yes: 'is listed',
  window: 'was moved for a time',
  unclear: 'needs a look',
  no: 'is another version',
};

/** How sure a trace is. */
export const TRACE_WORDS: Readonly<Record<Trace['by'], string>> = {
  content: 'sure, by its content',
  name: 'by its name alone, so look inside',
};

/** Texts of files go into Markdown as code: nothing in them is markup. */
const code = (text: string): string => `\`${escapeControls(text).replace(/[`\n]/g, ' ')}\``;

const placeOf = ({ file, line }: { file: string; line: number }): string => `${file}:${line}`;

function incidentMarkdown(incident: ReportedIncident, origin: string): string[] {
  const { packages, traces, steps, guides, window } = incident;
  return [
    `## [${incident.name}](${incident.url})`,
    incident.summary,
    ...(window === undefined ? [] : [`Window: ${window}`]),
    [
      ...packages.map(
        ({ purl, versions, note, affected, ...place }) =>
          `- ${code(purl)} ${WORDS[affected]}: ${code(placeOf(place))}${versions ? `; listed versions: ${code(versions)}` : ''}${note ? `; ${note}` : ''}`,
      ),
      ...traces.map(
        ({ what, by, source, ...place }) =>
          `- Trace: ${code(what)}, ${TRACE_WORDS[by]}: ${code(placeOf(place))} ([source](${source}))`,
      ),
    ].join('\n'),
    steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    ...(guides.length > 0
      ? [
          guides
            .map(({ title, permalink }) => `- [${title}](${new URL(permalink, origin).href})`)
            .join('\n'),
        ]
      : []),
  ];
}

/** The report as Markdown. */
export function toMarkdown(report: CheckReport): string {
  const { incidents, incomplete, list, unread, notes, leftOut, osv, unlisted } = report;
  const parts = [
    '# Check against the Catalog of Supply Chain Compromises',
    `**${headlineOf(report)}** ${summaryOf(report)}`,
    `List: version ${list.version} of ${list.date}, ${list.origin}${list.page}`,
    ...(unread.length > 0
      ? [
          '## Not read',
          unread
            .map(({ file, problem }) => `- ${code(file)}: ${escapeControls(problem)}`)
            .join('\n'),
        ]
      : []),
    ...incidents.flatMap((incident) => incidentMarkdown(incident, list.origin)),
    ...(osv && osv.incidents.length > 0
      ? [
          '## Your OSV records',
          osv.incidents
            .flatMap(({ name, url, packages }) =>
              packages.map(
                (one) => `- [${name}](${url}): ${code(one.purl)}, ${code(placeOf(one))}`,
              ),
            )
            .join('\n'),
        ]
      : []),
    "## What this doesn't say",
    [
      ...LIMITS,
      ...(unlisted.length > 0
        ? [`The catalog has no package of these kinds: ${unlisted.join(', ')}.`]
        : []),
      ...notes.map(
        ({ file, note }) => `${code(file)}: ${escapeControls(note).replace(/[`<\n]/g, ' ')}`,
      ),
      ...(leftOut.length > 0
        ? [
            `Left out as test data or others' code: ${leftOut.slice(0, 5).map(code).join(', ')}${leftOut.length > 5 ? `, and ${leftOut.length - 5} more` : ''}`,
          ]
        : []),
    ]
      .map((limit) => `- ${limit}`)
      .join('\n'),
    ...(incomplete.length > 0
      ? [
          'Incomplete lists of packages:',
          incomplete.map(({ name, url, day }) => `- [${name}](${url}), ${day}`).join('\n'),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

const LEVELS: Readonly<Record<Verdict, string>> = {
  yes: 'error',
  window: 'warning',
  unclear: 'warning',
  no: 'note',
};

/** The report as SARIF 2.1.0, which code hosts show beside the lines of files. */
export function toSarif({ incidents, osv, list, unread }: CheckReport): object {
  const rules = [...incidents, ...(osv?.incidents ?? [])];
  return toSarifLog({
    tool: {
      driver: {
        name: 'Catalog of Supply Chain Compromises',
        informationUri: list.origin + list.page,
        semanticVersion: '2.0.0',
        rules: rules.map(({ id, name, summary, url, steps }) => ({
          id,
          name,
          shortDescription: { text: name },
          fullDescription: { text: summary || name },
          help: { text: steps.join('\n') },
          helpUri: url,
        })),
      },
    },
    properties: { listVersion: list.version, listDate: list.date },
    invocations: [
      {
        executionSuccessful: unread.length === 0,
        toolExecutionNotifications: unread.map(({ file, line, problem }) => ({
          level: 'warning',
          message: { text: problem },
          locations: [sarifPlace(file, line ?? 1)],
        })),
      },
    ],
    results: rules.flatMap(({ id, name, packages, traces, window }, ruleIndex) => [
      ...packages.map(({ purl, file, line, affected }) => ({
        ruleId: id,
        ruleIndex,
        level: LEVELS[affected],
        message: {
          text:
            affected === 'yes'
              ? `${purl} is listed in the incident "${name}".`
              : affected === 'window'
                ? `${purl} was moved in the incident "${name}": affected if it ran in the window${window === undefined ? '' : ` (${window})`}.`
                : `${purl} may be one of the packages of the incident "${name}": a version is missing.`,
        },
        locations: [sarifPlace(file, line)],
        partialFingerprints: { 'purl/v1': `${file} ${purl}` },
      })),
      ...traces.map(({ what, by, file, line }) => ({
        ruleId: id,
        ruleIndex,
        level: by === 'content' ? 'error' : 'warning',
        message: { text: `Trace of the incident "${name}": ${what}, ${TRACE_WORDS[by]}.` },
        locations: [sarifPlace(file, line)],
        partialFingerprints: { 'trace/v1': `${file} ${what}` },
      })),
    ]),
  });
}

/** What the page asks its worker: files in any number of messages, or a text. */
export type CheckRequest =
  | {
      /** A zip is only unpacked if it was chosen itself, and not with the folder around it. */
      files: { path: string; file: Blob; isAlone?: boolean }[];
      /** What the page couldn't hand over. */
      missed?: { file: string; why: string }[];
      isLast: boolean;
      isAll?: boolean;
    }
  | { text: string };

/** How far a check is. */
export interface CheckProgress {
  done: number;
  all: number;
  file: string;
}

/** What the worker answers: how far it is, and at the end a report, or why there is none. */
export type CheckAnswer =
  { progress: CheckProgress } | { report: CheckReport } | { problem: string };
