import type { Osv } from '@renovatebot/osv-offline-db';
import { PackageURL } from 'packageurl-js';
import { toZip } from '#platform/base/node/reproducible';
import { parseVers } from '../common/versions';
import type { IncidentRecord } from '../common/schema';

/** Ecosystems of OSV by the type of a package URL. Packages of other types have no OSV record. */
const ECOSYSTEMS: Readonly<Record<string, string>> = {
  npm: 'npm',
  pypi: 'PyPI',
  gem: 'RubyGems',
  composer: 'Packagist',
  maven: 'Maven',
  golang: 'Go',
  cargo: 'crates.io',
  deb: 'Debian',
  'vscode-extension': 'VSCode',
};

/** Whose versions OSV orders by Semantic Versioning; those of others by rules of their own. */
const SEMVER = new Set(['npm', 'Go', 'crates.io', 'VSCode']);

/**
 * The prefix for a database without one in the list of OSV, whose JSON Schema refuses any other.
 */
export const osvId = ({ id }: { id: string }): string => `x_CNCFSSC-${id}`;

/** The separator between namespace and name, where it is not a slash. */
const SEPARATORS: Readonly<Record<string, string>> = { maven: ':', 'vscode-extension': '.' };

const REFERENCE_TYPES = {
  primary: 'ADVISORY',
  research: 'REPORT',
  vendor: 'REPORT',
  press: 'ARTICLE',
} as const;

const midnight = (day: string): string => `${day}T00:00:00Z`;

/** A package without versions says nothing in OSV, and is left out like one of no known ecosystem. */
function toAffected({
  purl,
  range,
  note,
  action,
}: IncidentRecord['packages'][number]): Osv.Affected | undefined {
  const { type, namespace, name, version, qualifiers } = PackageURL.fromString(purl);
  // OSV has no ecosystem for other distributions with packages of this form.
  const isForeign = type === 'deb' && namespace !== 'debian';
  const ecosystem = action ? 'GitHub Actions' : isForeign ? undefined : ECOSYSTEMS[type];
  if (ecosystem === undefined || (range ?? version) === undefined) {
    return undefined;
  }
  // Without an address, extensions are those of Microsoft's marketplace.
  const { repository_url: repository } = qualifiers ?? {};
  // Debian is the vendor of a Debian package, not a part of its name.
  const parts = type === 'deb' ? [name] : [namespace, name].filter(Boolean);
  const { versions, intervals } = range
    ? parseVers(range)
    : { versions: version ? [version] : [], intervals: [] };
  return {
    package: {
      ecosystem: repository ? `${ecosystem}:${repository}` : ecosystem,
      name: parts.join(SEPARATORS[type] ?? '/'),
      // Without the version; the library would escape the colon of an address as well.
      purl: purl.replace(/@[^?]*/, ''),
    },
    ...(intervals.length > 0 && {
      ranges: intervals.map(({ introduced, fixed, lastAffected }) => ({
        type: SEMVER.has(ecosystem) ? 'SEMVER' : 'ECOSYSTEM',
        events: [
          { introduced },
          ...(fixed === undefined ? [] : [{ fixed }]),
          ...(lastAffected === undefined ? [] : [{ last_affected: lastAffected }]),
        ],
      })),
    }),
    ...(versions.length > 0 && { versions }),
    ...(note && { database_specific: { note } }),
  };
}

/** Records of the same malware at OpenSSF, which OSV publishes. */
const isMalware = ({ id }: { id: string }): boolean => id.startsWith('MAL-');

/**
 * An incident as a record of OSV (schema 1.7), if it has packages of a registry that OSV knows.
 * Packages that scanners must not look for are left out.
 *
 * @param changed when the entry last changed, to the second where that is known
 */
export function toOsv(
  record: IncidentRecord,
  changed = midnight(record.modified),
): Osv.Vulnerability | undefined {
  const affected = record.packages
    .filter(({ scan }) => scan !== false)
    .flatMap((entry) => toAffected(entry) ?? []);
  return affected.length === 0
    ? undefined
    : {
        schema_version: '1.7.0',
        id: osvId(record),
        modified: changed,
        published: midnight(record.added),
        aliases: record.identifiers.filter(isMalware).map(({ id }) => id),
        related: record.identifiers
          .filter((identifier) => identifier.kind !== 'vendor' && !isMalware(identifier))
          .map(({ id }) => id),
        summary: record.name,
        details: record.summary,
        affected,
        references: [
          { type: 'WEB', url: record.url },
          ...record.references.map(({ type, url }) => ({ type: REFERENCE_TYPES[type], url })),
        ],
        database_specific: {
          nature: record.nature,
          vectors: record.vectors,
          // As exactly as it is known; `published` is about the record and needs a whole day.
          disclosed: record.dates.disclosed.date,
        },
      };
}

/** Ecosystems whose lockfiles OSV-Scanner reads; the name is that of a folder. */
const OFFLINE = new Set(Object.values(ECOSYSTEMS).filter((name) => name !== 'VSCode'));

/**
 * The records for OSV-Scanner without a network: an archive for each ecosystem, in the folders in
 * which it looks for them (https://google.github.io/osv-scanner/usage/offline-mode).
 *
 * @returns content by file name: `npm/all.zip`
 */
export async function toOfflineDatabase(
  records: readonly Osv.Vulnerability[],
): Promise<Map<string, Uint8Array>> {
  const byEcosystem = new Map<string, Record<string, string>>();
  for (const record of records) {
    const names = record.affected?.map(({ package: one }) => one?.ecosystem.split(':')[0] ?? '');
    for (const name of new Set(names)) {
      if (OFFLINE.has(name)) {
        byEcosystem.set(name, {
          ...byEcosystem.get(name),
          [`${record.id}.json`]: JSON.stringify(record),
        });
      }
    }
  }
  const archives = new Map<string, Uint8Array>();
  for (const [name, files] of byEcosystem) {
    archives.set(`${name}/all.zip`, await toZip(files));
  }
  return archives;
}
