import { VECTORS } from '../../catalog/common/public';
import type { Coverage } from '../common/generated';
import type { ControlledIncident } from './incidents';

/**
 * Chooses controls one by one, each time the one that helps against most of the incidents that none
 * chosen before helps against: greedy set cover (Chvátal 1979). A tie goes to the control with more
 * incidents in all, then to the smaller number.
 *
 * @param most how many to choose
 * @returns the numbers in the order of choice, with how many incidents each adds
 */
export function greedyCover(
  incidents: readonly Pick<ControlledIncident, 'id' | 'controls'>[],
  most: number,
): { id: string; adds: number }[] {
  const byControl = new Map<string, Set<string>>();
  for (const incident of incidents) {
    for (const { id } of incident.controls) {
      byControl.set(id, (byControl.get(id) ?? new Set()).add(incident.id));
    }
  }
  const numberOf = (id: string) => Number(id.replace(/\D/g, ''));
  const open = new Set([...byControl.values()].flatMap((some) => [...some]));
  const chosen: { id: string; adds: number }[] = [];
  while (chosen.length < most && open.size > 0) {
    const [best] = [...byControl]
      .map(([id, some]) => ({ id, some, adds: [...some].filter((one) => open.has(one)).length }))
      .sort(
        (a, b) => b.adds - a.adds || b.some.size - a.some.size || numberOf(a.id) - numberOf(b.id),
      );
    if (!best) {
      break;
    }
    best.some.forEach((one) => open.delete(one));
    chosen.push({ id: best.id, adds: best.adds });
  }
  return chosen;
}

/** How many controls the page proposes to start with. */
const START_WITH = 10;

/** What the page on coverage shows. */
export function toCoverage(incidents: readonly ControlledIncident[]): Coverage {
  const covered = incidents.filter(({ controls }) => controls.length > 0);
  let sum = 0;
  return {
    incidents: incidents.length,
    covered: covered.length,
    edges: covered.reduce((all, { controls }) => all + controls.length, 0),
    controls: new Set(covered.flatMap(({ controls }) => controls.map(({ id }) => id))).size,
    first: greedyCover(incidents, START_WITH).map(({ id, adds }) => ({
      id,
      adds,
      sum: (sum += adds),
    })),
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
