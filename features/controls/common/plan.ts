import { counted, escapeMarkdown } from '#platform/base/common/text';
import { toTable } from '#platform/base/common/csv';
import type { ControlsFiles, Edge } from './schema';
import { EFFECTS } from './vocabulary';

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

type PlannedControl = ControlsFiles['plan.json']['controls'][number];

/** An incident of a plan. */
export interface PlannedIncident extends Controlled {
  name: string;
  /** Address with the site's origin. */
  url: string;
}

/** Controls for incidents, as it is shown and saved. */
export interface Plan {
  /** Address of the plan. */
  url: string;
  incidents: PlannedIncident[];
  steps: {
    control: PlannedControl & { url: string };
    helps: Help<PlannedIncident>[];
  }[];
  uncovered: PlannedIncident[];
}

/** The plan in a sentence. */
export function summaryOf({ incidents, steps }: Plan): string {
  const effects = effectsOf(steps);
  const countOf = (effect: Edge['how']) =>
    [...effects.values()].filter((how) => how === effect).length;
  const parts = [
    [countOf('prevent'), 'prevented'],
    [countOf('limit'), 'limited'],
    [countOf('detect'), 'revealed'],
    [incidents.length - effects.size, 'without a control'],
  ] as const;
  const named = parts.filter(([count]) => count > 0).map((part) => part.join(' '));
  return `${counted(steps.length, 'control')} for ${counted(incidents.length, 'incident')}: ${named.join(', ')}.`;
}

const linked = ({ name, url }: Pick<PlannedIncident, 'name' | 'url'>) =>
  `[${escapeMarkdown(name)}](${url})`;

/** The plan as a checklist in Markdown, to paste into an issue. */
export function toChecklist({ url, incidents, steps, uncovered }: Plan): string {
  return [
    `## Controls for ${counted(incidents.length, 'incident')}`,
    '',
    `Chosen at <${url}>, the first that helps most.`,
    '',
    ...steps.flatMap(({ control, helps }) => [
      `- [ ] **[${control.id}](${control.url}) ${escapeMarkdown(control.title)}**: ${escapeMarkdown(control.objective)}`,
      ...helps.map(
        ({ incident, how, at, reason }) =>
          `  - ${EFFECTS[how]} ${linked(incident)} at the ${at}: ${escapeMarkdown(reason)}`,
      ),
    ]),
    ...(uncovered.length > 0
      ? ['', `No control helps against ${uncovered.map(linked).join(', ')}.`]
      : []),
    '',
  ].join('\n');
}

/** The plan as a table: a row for each control and incident, and one for each incident without a control. */
export function toPlanTable({ steps, uncovered }: Plan): string {
  const rows = [
    ...steps.flatMap(({ control, helps }, index) =>
      helps.map((help) => ({ ...help, control, step: String(index + 1) })),
    ),
    ...uncovered.map((incident) => ({
      incident,
      control: undefined,
      step: '',
      how: '',
      at: '',
      reason: '',
    })),
  ];
  return toTable(rows, {
    step: ({ step }) => step,
    control: ({ control }) => control?.id ?? '',
    title: ({ control }) => control?.title ?? '',
    controlUrl: ({ control }) => control?.url ?? '',
    incident: ({ incident }) => incident.name,
    incidentUrl: ({ incident }) => incident.url,
    effect: ({ how }) => how,
    at: ({ at }) => at,
    reason: ({ reason }) => reason,
  });
}
