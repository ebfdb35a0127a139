import type { IncidentRecord } from './schema';

/** `T1195.002` → the address of the technique. */
export const techniqueUrl = (id: string): string =>
  `https://attack.mitre.org/techniques/${id.replace('.', '/')}/`;

/** Whether an identifier is a CVE number. */
export function isCve(identifier: string): boolean {
  return identifier.startsWith('CVE-');
}

/** The kind of an identifier by its form, and the address of its record where there is one. */
export function describeIdentifier(
  id: string,
): Pick<IncidentRecord['identifiers'][number], 'id' | 'kind' | 'url'> {
  if (isCve(id)) {
    return { id, kind: 'CVE', url: `https://www.cve.org/CVERecord?id=${encodeURIComponent(id)}` };
  }
  if (id.startsWith('GHSA-')) {
    return { id, kind: 'GHSA', url: `https://github.com/advisories/${encodeURIComponent(id)}` };
  }
  return /^(GO|MAL|PYSEC|RUSTSEC)-\d{4}-\d+$/.test(id)
    ? { id, kind: 'OSV', url: `https://osv.dev/vulnerability/${id}` }
    : { id, kind: 'vendor' };
}
