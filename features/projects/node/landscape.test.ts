import { parse, stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import type { Project } from '../common/schema';
import { readLandscape, updateProjects, writeProjects, writeRedirects } from './landscape';
import { testProject } from './testProject';

const KNOWN = ['Anvil', 'Bell', 'Lamp', 'Kite', 'Oar', 'Top', 'Urn'].map((name) =>
  testProject({
    name,
    levels: { sandbox: '2020-01-10', ...(name === 'Bell' && { incubating: '2022-01-10' }) },
    homepage: `https://${name.toLowerCase()}.example/`,
  }),
);

type Fields = Record<string, unknown>;

const itemOf = ({ name, levels, homepage, repo }: Project, over: Fields = {}): Fields => ({
  item: null,
  name,
  homepage_url: homepage,
  repo_url: repo,
  logo: `${name}.svg`,
  project: levels.incubating === undefined ? 'sandbox' : 'incubating',
  extra: { accepted: levels.sandbox, incubating: levels.incubating },
  ...over,
});

const landscape = (items: Fields[]) =>
  stringify({
    landscape: [
      {
        category: null,
        name: 'Runtime',
        subcategories: [
          {
            subcategory: null,
            name: 'Light',
            items: [...items, { item: null, name: 'A product', homepage_url: 'http://x.example' }],
          },
        ],
      },
    ],
  });

/** The snapshot with some projects otherwise, or without them. */
const snapshot = (changed: Record<string, Fields | undefined> = {}, more: Fields[] = []) =>
  landscape([
    ...KNOWN.flatMap((project) =>
      project.name in changed && changed[project.name] === undefined
        ? []
        : [itemOf(project, changed[project.name])],
    ),
    ...more,
  ]);

const update = (text: string) => updateProjects(KNOWN, readLandscape(text));

it('finds nothing new in the landscape that the projects are from', () => {
  expect(update(snapshot())).toEqual({
    projects: [...KNOWN].sort((a, b) => a.name.localeCompare(b.name)),
    redirects: {},
    changes: [],
    notes: [],
  });
});

/** A project on another level since a day. */
const at = (level: string, day: string): Fields => ({
  project: level,
  extra: { accepted: '2020-01-10', [level]: day },
});

describe('a changed landscape', () => {
  const audits = [
    { date: '2026-01-02', type: 'security', url: 'https://a.example/', vendor: 'Ada' },
  ];
  it.each<[string, Fields, string]>([
    ['a move', at('incubating', '2026-10-01'), 'Lamp moved to Incubating on 2026-10-01.'],
    ['an end', at('archived', '2026-10-01'), 'Lamp was archived on 2026-10-01.'],
    [
      'a corrected day',
      { extra: { accepted: '2020-02-10' } },
      'Lamp: the day of Sandbox is 2020-02-10, it was 2020-01-10.',
    ],
    ['an address', { homepage_url: 'https://new.example/' }, 'Lamp: new homepage.'],
    ['an audit', { extra: { accepted: '2020-01-10', audits } }, 'Lamp: new audits.'],
  ])('tells of %s', (_what, over, change) => {
    const { changes, notes } = update(snapshot({ Lamp: over }));
    expect({ changes, notes }).toEqual({ changes: [change], notes: [] });
  });

  it('tells of a new project, whose description is to be written', () => {
    const sun = { ...KNOWN[0], name: 'Sun', homepage: 'https://sun.example/', repo: undefined };
    const { projects, changes } = update(snapshot({}, [itemOf(sun as unknown as Project)]));
    expect(changes).toEqual(['Sun joined as Sandbox. Write its description.']);
    expect(projects.find(({ name }) => name === 'Sun')).toMatchObject({
      levels: { sandbox: '2020-01-10' },
      description: 'TODO',
      category: 'Runtime',
    });
  });

  it('tells of a new name, and the page of the old one leads to it', () => {
    const { projects, changes, redirects } = update(snapshot({ Lamp: { name: 'Lantern' } }));
    expect(changes).toEqual(['Lamp is now Lantern.']);
    expect(redirects).toEqual({ '/projects/all/lamp': '/projects/all/lantern' });
    expect(projects.find(({ name }) => name === 'Lantern')).toMatchObject({
      formerly: ['Lamp'],
      description: 'Gives light',
    });
  });

  it('tells of a project that is gone, and its page leads to the list', () => {
    const { projects, changes, redirects } = update(snapshot({ Lamp: undefined }));
    expect(changes).toEqual(['Lamp is no longer in the landscape.']);
    expect(redirects).toEqual({ '/projects/all/lamp': '/projects/all' });
    expect(projects).toHaveLength(KNOWN.length - 1);
  });

  it.each<[string, string, Fields, string]>([
    [
      'a level before the one we know',
      'Bell',
      { project: 'sandbox', extra: { accepted: '2020-01-10' } },
      'Bell: the landscape has it as Sandbox, and it is Incubating here.',
    ],
    [
      'a level without its day',
      'Lamp',
      { project: 'incubating' },
      'Lamp: it is said to be Incubating, and its days say Sandbox.',
    ],
    ['no day at all', 'Lamp', { extra: {} }, 'Lamp: extra.accepted is missing.'],
    [
      'a day that is none',
      'Lamp',
      { extra: { accepted: 'soon' } },
      'Lamp: extra.accepted "soon" is',
    ],
    ['a level that is none', 'Lamp', { project: 'famous' }, 'Lamp: project '],
    [
      'days out of order',
      'Lamp',
      at('incubating', '2019-01-10'),
      'Lamp: levels.sandbox 2020-01-10',
    ],
  ])('with %s leaves that project as it is', (_what, name, over, note) => {
    const { projects, changes, notes } = update(snapshot({ [name]: over }));
    expect(changes).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(note)]);
    expect(projects).toContain(KNOWN.find((project) => project.name === name));
  });
});

it.each([
  ['empty', '', 'this is not a landscape.yml'],
  ['broken', 'landscape: [', 'this is not YAML'],
  ['a page of an error', '<!doctype html><title>404</title>', 'this is not a landscape.yml'],
  ['cut off', snapshot().slice(0, snapshot().indexOf('- item')), 'this is not a landscape.yml'],
  ['without projects', landscape([]), 'lacks 7 of 7 projects'],
  ['half', landscape(KNOWN.slice(0, 1).map((project) => itemOf(project))), 'lacks 6 of 7 projects'],
])('a landscape that is %s is refused', (_what, text, reason) => {
  expect(() => update(text)).toThrow(reason);
});

describe('the data file', () => {
  const before = `# Projects
day: '2026-09-14'
sources:
  - name: CNCF Landscape
    day: '2026-09-14'
projects:
${KNOWN.map(({ name }) => `  # About ${name}\n  - name: ${name}\n`).join('\n')}`;

  it("keeps what didn't change as it is written", () => {
    const after = writeProjects(before, KNOWN, { projects: KNOWN }, '2026-11-25');
    expect(after).toBe(before.replaceAll('2026-09-14', '2026-11-25'));
  });

  it('has the day of each source that was read', () => {
    const two = before.replace('projects:', "  - name: Files\n    day: '2026-09-14'\nprojects:");
    const after = writeProjects(two, KNOWN, { projects: KNOWN }, '2026-11-25', [1]);
    expect((parse(after) as { sources: { day: string }[] }).sources.map(({ day }) => day)).toEqual([
      '2026-09-14',
      '2026-11-25',
    ]);
  });

  it('has new facts, with days in quotes', () => {
    const { projects } = update(snapshot({ Lamp: { name: 'Lantern' } }));
    const after = writeProjects(before, KNOWN, { projects }, '2026-11-25');
    expect(after).toContain("levels: { sandbox: '2020-01-10' }");
    expect((parse(after) as { projects: Project[] }).projects.map(({ name }) => name)).toEqual(
      projects.map(({ name }) => name),
    );
  });
});

it('redirects follow a name that changes again', () => {
  const after = writeRedirects('# Old addresses\n/a: /projects/all/lamp\n', {
    '/projects/all/lamp': '/projects/all/lantern',
  });
  expect(after).toBe(
    '# Old addresses\n/a: /projects/all/lantern\n/projects/all/lamp: /projects/all/lantern\n',
  );
});
