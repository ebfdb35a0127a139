import * as z from 'zod';
import {
  httpsUrl,
  isoDay,
  markdownLine,
  oneOf,
  route,
  routeOrUrl,
  slug,
  text,
} from '#platform/base/common/fields';
import { STAGE_IDS } from '#platform/base/common/levels';
import { AREA_IDS, LEVEL_IDS } from './vocabulary';

const level = oneOf(LEVEL_IDS, 'level');

/** What one stage makes of a criterion. */
const ruleSchema = z
  .strictObject({
    level,
    detail: markdownLine
      .optional()
      .describe('What this stage asks beyond the text of the criterion.'),
    phase: z
      .literal('onboarding')
      .optional()
      .describe('Only after the vote; its source is then the onboarding template.'),
    since: isoDay
      .optional()
      .describe('First day on which the rule holds. Earlier, what `before` says holds.'),
    before: level
      .optional()
      .describe('Level before the rule began; without it, the criterion did not exist.'),
    source: slug
      .optional()
      .describe('Key of `sources`; without it, the source by the name of the stage.'),
  })
  .refine(({ since, before }) => since !== undefined || before === undefined, {
    error: 'has a level before it began, but no beginning → Add since.',
  });

export const criterionSchema = z.strictObject({
  id: slug.describe('Permanent: kept progress refers to it.'),
  area: oneOf(AREA_IDS, 'area'),
  text,
  when: text.optional().describe('To which projects it applies, as "If …"; without it, to all.'),
  stages: z
    .partialRecord(z.enum(STAGE_IDS), z.union([level, ruleSchema]))
    .describe(
      "How much each stage insists on it, or its rule there; a stage that is left out doesn't ask.",
    ),
  looksFor: markdownLine.optional().describe('What the TOC looks for.'),
  fails: markdownLine.optional().describe('What closes an application.'),
  triage: z
    .literal(true)
    .optional()
    .describe('Whether the TOC looks for the evidence when an application comes in.'),
  evidence: markdownLine.describe('Evidence that counts.'),
  guide: route.describe('Route of the page of this site that helps most.'),
  files: z.array(text).min(1).optional().describe('Names of `files` to start from.'),
  helps: markdownLine.optional().describe('Who helps.'),
  example: markdownLine.optional().describe('How a public project has done it.'),
  outline: text
    .optional()
    .describe('Words by which the due diligence outlines name it, if they do.'),
});

/** A path in a repository, which ZIP files of the kits hold: nothing in it leads out of a folder. */
const filePath = z.string().regex(/^(?:\.?[A-Za-z0-9][\w-]*(?:\.[\w-]+)*(?:\/|$))+(?<!\/)$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not the path of a file → Write names of letters, digits, hyphens and points, with slashes between them.`,
});

const fileSchema = z.strictObject({
  file: filePath.describe('Name in `templates/`; of a file that is not offered here, its name.'),
  page: routeOrUrl.describe(
    'Route of the page that presents it; https address of a file that is not offered here.',
  ),
  path: filePath.optional().describe('Path in a repository, if not `file`.'),
  choice: z
    .string()
    .regex(/^[A-Z]+\.md$/, { error: 'is not the name of a file → Write it as GOVERNANCE.md.' })
    .optional()
    .describe('Name under which a project saves the one file it keeps of several.'),
  most: level.optional().describe('The strictest level that the file itself can have.'),
});

/** What stands beside the criteria in their file. */
export const aboutCriteriaSchema = z.strictObject({
  sources: z.record(slug, z.strictObject({ title: text, url: httpsUrl, day: isoDay })),
  sandboxForm: z.array(z.strictObject({ title: text, criteria: z.array(slug).min(1) })),
  files: z.array(fileSchema),
});

export type Criterion = z.infer<typeof criterionSchema>;

/** `data/criteria.yaml`. */
export type CriteriaFile = z.infer<typeof aboutCriteriaSchema> & { criteria: Criterion[] };
export type StarterFile = CriteriaFile['files'][number];
export type Rule = z.infer<typeof ruleSchema>;
