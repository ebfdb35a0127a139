import { afterEach, describe, expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { checkCollection } from '#platform/collections/node/contribution';
import { emptyQuery, prepareList } from '#platform/collections/common/query';
import { readRecords, toRows } from '#platform/collections/node/collection';
import { testSite } from '#platform/content/node/testSite';
import { toFigures } from '../common/figures';
import { projectsView } from '../common/view';
import {
  loadAbout,
  loadProjects,
  namesOf,
  projectNews,
  projectPages,
  projects,
  PROJECTS_FILE,
} from './collection';
import { projectDocPages } from './plugin';
import { HEAD, testProject } from './testProject';

const folderOf = (list: unknown[], head: object = HEAD, redirects: object = {}) =>
  testFolder({
    [PROJECTS_FILE]: JSON.stringify({ ...head, projects: list }),
    'data/redirects.yaml': JSON.stringify(redirects),
  });

const problemsIn = (siteDir: string): string[] =>
  checkCollection(projects, testSite({ siteDir })).map(
    ({ field, reason, remedy }) => `${field}: ${reason} → ${remedy}`,
  );
const problems = (...file: Parameters<typeof folderOf>) => problemsIn(folderOf(...file));

afterEach(() => {
  vi.unstubAllEnvs();
});

const rowsOf = (list: unknown[]) => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.parse('2026-11-25') / 1000));
  return toRows(projects, readRecords(folderOf(list), projects).entries);
};

it('finds projects, their sources and their day in the data of this site', () => {
  expect(loadProjects('.')).not.toEqual([]);
  expect(loadAbout('.')?.sources).not.toEqual([]);
});

describe('a project', () => {
  it('is right as it is', () => {
    expect(problems([testProject()])).toEqual([]);
  });

  it.each([
    [{ levels: { sandbox: '2022-01-01', incubating: '2021-01-01' } }, 'later than 2021-01-01'],
    [{ levels: { incubating: '2022-01-01', graduated: '2021-01-01' } }, 'later than 2021-01-01'],
    [{ levels: { graduated: '2021-01-01' } }, 'levels.incubating: is missing'],
    [{ levels: { sandbox: '2022-01-01', adopted: '2022-01-02' } }, 'levels.adopted'],
    [{ levels: {} }, 'levels: is empty'],
    [{ levels: { sandbox: '2026-09-15' } }, 'is after 2026-09-14, the day of the file'],
    [{ repo: 'git@github.com:lamp/code' }, 'is not an https address'],
    [{ repo: undefined }, 'homepage: is missing, and so is repo'],
    [{ security: {} }, 'security: is empty'],
    [{ security: { email: 'ask the maintainers' } }, 'is not a mail address'],
    [{ description: 'A'.repeat(101) }, 'is too long'],
    [{ translations: ['Chinese'] }, 'is not a code such as "zh"'],
    [{ formerly: ['Candle'] }, 'Add the line "/projects/all/candle: /projects/all/lamp"'],
  ])('with %j is refused', (over, reason) => {
    expect(problems([testProject(over)])).toEqual([expect.stringContaining(reason)]);
  });

  it.each([
    [{ name: 'lamp', repo: 'https://github.com/other/code' }, 'the name "lamp" is taken'],
    [{ name: 'Lamp!' }, 'the address below /projects/all "lamp" is taken'],
    [{ name: 'Torch', repo: 'https://github.com/lamp/code' }, 'the repository "https'],
    [{ name: 'Torch', aka: ['LAMP'] }, 'the name "lamp" is taken'],
  ])('that is there twice, with %j, is refused', (over, reason) => {
    expect(problems([testProject(), testProject(over)]).join()).toContain(reason);
  });

  it('may have had another name, whose page leads to it', () => {
    const list = [testProject({ formerly: ['Candle'] })];
    expect(problems(list, HEAD, { '/projects/all/candle': '/projects/all/lamp' })).toEqual([]);
  });

  it('is found by each of its names', () => {
    const policy = testProject({ name: 'Open Policy Agent (OPA)', aka: ['Rego'] });
    expect(loadProjects(folderOf([policy])).map(namesOf)).toEqual([
      ['Open Policy Agent (OPA)', 'Open Policy Agent', 'OPA', 'Rego'],
    ]);
    expect(projectPages(folderOf([policy]))).toMatchObject([
      { url: '/projects/all/open-policy-agent', keywords: ['Open Policy Agent', 'OPA', 'Rego'] },
    ]);
  });

  it('is news with each level', () => {
    const siteDir = folderOf([
      testProject({
        levels: { sandbox: '2020-01-10', incubating: '2021-02-03', archived: '2022-05-06' },
      }),
    ]);
    expect(projectNews(undefined, { siteDir, baseUrl: '/preview/' })).toEqual(
      [
        ['2020-01-10', 'Joined CNCF as Sandbox.'],
        ['2021-02-03', 'Moved to Incubating.'],
        ['2022-05-06', 'Archived.'],
      ].map(([date, text]) => ({
        date,
        kind: 'Project',
        title: 'Lamp',
        to: '/preview/projects/all/lamp',
        text,
      })),
    );
  });
});

it('an event names a project of the file', () => {
  const named = (project: string) => {
    const event = { id: 'a', name: 'A', kind: 'virtual', series: 'other', until: '2026-01-01' };
    const siteDir = testFolder({
      [PROJECTS_FILE]: JSON.stringify({ ...HEAD, projects: [testProject()] }),
      'data/events.yaml': JSON.stringify({ events: [{ ...event, project }], deadlines: [] }),
    });
    return problemsIn(siteDir);
  };
  expect(named('Lamp')).toEqual([]);
  expect(named('Lamb')).toEqual([
    expect.stringContaining('a.project: "Lamb" is not a project of data/projects.yaml'),
  ]);
});

it.each([
  [{ ...HEAD, day: '2026-12-01' }, 'day: 2026-12-01 is in the future'],
  [{ ...HEAD, license: undefined }, 'license: is missing'],
  [{ ...HEAD, sources: [] }, 'sources: is empty'],
])('the head %j is refused', (head, reason) => {
  expect(problems([testProject()], head)).toEqual([expect.stringContaining(reason)]);
});

describe('the list', () => {
  const list = [
    testProject({
      name: 'Lamp',
      levels: { sandbox: '2020-01-10' },
      chat: { url: 'https://chat.example/lamp' },
    }),
    testProject({
      name: 'Anvil',
      levels: { sandbox: '2019-01-10', incubating: '2026-03-01' },
      security: { policy: 'https://anvil.example/security' },
      languages: ['Rust'],
    }),
    testProject({
      name: 'bell',
      docsSite: true,
      translations: ['zh', 'pt-br'],
      levels: { incubating: '2018-01-10', graduated: '2019-01-10' },
    }),
    testProject({
      name: 'Kite',
      levels: { sandbox: '2018-01-10', archived: '2023-01-10' },
      mailingList: 'https://lists.example/kite',
    }),
  ];
  const found = (chosen: Record<string, string[]>, sort = 'name') => {
    const rows = rowsOf(list);
    const view = projectsView(rows);
    return prepareList(
      view,
      rows,
    )({ ...emptyQuery(view), chosen, sort }).rows.map(({ name }) => name);
  };

  it.each([
    [{}, ['Anvil', 'bell', 'Kite', 'Lamp']],
    [{ level: ['sandbox'] }, ['Lamp']],
    [{ level: ['archived'] }, ['Kite']],
    [{ years: ['new'] }, ['Anvil']],
    [{ years: ['many'] }, ['Kite']],
    [{ years: ['long'] }, ['bell', 'Lamp']],
    [{ talk: ['chat'] }, ['Lamp']],
    [{ talk: ['list'] }, ['Kite']],
    [{ work: ['docs'] }, ['bell']],
    [{ work: ['translation'] }, ['bell']],
    [{ work: ['code'], language: ['Rust'] }, ['Anvil']],
    [{ policy: ['yes'] }, ['Anvil']],
  ])('narrowed by %j has %j', (chosen, names) => {
    expect(found(chosen)).toEqual(names);
  });

  it.each([
    ['level', ['bell', 'Anvil', 'Lamp', 'Kite']],
    ['latest', ['Anvil', 'Kite', 'Lamp', 'bell']],
    ['longest', ['bell', 'Lamp', 'Kite', 'Anvil']],
  ])('sorted by %s is %j', (sort, names) => {
    expect(found({}, sort)).toEqual(names);
  });
});

it('figures count each move once, in whole months', () => {
  const levels = [
    { sandbox: '2020-01-01', incubating: '2021-01-01', graduated: '2023-01-01' },
    { sandbox: '2020-01-01', incubating: '2022-01-01' },
    { incubating: '2021-05-01', graduated: '2022-05-01', archived: '2023-05-01' },
    { sandbox: '2021-05-01' },
  ];
  const list = levels.map((each, index) => testProject({ name: `P${index}`, levels: each }));
  const toIncubation = {
    count: 2,
    shortest: 12,
    quarter: 15,
    median: 18,
    threeQuarters: 21,
    longest: 24,
  };
  expect(toFigures(loadProjects(folderOf(list)))).toEqual({
    counts: { sandbox: 1, incubating: 1, graduated: 1, archived: 1 },
    toIncubation,
    toGraduation: toIncubation,
    byYear: [
      { year: 2021, accepted: 1, incubated: 0 },
      { year: 2020, accepted: 2, incubated: 2, toIncubation },
    ],
    moves: [
      { year: 2023, joined: 0, incubating: 0, graduated: 1, archived: 1 },
      { year: 2022, joined: 0, incubating: 1, graduated: 1, archived: 0 },
      { year: 2021, joined: 2, incubating: 1, graduated: 0, archived: 0 },
      { year: 2020, joined: 2, incubating: 0, graduated: 0, archived: 0 },
    ],
  });
});

it('finds projects by language, each with its first issues unless it is archived', () => {
  const rows = toRows(projects, readRecords('.', projects).entries);
  const view = projectsView(rows);
  const found = prepareList(
    view,
    rows,
  )({ ...emptyQuery(view), chosen: { language: ['Rust'] } }).rows;
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ languages }) => !languages.includes('Rust'))).toEqual([]);
  for (const { level, firstIssues = '' } of rows.filter((row) => row.firstIssues)) {
    expect(level).not.toBe('archived');
    expect(firstIssues).toMatch(/^https:\/\/github\.com\/.*\/contribute$/);
  }
});

it('the page of a project names a few active neighbors, the highest levels first', async () => {
  const names = ['Anvil', 'Bell', 'Cup', 'Dish', 'Ewer', 'Fork', 'Grill'];
  const siteDir = folderOf([
    ...names.map((name) => testProject({ name })),
    testProject({ name: 'Jug', levels: { sandbox: '2018-01-10', archived: '2023-01-10' } }),
    testProject({ name: 'Lamp', levels: { incubating: '2018-01-10', graduated: '2019-01-10' } }),
    testProject({ name: 'Kite', subcategory: 'Air' }),
  ]);
  const pages = await projectDocPages(siteDir);
  expect(pages[0]).toMatchObject({ route: '/projects/all/anvil', label: 'Anvil' });
  const neighborsOf = (label: string) => {
    const page = pages.find((one) => one.label === label)?.props.page;
    return (page as { neighbors: { name: string }[] }).neighbors.map(({ name }) => name);
  };
  // Where its part of the landscape has too few, those of its category.
  expect(neighborsOf('Kite')).toEqual(['Lamp', 'Anvil', 'Bell', 'Cup', 'Dish', 'Ewer']);
  expect(neighborsOf('Anvil')).toEqual(['Lamp', 'Bell', 'Cup', 'Dish', 'Ewer', 'Fork']);
});
