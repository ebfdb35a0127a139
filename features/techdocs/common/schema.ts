import * as z from 'zod';
import { isoDay, oneOf, partialDate, text } from '#platform/base/common/fields';

/** What the documents of an analysis are. */
const KINDS = [
  'analysis',
  'implementation plan',
  'issues backlog',
  'overview',
  'summary of findings',
  'survey of pages',
  'user roles',
  'glossary',
] as const;

const matching = (pattern: RegExp, what: string, example: string) =>
  z.string().regex(pattern, {
    error: (issue) => `${JSON.stringify(issue.input)} is not ${what} → Write it as ${example}.`,
  });

/** The analysis of a project's documentation by CNCF TechDocs. */
export const analysisSchema = z.strictObject({
  project: text.describe('Its name, as the list of projects has it unless it’s a part of one.'),
  folder: matching(
    /^\d{4}\/[\w-]+$/,
    'a folder',
    '2025/helm: the year, a slash, and a name',
  ).describe('Its folder in `analyses/` of cncf/techdocs.'),
  documents: z
    .array(
      z.strictObject({
        kind: oneOf(KINDS, 'kind of document'),
        file: matching(/^[\w-]+\.(?:md|csv)$/, 'a document', 'analysis.md'),
        dated: partialDate.optional().describe('The date that the document names.'),
        modified: isoDay.optional().describe('The last change that the document names.'),
        added: isoDay.optional().describe('Day on which the file came into the repository.'),
      }),
    )
    .min(1, { error: 'is empty → List the documents of the analysis.' })
    .describe('The one that readers want first comes first.'),
});
export type Analysis = z.infer<typeof analysisSchema>;
