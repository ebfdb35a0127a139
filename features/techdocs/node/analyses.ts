import * as z from 'zod';
import { formatPartialDate } from '#platform/base/common/dates';
import { escapeMarkdown } from '#platform/base/common/text';
import {
  defineCollection,
  readRecords,
  records,
  toRows,
} from '#platform/collections/node/collection';
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
  project: text.describe("Its name, as the list of projects has it unless it's a part of one."),
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

export const ANALYSES_FILE = 'data/docs-analyses.yaml';

const SOURCE = 'https://github.com/cncf/techdocs/blob/main/analyses';

/** The analyses of documentation by CNCF TechDocs, newest first. */
export const analyses = defineCollection<Analysis>({
  name: 'docs-analyses',
  source: records(ANALYSES_FILE),
  schema: analysisSchema,
  published: {
    title: 'Analyses of documentation',
    description: "Analyses of projects' documentation by CNCF TechDocs, with their documents.",
    id: ({ folder }) => folder,
    titleOf: ({ project }) => project,
    routeOf: () => '/techdocs/analyses/',
  },
  unique: [
    {
      field: 'documents',
      what: 'document',
      of: ({ folder, documents }) => documents.map(({ file }) => `${folder}/${file}`),
    },
  ],
});

/** The analyses of a site; none if their file has a problem. */
export const loadAnalyses = (siteDir: string): Analysis[] =>
  toRows(analyses, readRecords(siteDir, analyses).entries);

/**
 * The Markdown of `<DocsAnalyses />`: a table with a row for each project. Its date is that of the
 * first document, or the day on which that came into the repository.
 */
export function toMarkdown(all: readonly Analysis[]): string {
  return [
    'Table: Analyses by project, newest first',
    '',
    '| Project | Date | Documents |',
    '| --- | --- | --- |',
    ...all.map(({ project, folder, documents }) => {
      const links = documents.map(({ kind, file }) => `[${kind}](${SOURCE}/${folder}/${file})`);
      const date = documents[0]?.dated ?? documents[0]?.added;
      return `| ${escapeMarkdown(project)} | ${date ? formatPartialDate(date) : ''} | ${links.join(', ')} |`;
    }),
  ].join('\n');
}
