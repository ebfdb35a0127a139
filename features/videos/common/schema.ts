import * as z from 'zod';
import { httpsUrl, isoDay, keyOf, text } from '#platform/base/common/fields';
import { TOPICS } from './topics';

/** The facts of a recording. Its title and summary are those of its page. */
export const videoSchema = z.strictObject({
  youtube: z
    .string()
    .regex(/^[\w-]{11}$/, {
      error: (issue) =>
        `${JSON.stringify(issue.input)} is not the id of a YouTube video → Write the 11 characters after "watch?v=" in its address.`,
    })
    .describe('The 11 characters after `watch?v=`.'),
  format: text.describe(
    'The kind, such as `Talk`. Of a `Livestream`, `date` is also the day of publication.',
  ),
  date: isoDay.describe(
    'The day given by the source: in some cases of the talk, in others of the upload.',
  ),
  conference: text
    .optional()
    .describe('Including the year. Absent if it was not recorded at an event.'),
  speakers: z
    .array(z.strictObject({ name: text, url: httpsUrl }))
    .min(1)
    .describe('Names of the speakers, and a public page of each.'),
  alsoOnStage: z.array(text).min(1).optional().describe('Other people on stage, as far as known.'),
  slides: httpsUrl.optional(),
  transcript: httpsUrl.optional(),
  topics: z
    .array(keyOf(TOPICS, 'topic', 'features/videos/common/topics.ts'))
    .min(1)
    .describe('The main one first.'),
  takeaways: z
    .array(text)
    .min(1)
    .optional()
    .describe(
      'Main points, for `<MainPoints />`. Absent if all that is known fits into the summary.',
    ),
  note: text.optional().describe('What readers need to know about these facts, such as a doubt.'),
});

export type Video = z.infer<typeof videoSchema>;

/** A recording in the index. */
export interface VideoRow extends Pick<Video, 'format' | 'conference' | 'date' | 'topics'> {
  title: string;
  /** Without base path. */
  route: string;
  /** The year under which it is filed, from its route; the date may be in another year. */
  year: string;
  speakers: string[];
}
