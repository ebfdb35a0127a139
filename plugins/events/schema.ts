import * as z from 'zod';
import { httpsUrl, isoDay, slug, text } from '../shared/fields';
import { OFFERS, type Offer } from './offers';

/** The lists that events and deadlines are shown in. */
export const SERIES = ['kubecon', 'maintainer-summit', 'other'] as const;
export type Series = (typeof SERIES)[number];

const series = z.enum(SERIES, {
  error: `is not a known series → Use one of: ${SERIES.join(', ')}.`,
});

const offer = z.enum(Object.keys(OFFERS) as Offer[], {
  error: `is not a known offer → Use one of: ${Object.keys(OFFERS).join(', ')}.`,
});

/** Further pages about an event or a deadline. */
const links = z.array(z.strictObject({ label: text, url: httpsUrl })).min(1);

/** A conference, summit, virtual event or standing call. */
export const eventSchema = z
  .strictObject({
    /** Permanent: it names the event in links and in the announcement bar. */
    id: slug,
    name: text,
    /** `call` is a standing call for proposals without days of its own. */
    kind: z.enum(['conference', 'maintainer-summit', 'virtual', 'call'], {
      error: 'is not a known kind → Use conference, maintainer-summit, virtual or call.',
    }),
    series,
    /** What projects can do there, as far as it is known. */
    offers: z.array(offer).min(1).optional(),
    /** First and last day. Both absent: the days are not known here. */
    start: isoDay.optional(),
    end: isoDay.optional(),
    city: text.optional(),
    country: text.optional(),
    venue: text.optional(),
    url: httpsUrl.optional(),
    registerUrl: httpsUrl.optional(),
    /** One or two sentences for readers, plain text. */
    note: text.optional(),
    links: links.optional(),
    /** Day on which it was announced here; shown among what is new. */
    added: isoDay.optional(),
  })
  .superRefine((event, context) => {
    if ((event.start === undefined) !== (event.end === undefined)) {
      context.addIssue({
        code: 'custom',
        path: [event.start === undefined ? 'start' : 'end'],
        message: 'is missing although the other day is given → Give both start and end.',
      });
    }
    if (event.start && event.end && event.end < event.start) {
      context.addIssue({
        code: 'custom',
        path: ['end'],
        message: `"${event.end}" lies before the start "${event.start}" → Correct one of the two days.`,
      });
    }
  });

/** A day by which something has to be handed in, or on which something changes. */
export const deadlineSchema = z
  .strictObject({
    id: slug,
    name: text,
    /** `milestone`: nothing is due, something changes on the day `closes`. */
    kind: z
      .enum(['deadline', 'milestone'], {
        error: 'is not a known kind → Use deadline or milestone.',
      })
      .default('deadline'),
    series,
    /** Id of the event it belongs to, if it belongs to one. */
    event: slug.optional(),
    opens: isoDay.optional(),
    closes: isoDay,
    /** Time of day with its zone, as announced, e.g. `23:59 PT`. */
    time: text.optional(),
    url: httpsUrl.optional(),
    /** Mail address to hand in to or to ask. */
    contact: z.email({ error: 'is not a mail address → Write it as name@example.org.' }).optional(),
    note: text.optional(),
    links: links.optional(),
  })
  .superRefine((deadline, context) => {
    if (deadline.opens && deadline.closes < deadline.opens) {
      context.addIssue({
        code: 'custom',
        path: ['closes'],
        message: `"${deadline.closes}" lies before the opening "${deadline.opens}" → Correct one of the two days.`,
      });
    }
  });

export const eventsFileSchema = z.strictObject({
  events: z.array(eventSchema),
  deadlines: z.array(deadlineSchema),
});

export type CommunityEvent = z.infer<typeof eventSchema>;
export type Deadline = z.infer<typeof deadlineSchema>;
export type EventsData = z.infer<typeof eventsFileSchema>;
