import { packageOf } from '../common/affected/packages';
import type { AffectedList, ListedPackage } from '../common/affected/match';
import type { CatalogDocument } from '../common/schema';
import { toPageLink } from './pages';

/**
 * The packages of all incidents, by package URL, for the page that checks lockfiles. Those that
 * scanners must not look for are left out.
 *
 * @param origin of the site
 * @param page permalink of the page that checks
 */
export function toAffectedList(
  { version, date, incidents }: CatalogDocument,
  origin: string,
  page: string,
): AffectedList {
  const withPackages = incidents
    .map((record) => ({ ...record, packages: record.packages.filter((one) => one.scan !== false) }))
    .filter(({ packages }) => packages.length > 0);
  const all = new Map<string, ListedPackage[]>();
  const listed = withPackages.map((record, incident) => {
    const types = new Set<string>();
    for (const { purl, range, note } of record.packages) {
      const found = packageOf(purl);
      if (!found) {
        continue;
      }
      const type = found.purl.slice('pkg:'.length, found.purl.indexOf('/'));
      types.add(type);
      const versions = range ?? (found.version && `vers:${type}/${found.version}`);
      all.set(found.purl, [
        ...(all.get(found.purl) ?? []),
        {
          incident,
          ...(versions && { range: versions }),
          ...(note && { note }),
          ...(found.qualifiers && { qualifiers: found.qualifiers }),
        },
      ]);
    }
    const { id, name, nature, payloads, summary, url, guides, packageList } = record;
    return {
      id,
      name,
      nature,
      payloads,
      summary,
      permalink: url.slice(origin.length),
      guides: guides.map((guide) => toPageLink(guide, origin)),
      isComplete: packageList?.complete ?? false,
      day: packageList?.date ?? record.modified,
      types: [...types],
    };
  });
  return { version, date, origin, page, incidents: listed, packages: Object.fromEntries(all) };
}
