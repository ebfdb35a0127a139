import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../platform/base/node/testPlugin';
import { ROOT } from './command';
import { KINDS, withRecord, withTag } from './kinds';

const draft = (kind: string, answers: Record<string, string>) =>
  (KINDS[kind] ?? expect.fail(kind)).draft(answers, ROOT).files;

describe('withRecord', () => {
  it.each([
    ['a', '# Tags.\na:\n  label: X\na b:'],
    ['c', '  label: A\nc:\n  label: X\nd:'],
    ['e', '  label: D\ne:\n  label: X\n'],
  ])('puts %s in the order of the keys', (key, part) => {
    const tags = '# Tags.\na b:\n  label: A\nd:\n  label: D\n';
    const siteDir = testFolder({ 'tags.yml': tags });
    const files = withRecord(siteDir, 'tags.yml', undefined, { [key]: { label: 'X' } }, 'sorted');
    expect(files['tags.yml']).toContain(part);
  });
});

it('adds nothing under a name that is taken', () => {
  const siteDir = testFolder({
    'tags.yml': 'a:\n  label: A\n',
    'events.yaml': 'events:\n  - id: a\n    name: A\n',
  });
  expect(() => withRecord(siteDir, 'tags.yml', undefined, { a: {} })).toThrow(
    'tags.yml has "a" already. Choose another name, or edit that entry.',
  );
  expect(() => withRecord(siteDir, 'events.yaml', 'events', { id: 'a' })).toThrow(
    'events.yaml has "a" already.',
  );
  expect(withRecord(siteDir, 'events.yaml', 'events', { id: 'b' })).not.toEqual({});
});

it.each([
  ['title: A\n', 'title: A\ntags:\n  - x\n'],
  ['tags: [a, b]\ntitle: A\n', 'tags: [a, b, x]\ntitle: A\n'],
  ['tags:\n  - a\n  - b\ntitle: A\n', 'tags:\n  - a\n  - b\n  - x\ntitle: A\n'],
])('adds a tag to the front matter %j', (from, to) => {
  expect(withTag(`---\n${from}---\n\ntags: [a]\n`, 'x')).toBe(`---\n${to}---\n\ntags: [a]\n`);
});

it('gives a control the number after the highest', () => {
  const folder = path.join(ROOT, 'data/controls');
  const known = readdirSync(folder).flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8').match(/(?<=id: CNSC-)\d+/g),
  );
  const next = Math.max(...known.map(Number)) + 1;
  const file = 'data/controls/access.yaml';
  expect(draft('control', { group: 'access' })[file]).toContain(`- id: CNSC-${next}\n`);
  expect(draft('control', { group: 'access', id: 'CNSC-57' })[file]).toContain('- id: CNSC-57\n');
});

it('puts an incident after the others of its year', () => {
  const files = draft('incident', { id: 'new-one', disclosed: '2024-03-22' });
  const [page = ''] = Object.values(files);
  expect(Number(/^sidebar_position: (\d+)$/m.exec(page)?.[1])).toBeGreaterThan(1);
});

it('begins a template as the others begin', () => {
  const facts = { file: 'HOURS.md', title: 'Hours Template', description: 'When to ask.' };
  const files = draft('template', facts);
  expect(files['templates/HOURS.md']).toBe('# Hours of [TODO: PROJECTNAME]\n');
});

it('has a place for all that is known of a recording', () => {
  const facts = { title: 'A talk', date: '2023-11-07' };
  const [page = ''] = Object.values(draft('video', facts));
  expect(page).toMatch(/ {2}# TODO: .*\n {2}# conference: .*\n(?: {2}# .*\n)*---\n/);
  expect(page).toContain("## What's next");
  const [known = ''] = Object.values(draft('video', { ...facts, conference: 'KubeCon 2023' }));
  expect(known).not.toContain('# conference:');
});
