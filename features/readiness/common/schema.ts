import * as z from 'zod';
import { httpsUrl, isoDay, slug, text } from '../../../platform/base/common/fields';
import { AREA_IDS, LEVELS, STAGE_IDS, type Level } from './vocabulary';

/** One line of Markdown, in which links lead to a route of this site, a mail address or https. */
const line = text.refine((value) => !/\n|\]\((?!https:\/\/|mailto:|\/)/.test(value), {
  error:
    'is not one line of text with links → Write one line; links start with https://, mailto: or the slash of a route.',
});

const level = z.enum(Object.keys(LEVELS) as Level[], {
  error: `is not a level → Use one of ${Object.keys(LEVELS).join(', ')}.`,
});

/** What one stage makes of a criterion. */
const ruleSchema = z
  .strictObject({
    level,
    /** What this stage asks beyond the text of the criterion. */
    detail: text.optional(),
    /** Only after the vote; its source is then the onboarding template. */
    phase: z.literal('onboarding').optional(),
    /** First day on which the rule holds. Earlier, what `before` says holds. */
    since: isoDay.optional(),
    /** A day after which the rule began, if its first day is not known. */
    after: isoDay.optional(),
    /** Level before the rule began; without it, the criterion did not exist. */
    before: level.optional(),
    /** Last day on which the rule holds. */
    until: isoDay.optional(),
    /** Key of `sources`; without it, the source by the name of the stage. */
    source: slug.optional(),
  })
  .refine(({ since, after, before }) => (since ?? after) !== undefined || before === undefined, {
    error: 'has a level before it began, but no beginning → Add since or after.',
  });

const criterionSchema = z.strictObject({
  /** Permanent: kept progress refers to it. */
  id: slug,
  area: z.enum(AREA_IDS, { error: `is not an area → Use one of ${AREA_IDS.join(', ')}.` }),
  text,
  /** To which projects it applies, as "If …"; without it, to all. */
  when: text.optional(),
  stages: z.partialRecord(z.enum(STAGE_IDS), z.union([level, ruleSchema])),
  /** What the TOC looks for. */
  looksFor: line.optional(),
  /** What closes an application. */
  fails: line.optional(),
  /** Whether the TOC looks for the evidence when an application comes in. */
  triage: z.literal(true).optional(),
  /** Evidence that counts. */
  evidence: line,
  /** Route of the page of this site that helps most. */
  guide: z.string().regex(/^\/\S*$/, {
    error: 'is not a route → Write the route of a page of this site, with its slash.',
  }),
  /** Names of `files` to start from. */
  files: z.array(text).min(1).optional(),
  /** Who helps. */
  helps: line.optional(),
  /** How a public project has done it. */
  example: line.optional(),
  /** Words by which the due diligence outlines name it, if they do. */
  outline: text.optional(),
});

const fileSchema = z.strictObject({
  /** Name in `templates/`; of a file that is not offered here, its name. */
  file: text,
  /** Route of the page that presents it; https address of a file that is not offered here. */
  page: z.string().regex(/^(?:https:\/\/|\/)\S+$/, {
    error: 'is not an address → Write a route with its slash, or the whole https address.',
  }),
  /** Path in a repository, if not `file`. */
  path: text.optional(),
  /** Name under which a project saves the one file it keeps of several. */
  choice: text.optional(),
  /** The strictest level that the file itself can have. */
  most: level.optional(),
});

/** `data/criteria.yaml`. */
export const criteriaFileSchema = z.strictObject({
  sources: z.record(slug, z.strictObject({ title: text, url: httpsUrl, day: isoDay })),
  sandboxForm: z.array(z.strictObject({ title: text, criteria: z.array(slug).min(1) })),
  criteria: z.array(criterionSchema),
  files: z.array(fileSchema),
});

export type CriteriaFile = z.infer<typeof criteriaFileSchema>;
export type Criterion = CriteriaFile['criteria'][number];
export type StarterFile = CriteriaFile['files'][number];
export type Rule = z.infer<typeof ruleSchema>;
