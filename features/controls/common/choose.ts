import type { Incident } from '#features/catalog/common/public';

/** A control that an incident names: what it would have done, where it was missing, and why. */
export type Edge = NonNullable<Incident['controls']>[number];

/** An incident, as far as the choice is concerned. */
export interface Controlled {
  id: string;
  controls: readonly Edge[];
}

/** What a control would have done about an incident. */
export interface Help<One> extends Omit<Edge, 'id'> {
  incident: One;
}

/** A control of a choice. */
export interface Step<One> {
  id: string;
  /** The incidents that no control before it helps against. */
  adds: Help<One>[];
  /** All that it helps against, those first. */
  helps: Help<One>[];
}

/** What a control is worth for an incident: to help against two always counts more than one. */
const WEIGHTS: Readonly<Record<Edge['how'], number>> = { prevent: 4, limit: 3, detect: 2 };

/**
 * The smallest set of controls that helps against all of these incidents, as far as a rule of thumb
 * finds it: greedy set cover (Chvátal 1979). Step by step it takes the control that is worth most
 * for the incidents without one; to prevent is worth more than to limit, and that more than to
 * detect. A tie goes to the control that helps against more of the incidents, then to the smaller
 * number.
 *
 * @param most how many controls to choose
 * @returns controls in the order of choice, and the incidents that none helps against
 */
export function chooseControls<One extends Controlled>(
  incidents: readonly One[],
  most = Infinity,
): { steps: Step<One>[]; uncovered: One[] } {
  const byControl = new Map<string, Help<One>[]>();
  for (const incident of incidents) {
    for (const { id, how, at, reason } of incident.controls) {
      byControl.set(id, [...(byControl.get(id) ?? []), { incident, how, at, reason }]);
    }
  }
  const numberOf = (id: string) => Number(id.replace(/\D/g, ''));
  const covered = new Set<One>();
  const isOpen = ({ incident }: Help<One>) => !covered.has(incident);
  const steps: Step<One>[] = [];
  while (steps.length < most) {
    const [best] = [...byControl]
      .map(([id, helps]) => ({
        id,
        helps,
        worth: helps.filter(isOpen).reduce((sum, { how }) => sum + WEIGHTS[how], 0),
      }))
      .sort(
        (a, b) =>
          b.worth - a.worth || b.helps.length - a.helps.length || numberOf(a.id) - numberOf(b.id),
      );
    if (!best || best.worth === 0) {
      break;
    }
    const { id, helps } = best;
    const adds = helps.filter(isOpen);
    steps.push({ id, adds, helps: [...new Set([...adds, ...helps])] });
    adds.forEach(({ incident }) => covered.add(incident));
  }
  return { steps, uncovered: incidents.filter(({ controls }) => controls.length === 0) };
}

/** The best that a choice does about each incident: to prevent it, if any of it does. */
export function effectsOf<One>(steps: readonly Pick<Step<One>, 'helps'>[]): Map<One, Edge['how']> {
  const effects = new Map<One, Edge['how']>();
  for (const { incident, how } of steps.flatMap(({ helps }) => helps)) {
    const before = effects.get(incident);
    if (before === undefined || WEIGHTS[how] > WEIGHTS[before]) {
      effects.set(incident, how);
    }
  }
  return effects;
}
