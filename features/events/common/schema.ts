import * as z from 'zod';
import {
  email,
  httpsUrl,
  isoDay,
  oneOf,
  partialDate,
  slug,
  text,
  whenFieldsValid,
} from '#platform/base/common/fields';
import { MEETING_GROUPS, OFFERS, SERIES, type MeetingGroup, type Offer } from './vocabulary';

/** `call` is a standing call for proposals, without days of its own. */
const EVENT_KINDS = ['conference', 'maintainer-summit', 'virtual', 'call'] as const;

const series = oneOf(SERIES, 'series').describe('The list in which it is shown.');

const OFFER_IDS = Object.keys(OFFERS) as Offer[];
const offers = (what: string) =>
  z
    .array(oneOf(OFFER_IDS, 'offer'))
    .min(1)
    .optional()
    .describe(`${what}: ${OFFER_IDS.join(', ')}.`);

/** Further pages about an event or a deadline. */
const links = z.array(z.strictObject({ label: text, url: httpsUrl })).min(1);

/** How sure a record is. Without `certainty` it is confirmed. */
const certainty = {
  certainty: oneOf(['confirmed', 'announced', 'expected'], 'certainty')
    .optional()
    .describe(
      '`confirmed`: the organizers say so. `announced`: one text says so, and it has not been checked since. `expected`: derived from a rule or from earlier years.',
    ),
  because: text
    .optional()
    .describe('Why it is not confirmed, in one or two sentences for readers.'),
};

const CERTAINTY = whenFieldsValid('certainty', 'because');

/** What is not confirmed says why; what is confirmed needs no reason. */
function checkCertainty(
  { certainty, because }: { certainty?: string | undefined; because?: string | undefined },
  context: z.RefinementCtx,
): void {
  const isOpen = certainty === 'announced' || certainty === 'expected';
  if (isOpen !== (because !== undefined)) {
    context.addIssue({
      code: 'custom',
      path: ['because'],
      message: isOpen
        ? 'is missing although the record is not confirmed → Tell readers why, in one sentence.'
        : 'is given although the record is confirmed → Remove it, or set certainty.',
    });
  }
}

/** A conference, summit, virtual event or standing call. */
export const eventSchema = z
  .strictObject({
    id: slug.describe('Never changes: links and the announcement bar use it.'),
    name: text,
    kind: oneOf(EVENT_KINDS, 'kind'),
    series,
    project: text
      .optional()
      .describe('The project whose event it is, by its name in data/projects.yaml.'),
    offers: offers('What projects can do there, as far as known'),
    start: isoDay.optional().describe('First and last day. Absent if they are not known.'),
    end: isoDay.optional(),
    until: isoDay.optional().describe('Without days: the last day on which it is listed as ahead.'),
    ...certainty,
    city: text.optional(),
    country: text.optional(),
    venue: text.optional(),
    url: httpsUrl.optional(),
    registerUrl: httpsUrl.optional(),
    note: text.optional().describe('One or two sentences for readers, plain text.'),
    links: links.optional(),
    added: isoDay
      .optional()
      .describe('Day on which it was announced here, for the list of what is new.'),
  })
  .superRefine(
    (event, context) => {
      if ((event.start === undefined) !== (event.end === undefined)) {
        context.addIssue({
          code: 'custom',
          path: [event.start === undefined ? 'start' : 'end'],
          message: 'is missing although the other day is given → Give both start and end.',
        });
      }
      if ((event.end === undefined) === (event.until === undefined)) {
        context.addIssue({
          code: 'custom',
          path: ['until'],
          message: event.end
            ? 'is given although the days are known → Remove it.'
            : "is missing although no days are given → Give the last day on which it's listed as upcoming.",
        });
      }
      if (event.start && event.end && event.end < event.start) {
        context.addIssue({
          code: 'custom',
          path: ['end'],
          message: `"${event.end}" is before the start "${event.start}" → Correct one of the two days.`,
        });
      }
    },
    whenFieldsValid('start', 'end', 'until'),
  )
  .superRefine(checkCertainty, CERTAINTY);

/** A day by which something is due, or on which something changes. */
export const deadlineSchema = z
  .strictObject({
    id: slug,
    name: text,
    kind: oneOf(['deadline', 'milestone'], 'kind')
      .default('deadline')
      .describe('`milestone`: nothing is due; something changes on the day `closes`.'),
    series,
    event: slug.optional().describe('Id of the event that it belongs to, if any.'),
    offers: offers('What projects ask for by it, whose pages list it'),
    opens: isoDay.optional().describe('Day from which one can apply.'),
    closes: isoDay.optional().describe('Day by which it is due.'),
    month: z
      .string()
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, {
        error: (issue) =>
          `"${String(issue.input)}" is not a month → Write it as "YYYY-MM", for example "2027-01".`,
      })
      .optional()
      .describe(
        'In place of `closes`, for what repeats each year and whose day is not out: the month in which it is expected.',
      ),
    ...certainty,
    time: text.optional().describe('Time of day with time zone, as announced, e.g. `23:59 PT`.'),
    url: httpsUrl.optional(),
    contact: email.optional().describe('Email address for submissions or questions.'),
    note: text.optional(),
    links: links.optional(),
  })
  .superRefine(
    (deadline, context) => {
      const { opens, closes, month, certainty } = deadline;
      if ((closes === undefined) === (month === undefined)) {
        context.addIssue({
          code: 'custom',
          path: [closes === undefined ? 'closes' : 'month'],
          message: closes
            ? 'is given although the day is known → Remove it.'
            : 'is missing → Write the day, or the month in which it is expected.',
        });
      }
      if (month && certainty !== 'expected') {
        context.addIssue({
          code: 'custom',
          path: ['certainty'],
          message: 'is missing for a month → Set it to expected, and say why in because.',
        });
      }
      if (opens && closes && closes < opens) {
        context.addIssue({
          code: 'custom',
          path: ['closes'],
          message: `"${closes}" is before the opening "${opens}" → Correct one of the two days.`,
        });
      }
    },
    whenFieldsValid('opens', 'closes', 'month', 'certainty'),
  )
  .superRefine(checkCertainty, CERTAINTY);

export type CommunityEvent = z.infer<typeof eventSchema>;
export type Deadline = z.infer<typeof deadlineSchema>;

/** A recurring meeting that anyone may come to. What its group hasn't written down is missing. */
export const meetingSchema = z.strictObject({
  id: slug.describe('Never changes: calendars use it.'),
  name: text,
  group: oneOf(Object.keys(MEETING_GROUPS) as MeetingGroup[], 'group'),
  rhythm: text.optional().describe('When it is, in words, as its group says.'),
  rule: z
    .strictObject({
      rrule: z.string().regex(/^FREQ=(?:WEEKLY|MONTHLY);[A-Z0-9=;,]+$/, {
        error: 'is no rule → Write one of RFC 5545 without RRULE:, such as FREQ=MONTHLY;BYDAY=1TU.',
      }),
      time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
        error: "is no time of day → Write it as '08:00', in quotes.",
      }),
      zone: z
        .string()
        .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC', {
          error: 'is no time zone → Write its IANA name, such as America/Los_Angeles, or UTC.',
        }),
    })
    .refine(({ rrule }) => !rrule.includes('INTERVAL'), {
      error:
        'counts weeks from a day that nobody has written down → Leave the rule out, and say it in rhythm.',
    })
    .optional()
    .describe('Only where day, time, and zone are known: dates and calendars follow from it.'),
  calendar: httpsUrl.describe('Where its group announces it, and cancels it.'),
  agenda: httpsUrl.optional(),
  recordings: httpsUrl.optional(),
  source: httpsUrl.describe('Where it is written down.'),
  asOf: partialDate.describe('Day of that text.'),
});
export type Meeting = z.infer<typeof meetingSchema>;

/** A meeting as lists show it. */
export interface MeetingRow extends Meeting {
  /** Its next beginnings as instants, where its rule is known; those of the day of the build on. */
  next: string[];
}

/** All events and deadlines of the site. */
export interface EventsData {
  events: CommunityEvent[];
  deadlines: Deadline[];
}

/** The generated file of this feature. */
export interface EventsFiles {
  /** What lies ahead, soonest first, for the home page, which would be too heavy with all events. */
  'ahead.json': {
    editions: CommunityEvent[];
    deadlines: { name: string; closes: string }[];
    /** With their next beginnings as instants. */
    meetings: { name: string; next: string[] }[];
  };
}
