import type { ListView } from '#platform/collections/common/view';
import { LEVELS } from '#platform/base/common/levels';
import { slugOf, compareNames, compareTexts } from '#platform/base/common/text';
import { HIGHEST_FIRST } from './levels';
import { TALK, WORK, type ProjectRow } from './pages';

/** Groups of years at a level, each with the years up to which it goes. */
const YEARS = [
  { id: 'new', label: 'Less than a year', below: 1 },
  { id: 'some', label: '1 to 2 years', below: 3 },
  { id: 'many', label: '3 to 4 years', below: 5 },
  { id: 'long', label: '5 years or more', below: Infinity },
] as const;

const yesOrNo = (value: boolean): string[] => [value ? 'yes' : 'no'];

const byName = (a: ProjectRow, b: ProjectRow): number => compareNames(a.name, b.name);

/**
 * How readers search, narrow and sort the projects.
 *
 * @param rows all of them, whose categories can be chosen
 */
export const projectsView = (rows: readonly ProjectRow[]): ListView<ProjectRow> => ({
  noun: ['project', 'projects'],
  key: ({ name }) => slugOf(name),
  text: ({ name, names, description, category, languages }) =>
    [name, ...names, description, category, ...languages].join('\n'),
  facets: [
    {
      id: 'language',
      label: 'Language',
      values: Object.fromEntries(
        [...new Set(rows.flatMap(({ languages }) => languages))].sort().map((name) => [name, name]),
      ),
      of: ({ languages }) => languages,
    },
    { id: 'work', label: 'Kind of work', inOrder: true, values: WORK, of: ({ work }) => work },
    { id: 'level', label: 'Level', inOrder: true, values: LEVELS, of: ({ level }) => [level] },
    {
      id: 'mentoring',
      label: 'LFX Mentorship',
      values: { yes: 'Took part in 2025 or 2026' },
      of: ({ hasMentoring }) => (hasMentoring ? ['yes'] : []),
    },
    { id: 'talk', label: 'Where it talks', inOrder: true, values: TALK, of: ({ talk }) => talk },
    {
      id: 'category',
      label: 'Category',
      values: Object.fromEntries(
        [...new Set(rows.map(({ category }) => category))].sort().map((name) => [name, name]),
      ),
      of: ({ category }) => [category],
    },
    {
      id: 'years',
      label: 'Time at its level',
      inOrder: true,
      values: Object.fromEntries(YEARS.map(({ id, label }) => [id, label])),
      of: ({ years }) =>
        YEARS.filter(({ below }) => years < below)
          .slice(0, 1)
          .map(({ id }) => id),
    },
    {
      id: 'audit',
      label: 'Audit',
      within: 'Security',
      values: { yes: 'With an audit', no: 'None listed' },
      of: ({ hasAudit }) => yesOrNo(hasAudit),
    },
    {
      id: 'policy',
      label: 'Security policy',
      within: 'Security',
      values: { yes: 'With a policy', no: 'None listed' },
      of: ({ security }) => yesOrNo(security?.policy !== undefined),
    },
  ],
  sorts: {
    name: { label: 'Name', compare: byName },
    level: {
      label: 'Level, Graduated first',
      compare: (a, b) =>
        HIGHEST_FIRST.indexOf(a.level) - HIGHEST_FIRST.indexOf(b.level) || byName(a, b),
    },
    latest: {
      label: 'Latest move first',
      compare: (a, b) => compareTexts(b.since, a.since) || byName(a, b),
    },
    longest: {
      label: 'Longest at its level first',
      compare: (a, b) => compareTexts(a.since, b.since) || byName(a, b),
    },
  },
});
