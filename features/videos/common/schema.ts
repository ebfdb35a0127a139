import * as z from 'zod';
import { httpsUrl, isoDay, text } from '../../../platform/base/common/fields';
import { TOPICS, type Topic } from './topics';

const TOPIC_IDS = Object.keys(TOPICS) as [Topic, ...Topic[]];

/** The facts of a recording. Its title and summary are those of its page. */
export const videoSchema = z.strictObject({
  /** The 11 characters after `watch?v=`. */
  youtube: z.string().regex(/^[\w-]{11}$/, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not the id of a YouTube video → Write the 11 characters after "watch?v=" in its address.`,
  }),
  /** The kind, such as `Talk`. Of a `Livestream`, `date` is also the day of publication. */
  format: text,
  /** The day given by the source: in some cases of the talk, in others of the upload. */
  date: isoDay,
  /** Including the year. Absent if it was not recorded at an event. */
  conference: text.optional(),
  speakers: z.array(z.strictObject({ name: text, url: httpsUrl })).min(1),
  /** Other people on stage, as far as known. */
  alsoOnStage: z.array(text).min(1).optional(),
  slides: httpsUrl.optional(),
  transcript: httpsUrl.optional(),
  topics: z
    .array(
      z.enum(TOPIC_IDS, {
        error: (issue) =>
          `${JSON.stringify(issue.input)} is not a known topic → Use one of features/videos/common/topics.ts, or add it there.`,
      }),
    )
    .min(1),
  /** Main points, one sentence each. */
  takeaways: z.array(text).min(1),
  /** What readers need to know about these facts, such as a doubt. */
  note: text.optional(),
});

export type Video = z.infer<typeof videoSchema>;
