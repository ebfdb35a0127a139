import { formatPartialDate } from '#platform/base/common/dates';
import { escapeMarkdown } from '#platform/base/common/text';
import {
  defineCollection,
  readRecords,
  records,
  toRows,
} from '#platform/collections/node/collection';
import { analysisSchema, type Analysis } from '../common/schema';

export const ANALYSES_FILE = 'data/docs-analyses.yaml';

const SOURCE = 'https://github.com/cncf/techdocs/blob/main/analyses';

/** The analyses of documentation by CNCF TechDocs, newest first. */
export const analyses = defineCollection<Analysis>({
  name: 'docs-analyses',
  source: records(ANALYSES_FILE),
  schema: analysisSchema,
  published: {
    title: 'Analyses of documentation',
    description: 'Analyses of projects’ documentation by CNCF TechDocs, with their documents.',
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
