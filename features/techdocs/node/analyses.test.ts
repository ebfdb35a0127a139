import { expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { checkCollection } from '#platform/collections/node/contribution';
import { testSite } from '#platform/content/node/testSite';
import { ANALYSES_FILE, type Analysis, analyses, loadAnalyses, toMarkdown } from './analyses';

const analysis: Analysis = {
  project: 'A | B',
  folder: '2025/a-b',
  documents: [
    { kind: 'analysis', file: 'analysis.md', dated: '2025-03', added: '2025-04-08' },
    { kind: 'issues backlog', file: 'issues.md' },
  ],
};

const problemsOf = (...all: object[]) =>
  checkCollection(
    analyses,
    testSite({ siteDir: testFolder({ [ANALYSES_FILE]: JSON.stringify(all) }) }),
  );

it('reads the file of the site', () => {
  expect(loadAnalyses('.')).not.toEqual([]);
});

it('makes a row of each project', () => {
  const [, , , , row] = toMarkdown([analysis]).split('\n');
  expect(row).toBe(
    String.raw`| A \| B | March 2025 | [analysis](https://github.com/cncf/techdocs/blob/main/analyses/2025/a-b/analysis.md), [issues backlog](https://github.com/cncf/techdocs/blob/main/analyses/2025/a-b/issues.md) |`,
  );
});

it.each([{ folder: 'a-b' }, { documents: [] }, { documents: [{ kind: 'plan', file: 'plan.md' }] }])(
  'refuses %j',
  (over) => {
    expect(problemsOf({ ...analysis, ...over })).toHaveLength(1);
  },
);

it('names a document that is listed twice', () => {
  expect(problemsOf(analysis)).toEqual([]);
  expect(problemsOf(analysis, { ...analysis, project: 'C' })).not.toEqual([]);
});
