import * as z from 'zod';
import type { LoadContext } from '@docusaurus/types';
import { LEVEL_IDS, monthsBetween, presentOf, staysOf } from '../common/levels';
import { PROJECTS_ROUTE, routeOfProject, type ProjectRow } from '../common/pages';
import {
  aboutSchema,
  DESCRIPTION_MISSING,
  projectSchema,
  type About,
  type Project,
} from '../common/schema';
import { loadEvents } from '#features/events/node/public';
import { withBasePath } from '#platform/base/common/site';
import { LEVELS } from '#platform/base/common/levels';
import { formsOf, slugOf, compareNames } from '#platform/base/common/text';
import type { Problem } from '#platform/base/common/problems';
import { buildDay } from '#platform/base/node/reproducible';
import {
  defineCollection,
  type Entry,
  readRecords,
  records,
} from '#platform/collections/node/collection';
import type { NewsItem } from '#platform/content/common/pageFacts';
import type { MadePage } from '#platform/content/common/pageFacts';
import type { CheckedSite } from '#platform/content/node/contribution';
import { readRedirects, REDIRECTS_FILE } from '#platform/content/node/links';

export const PROJECTS_FILE = 'data/projects.yaml';

/** `Open Policy Agent (OPA)` → `Open Policy Agent (OPA)`, `Open Policy Agent`, `OPA`, and its other names. */
export function namesOf({ name, aka = [], formerly = [] }: Project): string[] {
  return [...new Set([...formsOf(name), ...aka, ...formerly])];
}

/** No level was reached in the future, or after the day up to which the file is said to be true. */
function checkDays(entries: readonly Entry<Project>[], day: string): Problem[] {
  return entries
    .map(({ data: { levels }, file, field }) => ({ ...presentOf(levels), file, field }))
    .filter(({ from }) => from > day)
    .map(({ level, from, file, field }) => ({
      file,
      field: `${field}.levels.${level}`,
      reason: `${from} is after ${day}, the day of the file`,
      remedy: 'Correct it, or write a later day at the top of the file.',
    }));
}

/** The page under a former name leads to the present one. */
function checkFormerNames(entries: readonly Entry<Project>[], siteDir: string): Problem[] {
  const redirects = readRedirects(siteDir).value ?? {};
  return entries.flatMap(({ data: { name, formerly = [] }, file, field }) =>
    formerly
      .filter((former) => slugOf(former) !== slugOf(name))
      .filter((former) => redirects[routeOfProject(former)] !== routeOfProject(name))
      .map((former) => ({
        file,
        field: `${field}.formerly`,
        reason: `the page of "${former}" leads nowhere`,
        remedy: `Add the line "${routeOfProject(former)}: ${routeOfProject(name)}" to ${REDIRECTS_FILE}.`,
      })),
  );
}

/** Each event that names a project names one of the file. */
function checkEvents(entries: readonly Entry<Project>[], siteDir: string): Problem[] {
  const known = new Set(entries.map(({ data }) => data.name));
  return loadEvents(siteDir)
    .events.filter(({ project }) => project !== undefined && !known.has(project))
    .map(({ id, project }) => ({
      file: 'data/events.yaml',
      field: `${id}.project`,
      reason: `"${project}" is not a project of ${PROJECTS_FILE}`,
      remedy: 'Spell it as its name is spelled there, with its parentheses.',
    }));
}

function checkProjects(
  entries: readonly Entry<Project>[],
  { siteDir, today }: CheckedSite,
): Problem[] {
  if (entries.length === 0) {
    return [];
  }
  const about = loadAbout(siteDir);
  return [
    ...(about && about.day > today
      ? [
          {
            file: PROJECTS_FILE,
            field: 'day',
            reason: `${about.day} is in the future`,
            remedy: 'Write the day up to which changes of levels are in the file.',
          },
        ]
      : []),
    ...(about ? checkDays(entries, about.day) : []),
    ...checkFormerNames(entries, siteDir),
    ...checkEvents(entries, siteDir),
    ...entries
      .filter(({ data }) => data.description === DESCRIPTION_MISSING)
      .map(({ file, field }) => ({
        file,
        field: `${field}.description`,
        reason: 'is still to be written',
        remedy: 'Say in one line what the project is, without praise.',
      })),
  ];
}

/** A project in lists, on the day of the build. */
function toRow(project: Project, today: string): ProjectRow {
  const { name, levels, description, category, security, audits, clotributor, repo } = project;
  const { languages = [], mentoring = false, docsSite, translations, specification } = project;
  const { chat, mailingList, discussions } = project;
  const { level, from } = presentOf(levels);
  return {
    name,
    names: namesOf(project).slice(1),
    level,
    since: from,
    years: Math.floor(monthsBetween(from, today) / 12),
    description,
    category,
    hasAudit: audits !== undefined,
    languages,
    hasMentoring: mentoring,
    ...(level !== 'archived' && repo?.startsWith('https://github.com/')
      ? { firstIssues: `${repo.replace(/\/$/, '')}/contribute` }
      : {}),
    ...(clotributor !== undefined && { clotributor }),
    work: [
      ...(languages.length > 0 ? (['code'] as const) : []),
      ...(docsSite ? (['docs'] as const) : []),
      ...(translations ? (['translation'] as const) : []),
      ...(specification ? (['specification'] as const) : []),
    ],
    talk: [
      ...(chat ? (['chat'] as const) : []),
      ...((mailingList ?? discussions) ? (['list'] as const) : []),
    ],
    ...(security && { security }),
  };
}

/** All projects that the foundation hosts or has hosted. */
export const projects = defineCollection<Project, ProjectRow>({
  name: 'projects',
  source: records(PROJECTS_FILE, 'projects', aboutSchema.shape),
  schema: projectSchema,
  published: {
    title: 'Projects',
    description:
      'Projects that CNCF hosts or has hosted, with the days of their levels, places to meet, security contacts, audits, and reviews.',
    id: ({ name }) => slugOf(name),
    titleOf: ({ name }) => name,
    routeOf: ({ name }) => routeOfProject(name),
    derived: {
      schema: z.object({
        level: z.enum(LEVEL_IDS).describe('Present level.'),
        since: z.iso.date().describe('First day of this level.'),
      }),
      of: ({ levels }) => {
        const { level, from: since } = presentOf(levels);
        return { level, since };
      },
    },
  },
  unique: [
    {
      field: 'name',
      what: 'name',
      of: (project) => namesOf(project).map((name) => name.toLowerCase()),
    },
    { field: 'name', what: `address below ${PROJECTS_ROUTE}`, of: ({ name }) => [slugOf(name)] },
    { field: 'repo', what: 'repository', of: ({ repo }) => (repo === undefined ? [] : [repo]) },
  ],
  rules: checkProjects,
  toRow: ({ data }) => toRow(data, buildDay()),
  compare: (a, b) => compareNames(a.name, b.name),
});

/** The projects of a site; none if their file has a problem. */
export const loadProjects = (siteDir: string): Project[] =>
  readRecords(siteDir, projects).entries.map(({ data }) => data);

/** What stands above the projects in their file; nothing if it has a problem. */
export function loadAbout(siteDir: string): About | undefined {
  const { others, problems } = readRecords(siteDir, projects);
  return problems.length > 0 ? undefined : (others as About);
}

/** Beside a guide that names the project in its title, the page of the project comes second. */
const WEIGHT = 0.8;

/** The pages of all projects, found by any of their names. */
export const projectPages = (siteDir: string): MadePage[] =>
  loadProjects(siteDir).map((project) => ({
    url: routeOfProject(project.name),
    title: project.name,
    description: project.description,
    keywords: namesOf(project).slice(1),
    weight: WEIGHT,
  }));

/** What happened to projects: each level that one joined at or moved to. */
export const projectNews = (
  _content: unknown,
  { siteDir, baseUrl }: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
): NewsItem[] =>
  loadProjects(siteDir).flatMap(({ name, levels }) =>
    staysOf(levels).map(({ level, from }, index) => ({
      date: from,
      kind: 'Project',
      title: name,
      to: withBasePath(routeOfProject(name), baseUrl),
      text:
        level === 'archived'
          ? 'Archived.'
          : `${index === 0 ? 'Joined CNCF as' : 'Moved to'} ${LEVELS[level]}.`,
    })),
  );
