import { groupBy } from '#platform/base/common/groupBy';
import type { Problem } from '#platform/base/common/problems';
import type { ContentFile } from '#platform/content/common/files';
import type { IncidentGroup } from '../common/generated';
import { GROUP_KINDS, groupRoute, type GroupKind } from '../common/groups';
import type { Incident, IncidentRecord } from '../common/schema';
import { DISCOVERERS, ECOSYSTEMS, PAYLOADS, STAGES, VECTORS } from '../common/vocabulary';
import { toPageLink, toLink } from './pages';

/** How many of the most frequent values, and of the guides, a page shows. */
const MOST = 5;

/** The values of an incident in which its groups are compared, under a name for readers. */
const TRAITS: Readonly<
  Record<string, [labels: Readonly<Record<string, string>>, of: (r: IncidentRecord) => string[]]>
> = {
  Vector: [VECTORS, ({ vectors }) => vectors],
  Stage: [STAGES, ({ stages }) => stages],
  Payload: [PAYLOADS, ({ payloads }) => payloads],
  Ecosystem: [ECOSYSTEMS, ({ ecosystems }) => ecosystems],
  'Noticed first by': [DISCOVERERS, ({ discoveredBy }) => [discoveredBy]],
};

/** Keys with how often each occurs, the most frequent first. */
function tally(keys: readonly string[]): [key: string, count: number][] {
  return [...groupBy(keys, (key) => key)]
    .map(([key, { length }]): [string, number] => [key, length])
    .sort(([, a], [, b]) => b - a);
}

function toGroup(
  kind: GroupKind,
  id: string,
  records: readonly IncidentRecord[],
  origin: string,
): IncidentGroup {
  const titles = new Map(records.flatMap(({ guides }) => guides.map((g) => [g.url, g.title])));
  const own = GROUP_KINDS[kind];
  return {
    id,
    label: own.labels[id] ?? id,
    incidents: records.map((record) => ({ ...toLink(record, origin), summary: record.summary })),
    guides: tally(records.flatMap(({ guides }) => guides.map(({ url }) => url))).map(
      ([url, count]) => ({
        ...toPageLink({ url, title: titles.get(url) ?? url }, origin),
        count,
      }),
    ),
    traits: Object.entries(TRAITS)
      .filter(([, [labels]]) => labels !== own.labels)
      .map(([name, [labels, valuesOf]]) => ({
        name,
        values: tally(records.flatMap(valuesOf))
          .slice(0, MOST)
          .map(([value, count]) => ({ label: labels[value] ?? value, count })),
      })),
  };
}

/**
 * The incidents of each vector and of each ecosystem, with what they have in common.
 *
 * @param records latest first
 */
export function toGroups(
  records: readonly IncidentRecord[],
  origin: string,
): Record<GroupKind, IncidentGroup[]> {
  const groupsOf = (kind: GroupKind) =>
    Object.keys(GROUP_KINDS[kind].labels).map((id) =>
      toGroup(
        kind,
        id,
        records.filter((record) => GROUP_KINDS[kind].idsOf(record).includes(id)),
        origin,
      ),
    );
  return { vector: groupsOf('vector'), ecosystem: groupsOf('ecosystem') };
}

/**
 * Each vector has a page, and each ecosystem that has enough incidents to fill one.
 *
 * @param files all content; pages name their group in the field `incidentsOf`
 */
export function checkGroupPages(
  files: readonly ContentFile[],
  incidents: readonly Pick<Incident, 'vectors' | 'ecosystems'>[],
): Problem[] {
  const pages = new Map(
    files.flatMap(({ file, frontMatter }) => {
      const of = (frontMatter.incidentsOf ?? {}) as Partial<Record<GroupKind, string>>;
      return Object.entries(of).map(([kind, id]) => [`${kind} ${id}`, file] as const);
    }),
  );
  return (['vector', 'ecosystem'] as const).flatMap((kind) => {
    const { labels, idsOf, least } = GROUP_KINDS[kind];
    return Object.keys(labels).flatMap((id): Problem | [] => {
      const count = incidents.filter((incident) => idsOf(incident).includes(id)).length;
      const file = `docs${groupRoute(kind, id)}.md`;
      const page = pages.get(`${kind} ${id}`);
      const wanted = id !== 'other' && count >= least ? file : undefined;
      if (page === wanted) {
        return [];
      }
      const [reason, remedy] = wanted
        ? [
            `there is no page of the ${kind} "${id}", which has ${count} incidents`,
            `Write ${file} with "incidentsOf: { ${kind}: ${id} }", like those beside it.`,
          ]
        : [
            `"${id}" has ${count} incidents, too few for a page`,
            'Remove the page, and redirect its address to the page that shares it.',
          ];
      return { file: page ?? file, field: 'incidentsOf', reason, remedy };
    });
  });
}
