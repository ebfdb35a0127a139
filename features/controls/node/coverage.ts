import { VECTORS, type IncidentRecord } from '#features/catalog/common/public';
import { chooseControls, effectsOf } from '../common/choose';
import type { Coverage } from '../common/generated';
import { guider, linksOf, type Model } from './pages';

/** How many controls the page proposes to start with. */
const START_WITH = 10;

/** What the page on coverage shows. */
export function toCoverage(
  incidents: readonly Pick<IncidentRecord, 'id' | 'vectors' | 'controls'>[],
  { records, origin }: Pick<Model, 'records' | 'origin'>,
): Coverage {
  const { steps } = chooseControls(incidents, START_WITH);
  const links = linksOf({ records, origin });
  const guided = guider(origin);
  const helped = records.filter((record) => record.incidents.length > 0);
  return {
    incidents: incidents.length,
    covered: incidents.filter(({ controls }) => controls.length > 0).length,
    edges: incidents.flatMap(({ controls }) => controls).length,
    controls: helped.length,
    first: steps.flatMap(({ id, adds }, index) => {
      const effects = [...effectsOf(steps.slice(0, index + 1)).values()];
      const count = (effect: string) => effects.filter((how) => how === effect).length;
      return helped
        .filter((record) => record.id === id)
        .map((record) => ({
          ...guided(record),
          adds: adds.length,
          sum: effects.length,
          prevent: count('prevent'),
          limit: count('limit'),
          detect: count('detect'),
        }));
    }),
    vectors: (Object.keys(VECTORS) as (keyof typeof VECTORS)[]).flatMap((vector) => {
      const some = incidents.filter(({ vectors }) => vectors[0] === vector);
      const ids = some.flatMap(({ controls }) => controls.map(({ id }) => id));
      const counts = [...new Set(ids)]
        .map((id) => ({ id, count: ids.filter((other) => other === id).length }))
        .sort((a, b) => b.count - a.count || a.id.localeCompare(b.id));
      const most = counts
        .slice(0, 3)
        .flatMap(({ id, count }) => links([id]).map((link) => ({ ...link, count })));
      const sums = { vector, incidents: some.length, controls: counts.length };
      return some.length === 0 ? [] : { ...sums, label: VECTORS[vector], most };
    }),
    most: helped
      .map((record) => {
        const count = (effect: string) =>
          record.incidents.filter(({ how }) => how === effect).length;
        const { id, title, permalink, guides, template } = guided(record);
        return {
          id,
          title,
          permalink,
          guides,
          template,
          incidents: record.incidents.length,
          prevent: count('prevent'),
          detect: count('detect'),
          limit: count('limit'),
        };
      })
      .sort((a, b) => b.incidents - a.incidents),
  };
}
