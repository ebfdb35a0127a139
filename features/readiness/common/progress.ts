import * as z from 'zod/mini';
import { STAGES } from '#platform/base/common/levels';
import { escapeMarkdown } from '#platform/base/common/text';
import { askedOn, isDemanded, type Asked, type Journey } from './journey';
import type { ChecklistItem, ReadinessFiles } from './rules';
import { AREA_IDS, AREAS, LEVELS, type Level } from './vocabulary';

// The policy of the site forbids compiled checks.
z.config({ jitless: true });

const line = z.string().check(z.maxLength(2000));

const progressSchema = z.object({
  format: z.literal('cncf-project-readiness'),
  version: z.literal(1),
  /** By the id of a criterion. Those that are gone are kept. */
  entries: z.record(
    z.string(),
    z.object({
      done: z.optional(z.boolean()),
      state: z.optional(z.enum(['started', 'inapplicable'])),
      link: z.optional(line),
      note: z.optional(line),
    }),
  ),
});

/** What a reader has ticked and noted: kept on the device, exported and imported as JSON. */
export type Progress = z.infer<typeof progressSchema>;
export type Entry = Progress['entries'][string];

/** What a criterion that isn't met can be. */
export const STATES: Record<NonNullable<Entry['state']>, string> = {
  started: 'In progress',
  inapplicable: 'Not applicable',
};

export const NO_PROGRESS: Progress = { format: 'cncf-project-readiness', version: 1, entries: {} };

/** Progress from its JSON; `undefined` if the text is anything else. */
export function parseProgress(text: string): Progress | undefined {
  try {
    return progressSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A change of an entry; an empty text takes away what was there. */
export type Change = Omit<Entry, 'state'> & { state?: Entry['state'] | '' };

/** The progress with a part of an entry changed. An entry that says nothing is left out. */
export function withEntry(progress: Progress, id: string, part: Change): Progress {
  const { [id]: old, ...others } = progress.entries;
  const entry = Object.fromEntries(
    Object.entries({ ...old, ...part }).filter(([, value]) => value !== '' && value !== false),
  );
  return {
    ...progress,
    entries: Object.keys(entry).length === 0 ? others : { ...others, [id]: entry },
  };
}

/** Whether a criterion counts: it is demanded, and the reader hasn't set it aside. */
export const isCounted = (asked: Asked | undefined, entry: Entry | undefined): boolean =>
  asked !== undefined && isDemanded(asked) && entry?.state !== 'inapplicable';

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
