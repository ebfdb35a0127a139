import { stringify } from 'yaml';
import { describe, expect, it } from 'vitest';
import { fileOf, updateFromFiles } from './dotProject';
import { testProject } from './testProject';

const security = {
  policy: 'https://github.com/lamp/code/blob/main/SECURITY.md',
  note: 'Ask in chat',
};
const LAMP = testProject({ security });
const KNOWN = [testProject({ name: 'Bell', security }), LAMP];

const FORM = 'https://github.com/lamp/code/security/advisories/new';

const file = (over: object = {}) => ({
  source: 'lamp.yaml',
  text: stringify({
    schema_version: '1.0.0',
    slug: 'lamp',
    name: 'Lamp',
    description: 'Light',
    maturity_log: [{ phase: 'sandbox', date: '2020-01-10T00:00:00Z', issue: 'https://x.example/' }],
    repositories: ['https://github.com/lamp/code'],
    ...over,
  }),
});

const update = (...over: object[]) => updateFromFiles(KNOWN, over.map(file));

describe('a project.yaml', () => {
  it('says where to report, in place of words for it; what it leaves out stays', () => {
    const security = { contact: { advisory_url: FORM, email: 'security@lamp.example' } };
    const policy = 'https://github.com/lamp/code/blob/main/SECURITY.md';
    const after = { policy, form: FORM, email: 'security@lamp.example' };
    expect(update({ security })).toEqual({
      projects: [KNOWN[0], { ...LAMP, security: after }],
      changes: [
        `Lamp: where to report a vulnerability is now policy ${policy}, form ${FORM}, email security@lamp.example.`,
      ],
      notes: [],
    });
  });

  it.each([
    ['its repository', { name: 'The Lamp', slug: 'the-lamp' }],
    ['its name', { repositories: ['https://github.com/lamp/new'] }],
    ['its slug', { name: 'The Lamp', repositories: ['https://github.com/lamp/new'] }],
  ])('is known by %s', (_what, over) => {
    const { changes } = update({ ...over, security: { contact: { advisory_url: FORM } } });
    expect(changes).toEqual([expect.stringMatching(/^Lamp: /)]);
  });

  it.each([
    ['nothing new', {}],
    ['a path in place of an address', { security: { policy: { path: 'SECURITY.md' } } }],
  ])('with %s changes nothing', (_what, over) => {
    expect(update(over)).toEqual({ projects: KNOWN, changes: [], notes: [] });
  });

  it('does not move a project: the landscape does', () => {
    const { projects, notes } = update({ maturity_log: [{ phase: 'graduated' }] });
    expect(projects).toEqual(KNOWN);
    expect(notes).toEqual([
      'Lamp: its file says Graduated, the landscape Sandbox. The landscape counts.',
    ]);
  });

  it.each([
    [{ security: { contact: { email: 'ask me' } } }, 'security.email "ask me" is not a mail'],
    [
      { security: { contact: { advisory_url: 'http://x.example/' } } },
      'this is not a project.yaml: ',
    ],
    [{ schema_version: '2.0.0' }, 'this is not a project.yaml: schema_version'],
    [{ maturity_log: [] }, 'this is not a project.yaml: maturity_log'],
    [{ name: 'Sun', slug: 'sun', repositories: ['https://x.example/sun'] }, 'no project here has'],
  ])('with %j is left, with a reason', (over, reason) => {
    const { projects, changes, notes } = update(over);
    expect(projects).toEqual(KNOWN);
    expect(changes).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(`lamp.yaml: ${reason}`)]);
    expect(notes[0]).toMatch(/Left as it is\.$/);
  });
});

it.each([
  [{ text: '' }, 'this is not a project.yaml'],
  [{ text: 'a: [' }, 'this is not YAML'],
  [{ text: '<!doctype html><title>404</title>' }, 'this is not a project.yaml'],
  [{ reason: 'it answers 404' }, 'it answers 404'],
])('of several files, one with %j is left, and the others count', (bad, reason) => {
  const good = file({ security: { contact: { advisory_url: FORM } } });
  const { changes, notes } = updateFromFiles(KNOWN, [{ source: 'bad.yaml', ...bad }, good]);
  expect(changes).toHaveLength(1);
  expect(notes).toEqual([expect.stringContaining(`bad.yaml: ${reason}`)]);
});

it('a file is in the repository .project of the organization', () => {
  expect(fileOf('https://github.com/lamp/.project')).toBe(
    'https://raw.githubusercontent.com/lamp/.project/main/project.yaml',
  );
});
