import * as z from 'zod/mini';

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
