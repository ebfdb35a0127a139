import { versionsOf } from '../vers';
import { findAffected, incompleteFor, type AffectedList, type Match } from './match';
import { lineOf, readLockfile } from './lockfiles';
import type { CheckReport, ReportedIncident } from './report';

const STEPS: Partial<Record<Match['incident']['payloads'][number], string>> = {
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

/** What to do about affected packages, by what the incident was. */
function stepsFor({ nature, payloads }: Match['incident'], isClear: boolean): string[] {
  const check = isClear
    ? []
    : ['Compare your version with the account: here, it can’t be told whether it was harmful.'];
  if (nature === 'vulnerability' || nature === 'research') {
    return [...check, 'Change to a version that isn’t listed, and install anew.'];
  }
  return [
    ...check,
    'Remove the version from your project, change to one that isn’t listed, and install anew.',
    'Find the machines and pipelines that installed it.',
    ...new Set(payloads.flatMap((payload) => STEPS[payload] ?? [])),
  ];
}

function toIncidents(matches: readonly Match[], text: string): ReportedIncident[] {
  return [...new Set(matches.map(({ incident }) => incident))].map((incident) => {
    const { id, name, summary, permalink, guides } = incident;
    const own = matches.filter((match) => match.incident === incident);
    const steps = stepsFor(
      incident,
      own.some(({ affected }) => affected === 'yes'),
    );
    const packages = own.map(({ package: { name, purl, version, at }, listed, affected }) => ({
      name,
      purl: version === undefined ? purl : `${purl}@${encodeURIComponent(version)}`,
      ...(version !== undefined && { version }),
      line: lineOf(text, at),
      ...(listed.range && { versions: versionsOf(listed.range) }),
      ...(listed.note && { note: listed.note }),
      affected,
    }));
    return { id, name, summary, permalink, guides, steps, packages };
  });
}

/**
 * Checks a lockfile or an SBOM against the catalog.
 *
 * @param text of the file
 * @param file its name, or an empty text
 * @throws {LockfileError} if the text can't be read
 */
export function checkFile(text: string, file: string, list: AffectedList): CheckReport {
  const unix = text.replaceAll('\r\n', '\n');
  const { format, packages } = readLockfile(text, file);
  const matches = findAffected(packages, list);
  const incidentsOf = (...affected: Match['affected'][]) =>
    toIncidents(
      matches.filter((match) => affected.includes(match.affected)),
      unix,
    );
  const { version, date, origin, page } = list;
  return {
    file: file || format,
    format,
    packages: packages.length,
    unversioned: packages.filter((found) => found.version === undefined).length,
    incidents: incidentsOf('yes', 'unclear'),
    others: incidentsOf('no'),
    incomplete: incompleteFor(packages, list).map(({ name, permalink, day }) => ({
      name,
      permalink,
      day,
    })),
    list: { version, date, origin, page },
  };
}
