import { VECTORS, type IncidentRecord } from '../../catalog/common/public';
import { chooseControls, effectsOf } from '../common/choose';
import type { Coverage } from '../common/generated';

/** How many controls the page proposes to start with. */
const START_WITH = 10;

/** What the page on coverage shows. */
export function toCoverage(
  incidents: readonly Pick<IncidentRecord, 'id' | 'vectors' | 'controls'>[],
): Coverage {
  const covered = incidents.filter(({ controls }) => controls.length > 0);
  const { steps } = chooseControls(incidents, START_WITH);
  return {
    incidents: incidents.length,
    covered: covered.length,
    edges: covered.reduce((all, { controls }) => all + controls.length, 0),
    controls: new Set(covered.flatMap(({ controls }) => controls.map(({ id }) => id))).size,
    first: steps.map(({ id, adds }, index) => {
      const effects = [...effectsOf(steps.slice(0, index + 1)).values()];
      const count = (effect: string) => effects.filter((how) => how === effect).length;
      return {
        ...{ id, adds: adds.length, sum: effects.length },
        ...{ prevent: count('prevent'), limit: count('limit'), detect: count('detect') },
      };
    }),
    vectors: Object.keys(VECTORS).flatMap((vector) => {
      const some = incidents.filter(({ vectors }) => vectors[0] === vector);
      const counts = new Map<string, number>();
      for (const { id } of some.flatMap(({ controls }) => controls)) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
      return some.length === 0
        ? []
        : [
            {
              vector: vector as keyof typeof VECTORS,
              incidents: some.length,
              controls: counts.size,
              most: [...counts]
                .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
                .slice(0, 3)
                .map(([id, count]) => ({ id, count })),
            },
          ];
    }),
  };
}
