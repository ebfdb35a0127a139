import { counted } from '#platform/base/common/counted';
import { toTable } from '#platform/base/common/csv';
import { escapeMarkdown } from '#platform/base/common/markup';
import { effectsOf, type Controlled, type Edge, type Help } from './choose';
import type { ControlsFiles } from './generated';
import { EFFECTS } from './vocabulary';

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
