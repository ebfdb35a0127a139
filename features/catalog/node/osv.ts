import type { Osv } from '@renovatebot/osv-offline-db';
import { PackageURL } from 'packageurl-js';
import { parseVers } from '../common/vers';
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
  const ecosystem = action ? 'GitHub Actions' : ECOSYSTEMS[type];
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

/**
 * An incident as a record of OSV (schema 1.7), if it has packages of a registry that OSV knows.
 * Packages that scanners must not look for are left out.
 */
export function toOsv(record: IncidentRecord): Osv.Vulnerability | undefined {
  const affected = record.packages
    .filter(({ scan }) => scan !== false)
    .flatMap((entry) => toAffected(entry) ?? []);
  return affected.length === 0
    ? undefined
    : {
        schema_version: '1.7.0',
        id: osvId(record),
        modified: midnight(record.modified),
        published: midnight(record.added),
        related: record.identifiers.filter(({ kind }) => kind !== 'vendor').map(({ id }) => id),
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
