import * as z from 'zod';
import {
  email,
  httpsUrl,
  isoDay,
  partialDate,
  text,
  whenFieldsValid,
} from '#platform/base/common/fields';
import { LEVELS } from '#platform/base/common/levels';
import { LEVEL_IDS, staysOf } from './levels';

/** Longest description in characters; it is also a line of a result of the search. */
const DESCRIPTION_LENGTH = 100;

const levelsSchema = z
  .strictObject({
    sandbox: isoDay.exactOptional(),
    incubating: isoDay.exactOptional(),
    graduated: isoDay.exactOptional(),
    archived: isoDay.exactOptional(),
  })
  .superRefine((levels, context) => {
    const stays = staysOf(levels);
    if (stays.length === 0) {
      context.addIssue({
        code: 'custom',
        message: 'is empty → Write the day of at least one level.',
      });
    }
    for (const { level, from, to } of stays) {
      if (to !== undefined && to < from) {
        context.addIssue({
          code: 'custom',
          path: [level],
          message: `${from} is later than ${to}, the day of the next level → Put the days in order: ${LEVEL_IDS.join(', ')}.`,
        });
      }
    }
    if (levels.graduated !== undefined && levels.incubating === undefined) {
      context.addIssue({
        code: 'custom',
        path: ['incubating'],
        message: `is missing → Write the day: a ${LEVELS.graduated} project was ${LEVELS.incubating} before.`,
      });
    }
  });

/** Stands for the description of a new project until somebody has written it. */
export const DESCRIPTION_MISSING = 'TODO';

/** A project, as the data file has it. What isn't known is missing. */
export const projectSchema = z
  .strictObject({
    name: text.describe('As readers know it; a short form may follow in parentheses.'),
    isWord: z
      .literal(true)
      .optional()
      .describe(
        "Its name is a word that texts use for other things, so that they aren't searched for it.",
      ),
    aka: z.array(text).min(1).optional().describe('Other names that it has now.'),
    formerly: z.array(text).min(1).optional().describe('Names that it had before.'),
    levels: levelsSchema.describe('The first day at each level.'),
    description: text
      .max(DESCRIPTION_LENGTH, {
        error: `is too long → Shorten it to ${DESCRIPTION_LENGTH} characters.`,
      })
      .describe('What it is, in one line without praise.'),
    languages: z
      .array(text)
      .min(1)
      .optional()
      .describe('Its main programming languages, the most used first.'),
    docsSite: z
      .literal(true)
      .optional()
      .describe('Whether its documentation is known to have a site of its own.'),
    translations: z
      .array(z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/, 'is not a code such as "zh" or "pt-br"'))
      .min(1)
      .optional()
      .describe('Languages other than English that its documentation is known to have, as codes.'),
    mentoring: z
      .literal(true)
      .optional()
      .describe('Whether it took part in a term of LFX Mentorship in this year or the last.'),
    category: text.describe('Its position in the CNCF Landscape.'),
    subcategory: text,
    specification: z
      .literal(true)
      .optional()
      .describe('Whether the landscape marks it as a specification.'),
    homepage: httpsUrl.optional(),
    repo: httpsUrl.optional().describe('The main repository.'),
    repos: z.array(httpsUrl).min(1).optional().describe('Further ones.'),
    docs: httpsUrl.optional(),
    chat: z.strictObject({ url: httpsUrl, channel: text.optional() }).optional(),
    mailingList: httpsUrl.optional(),
    discussions: httpsUrl.optional(),
    clotributor: text
      .optional()
      .describe('Its name in CLOTributor, which lists its issues for contributors.'),
    clomonitor: text.optional(),
    security: z
      .strictObject({
        policy: httpsUrl.optional(),
        form: httpsUrl.optional().describe('The form of a private report.'),
        email: email.optional(),
        note: text.optional().describe('In place of both, what the policy asks for.'),
      })
      .refine((contact) => Object.keys(contact).length > 0, {
        error: 'is empty → Add the policy, form, or address, or remove the field.',
      })
      .optional()
      .describe('Where to report a vulnerability.'),
    audits: z
      .array(
        z.strictObject({
          date: isoDay,
          type: text,
          by: text,
          url: httpsUrl,
        }),
      )
      .min(1)
      .optional(),
    reviews: z
      .array(z.strictObject({ kind: text, date: partialDate.optional(), url: httpsUrl }))
      .min(1)
      .optional(),
    dotProject: httpsUrl.optional().describe('Its `.project` repository.'),
  })
  .refine(({ homepage, repo }) => homepage ?? repo, {
    ...whenFieldsValid('homepage', 'repo'),
    path: ['homepage'],
    error: 'is missing, and so is repo → Add one of the two.',
  });

export type Project = z.infer<typeof projectSchema>;

/** Where the data come from. */
const sourceSchema = z.strictObject({
  name: text,
  url: httpsUrl,
  day: isoDay.describe('The day of what was read.'),
  gives: text.describe('What was taken from it.'),
});

/** What stands above the projects in their file. */
export const aboutSchema = z.object({
  day: isoDay.describe('Changes of levels up to this day are in the file.'),
  license: text,
  sources: z.array(sourceSchema).min(1),
});

export type About = z.infer<typeof aboutSchema>;
