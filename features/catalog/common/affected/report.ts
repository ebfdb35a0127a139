import { counted } from '#platform/base/common/counted';
import { formatDay } from '#platform/base/common/dates';
import { escapeControls } from '#platform/base/common/markup';
import { sarifPlace, toSarifLog } from '#platform/base/common/sarif';
import type { AffectedList, ListedIncident, Match } from './match';

/** A package of the file, as the report names it. */
export interface ReportedPackage {
  name: string;
  /** With its version, if the file names one. */
  purl: string;
  version?: string;
  line: number;
  /** Versions that the catalog lists, in words; absent where it knows none. */
  versions?: string;
  note?: string;
  affected: Match['affected'];
}

/** An incident with the packages of the file that it concerns. */
export interface ReportedIncident extends Pick<
  ListedIncident,
  'id' | 'name' | 'summary' | 'permalink' | 'guides'
> {
  /** What to do, most urgent first. */
  steps: string[];
  packages: ReportedPackage[];
}

/** What the check of a file says. */
export interface CheckReport {
  file: string;
  format: string;
  /** Number of packages in the file, and of those without a version. */
  packages: number;
  unversioned: number;
  /** Incidents with affected packages, or with packages of which that is unclear. */
  incidents: ReportedIncident[];
  /** Packages that incidents list in other versions. */
  others: ReportedIncident[];
  /** Incidents whose lists are incomplete, among those with packages of these kinds. */
  incomplete: Pick<ListedIncident, 'name' | 'permalink' | 'day'>[];
  list: Pick<AffectedList, 'version' | 'date' | 'origin' | 'page'>;
}

/** The result in one sentence, which never says more than the list can. */
export function summaryOf({ incidents, packages, format, list }: CheckReport): string {
  const all = incidents.flatMap((incident) => incident.packages);
  const countOf = (affected: Match['affected']) =>
    new Set(all.filter((one) => one.affected === affected).map(({ purl }) => purl)).size;
  const [affected, unclear] = [countOf('yes'), countOf('unclear')];
  const read = `${counted(packages, 'package')} of ${format} read.`;
  const day = `in this list of ${formatDay(list.date)}`;
  if (affected + unclear === 0) {
    return `${read} No match ${day}.`;
  }
  return [
    read,
    ...(affected > 0
      ? [`${counted(affected, 'package')} ${affected === 1 ? 'is' : 'are'} ${day}.`]
      : []),
    ...(unclear > 0
      ? [
          `${counted(unclear, 'package')} ${unclear === 1 ? 'needs' : 'need'} a look, since a version is missing.`,
        ]
      : []),
  ].join(' ');
}

/** What the result doesn't say. */
export const LIMITS = [
  'The catalog is a selection of incidents, so a package without a match can still be harmful or vulnerable.',
  'A lockfile says what is to be installed. What was installed earlier, or in a pipeline without the lockfile, isn’t in it.',
];

/** Texts of packages go into Markdown as code: nothing in them is markup. */
const code = (text: string): string => `\`${escapeControls(text).replace(/[`\n]/g, ' ')}\``;

/** The report as Markdown. */
export function toMarkdown(report: CheckReport): string {
  const { incidents, incomplete, list, file } = report;
  const link = ({ name, permalink }: { name: string; permalink: string }) =>
    `[${name}](${list.origin}${permalink})`;
  const parts = [
    `# Check of ${code(file)} against the Catalog of Supply Chain Compromises`,
    summaryOf(report),
    `List: version ${list.version} of ${list.date}, ${list.origin}${list.page}`,
    ...incidents.flatMap((incident) => [
      `## ${link(incident)}`,
      incident.summary,
      incident.packages
        .map(
          ({ purl, line, versions, note, affected }) =>
            `- ${code(purl)}, line ${line}: ${affected === 'yes' ? 'listed' : 'unclear'}${versions ? `; listed versions: ${code(versions)}` : ''}${note ? `; ${note}` : ''}`,
        )
        .join('\n'),
      incident.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
      ...(incident.guides.length > 0
        ? [
            incident.guides
              .map(({ title, permalink }) => `- ${link({ name: title, permalink })}`)
              .join('\n'),
          ]
        : []),
    ]),
    '## What this list is not',
    LIMITS.map((limit) => `- ${limit}`).join('\n'),
    ...(incomplete.length > 0
      ? [
          'Incomplete lists of packages:',
          incomplete.map((one) => `- ${link(one)}, ${one.day}`).join('\n'),
        ]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The report as SARIF 2.1.0, which code hosts show beside the lines of the file. */
export const toSarif = (report: CheckReport): object => toSarifLog(toSarifRun(report));

/** The report as a run, of which a log can have several. */
export function toSarifRun({ incidents, list, file }: CheckReport): object {
  return {
    tool: {
      driver: {
        name: 'Catalog of Supply Chain Compromises',
        informationUri: list.origin + list.page,
        semanticVersion: '1.0.0',
        rules: incidents.map(({ id, name, summary, permalink, steps }) => ({
          id,
          name,
          shortDescription: { text: name },
          fullDescription: { text: summary },
          help: { text: steps.join('\n') },
          helpUri: list.origin + permalink,
        })),
      },
    },
    properties: { listVersion: list.version, listDate: list.date },
    results: incidents.flatMap(({ id, name, packages }, ruleIndex) =>
      packages.map(({ purl, line, affected }) => ({
        ruleId: id,
        ruleIndex,
        level: affected === 'yes' ? 'error' : 'warning',
        message: {
          text:
            affected === 'yes'
              ? `${purl} is listed in the incident “${name}”.`
              : `${purl} may be one of the packages of the incident “${name}”: a version is missing.`,
        },
        locations: [sarifPlace(file, line)],
        partialFingerprints: { 'purl/v1': purl },
      })),
    ),
  };
}
