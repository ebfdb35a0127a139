import { formatPartialDate } from '#platform/base/common/dates';
import { packageOf, typeOf } from '../common/affected/packages';
import type { AffectedList, ListedPackage } from '../common/affected/match';
import type { CatalogDocument, IncidentRecord } from '../common/schema';
import { toPageLink } from './pages';

/** `2026-03-19T17:43` → "March 19, 2026, 17:43 UTC" */
const formatMoment = (moment: string): string => {
  const [day = '', time] = moment.split('T');
  return `${formatPartialDate(day)}${time === undefined ? '' : `, ${time} UTC`}`;
};

/** When users could get the harmful version, in words. */
function windowOf({ exposure }: IncidentRecord): string | undefined {
  if (!exposure) {
    return undefined;
  }
  const { start, end, note } = exposure;
  const from = formatMoment(start);
  const span =
    end === undefined ? `since ${from}` : end === start ? from : `${from} to ${formatMoment(end)}`;
  return note === undefined ? span : `${span}; ${note}`;
}

/**
 * What the catalog knows of packages and traces, by package URL, for the page that checks a folder.
 * Packages that scanners must not look for are left out.
 *
 * @param origin of the site
 * @param page permalink of the page that checks
 */
export function toAffectedList(
  { version, date, incidents }: CatalogDocument,
  origin: string,
  page: string,
): AffectedList {
  const concerned = incidents
    .map((record) => ({ ...record, packages: record.packages.filter((one) => one.scan !== false) }))
    .filter(({ packages, markers }) => packages.length + markers.length > 0);
  const all = new Map<string, ListedPackage[]>();
  const listed = concerned.map((record, incident) => {
    const types = new Set<string>();
    for (const { purl, range, note, commits, action } of record.packages) {
      const found = packageOf(purl);
      if (!found) {
        continue;
      }
      const type = typeOf(found.purl);
      types.add(type);
      const versions = range ?? (found.version && `vers:${type}/${found.version}`);
      all.set(found.purl, [
        ...(all.get(found.purl) ?? []),
        {
          incident,
          ...(versions && { range: versions }),
          ...(commits && { commits }),
          ...(action && { isAction: true }),
          ...(note && { note }),
          ...(found.qualifiers && { qualifiers: found.qualifiers }),
        },
      ]);
    }
    const { id, name, nature, payloads, summary, url, guides, packageList, markers, response } =
      record;
    const window = windowOf(record);
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
      ...(window !== undefined && { window }),
      ...(response.length > 0 && { response }),
      ...(markers.length > 0 && {
        markers: markers.map(({ kind, value, sha256, in: place, source }) => ({
          kind,
          value,
          ...(sha256 !== undefined && { sha256 }),
          ...(place !== undefined && { in: place }),
          source,
        })),
      }),
    };
  });
  return { version, date, origin, page, incidents: listed, packages: Object.fromEntries(all) };
}
