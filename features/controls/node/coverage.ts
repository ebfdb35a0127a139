import { VECTORS, type IncidentRecord } from '#features/catalog/common/public';
import { groupBy } from '#platform/base/common/groupBy';
import { compareTexts } from '#platform/base/common/order';
import { chooseControls, effectsOf, type Edge } from '../common/choose';
import type { Coverage } from '../common/generated';
import { linksOf, toGuided, type Model } from './pages';

/** How many controls the page proposes to start with. */
const START_WITH = 10;

/** How often each effect occurs. */
const tally = (effects: readonly Edge['how'][]): Record<Edge['how'], number> => {
  const count = (effect: Edge['how']) => effects.filter((how) => how === effect).length;
  return { prevent: count('prevent'), detect: count('detect'), limit: count('limit') };
};

/** What the page on coverage shows. */
export function toCoverage(
  incidents: readonly Pick<IncidentRecord, 'id' | 'vectors' | 'controls'>[],
  { records, origin }: Pick<Model, 'records' | 'origin'>,
): Coverage {
  const { steps } = chooseControls(incidents, START_WITH);
  const links = linksOf({ records, origin });
  const helped = records.filter((record) => record.incidents.length > 0);
  return {
    incidents: incidents.length,
    covered: incidents.filter(({ controls }) => controls.length > 0).length,
    edges: incidents.flatMap(({ controls }) => controls).length,
    controls: helped.length,
    first: steps.flatMap(({ id, adds }, index) => {
      const effects = [...effectsOf(steps.slice(0, index + 1)).values()];
      return helped
        .filter((record) => record.id === id)
        .map((record) => ({
          ...toGuided(record, origin),
          adds: adds.length,
          sum: effects.length,
          ...tally(effects),
        }));
    }),
    vectors: (Object.keys(VECTORS) as (keyof typeof VECTORS)[]).flatMap((vector) => {
      const some = incidents.filter(({ vectors }) => vectors[0] === vector);
      const edges = some.flatMap(({ controls }) => controls);
      const counts = [...groupBy(edges, ({ id }) => id)]
        .map(([id, { length: count }]) => ({ id, count }))
        .sort((a, b) => b.count - a.count || compareTexts(a.id, b.id));
      const most = counts
        .slice(0, 3)
        .flatMap(({ id, count }) => links([id]).map((link) => ({ ...link, count })));
      const sums = { vector, incidents: some.length, controls: counts.length };
      return some.length === 0 ? [] : { ...sums, label: VECTORS[vector], most };
    }),
    most: helped
      .map((record) => {
        const { id, title, permalink, guides, template } = toGuided(record, origin);
        const { incidents: own } = record;
        return {
          id,
          title,
          permalink,
          guides,
          template,
          incidents: own.length,
          ...tally(own.map(({ how }) => how)),
        };
      })
      .sort((a, b) => b.incidents - a.incidents),
  };
}
