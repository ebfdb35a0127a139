import { STAGES } from '#platform/base/common/levels';
import { escapeMarkdown } from '#platform/base/common/text';
import type { ChecklistItem, ReadinessFiles } from './generated';
import { askedOn, isCounted, type Asked, type Journey } from './journey';
import { STATES, type Progress } from './progress';
import { AREA_IDS, AREAS, LEVELS, type Level } from './vocabulary';

type Checklist = Pick<ReadinessFiles['checklist.json'], 'items' | 'sandboxForm'>;
type Item = ChecklistItem & Asked;

/** An entry of the list, with evidence and note, or what is missing. */
function itemText(item: Item, { entries }: Progress): string {
  const { id, text, rule } = item;
  const { done = false, state, link, note } = entries[id] ?? {};
  const isGap = !done && isCounted(item, entries[id]);
  const stateText = done || state === undefined ? '' : ` (${STATES[state].toLowerCase()})`;
  return [
    `- [${done ? 'x' : ' '}] ${escapeMarkdown(text)}${rule.detail === undefined ? '' : `: ${rule.detail}`}${stateText}${isGap ? ' **(gap)**' : ''}`,
    ...(link === undefined
      ? []
      : [`  - Evidence: ${/^https?:\/\/\S+$/.test(link) ? `<${link}>` : escapeMarkdown(link)}`]),
    ...(note === undefined ? [] : [`  - Note: ${note.trim().replace(/\n+/g, '\n    ')}`]),
  ].join('\n');
}

/**
 * The result as Markdown, in the order of the application: the gaps by name, then the sections of
 * the issue template of the goal, and at last what earlier levels asked.
 */
export function toReport(
  { items, sandboxForm }: Checklist,
  journey: Journey,
  progress: Progress,
): string {
  const project = (journey.project ?? '').trim();
  const asked = items.flatMap((item): Item[] => {
    const found = askedOn(item, journey);
    return found ? [{ ...item, ...found }] : [];
  });
  const required = asked.filter((item) => isCounted(item, progress.entries[item.id]));
  const gaps = required.filter(({ id }) => !progress.entries[id]?.done);
  const ofGoal = asked.filter(({ stage }) => stage === journey.to);
  const earlier = asked.filter(({ stage }) => stage !== journey.to);
  const show = (some: readonly Item[]) => some.map((item) => itemText(item, progress)).join('\n');
  const sections =
    journey.to === 'sandbox'
      ? sandboxForm.map(({ title, criteria }) => [
          `## ${escapeMarkdown(title)}`,
          show(criteria.flatMap((id) => ofGoal.find((item) => item.id === id) ?? [])),
        ])
      : AREA_IDS.flatMap((area) => {
          const here = ofGoal.filter((item) => item.area === area);
          const part = (level: Level) =>
            show(here.filter(({ rule }) => rule.level === level)) || 'N/A';
          return here.length === 0
            ? []
            : [
                [
                  `## ${AREAS[area].heading}`,
                  `### ${LEVELS.suggested}`,
                  part('suggested'),
                  `### ${LEVELS.required}`,
                  part('required'),
                ],
              ];
        });
  return (
    [
      `# Readiness ${project === '' ? '' : `of ${escapeMarkdown(project)} `}for ${STAGES[journey.to]}`,
      `${required.length - gaps.length} of ${required.length} required criteria are met.`,
      '## Gaps',
      gaps.map(({ text }) => `- ${escapeMarkdown(text)}`).join('\n') || 'None.',
      ...sections.flat(),
      ...(earlier.length === 0 ? [] : ['## Asked at an earlier level', show(earlier)]),
    ].join('\n\n') + '\n'
  );
}
