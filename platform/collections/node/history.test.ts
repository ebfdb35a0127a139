import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { itemsOf, type Dataset } from './dataset';
import { continueHistory } from './history';

const things: Dataset = {
  name: 'things',
  title: 'Things',
  description: 'Things of a test.',
  schema: z.unknown(),
  path: 'data/things',
  recordsIn: (text, file) =>
    (itemsOf(text, file) as { id: string }[]).map((data) => ({
      id: data.id,
      title: data.id,
      route: '/',
      data,
    })),
};

it('continues from the last recorded day, day by day, with the days that are over', () => {
  const siteDir = testFolder({});
  const folder = path.join(siteDir, 'data/things');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: siteDir });
  const commit = (day: string, files: Record<string, object[]>) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [name, items] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), JSON.stringify(items));
    }
    git('add', '-A');
    execFileSync(
      'git',
      ['-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-qm', day],
      { cwd: siteDir, env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` } },
    );
  };
  git('init', '-q');
  commit('2026-01-01', { 'a.yaml': [{ id: 'one', text: 'old' }, { id: 'two' }] });
  commit('2026-01-03', { 'a.yaml': [{ id: 'one', text: 'newer' }, { id: 'two' }] });
  // Moved to another file, one changed again and back, one new.
  commit('2026-01-03', {
    'b.yaml': [{ id: 'one', text: 'new' }, { id: 'two' }, { id: 'three' }],
  });
  commit('2026-01-05', { 'b.yaml': [{ id: 'one', text: 'new' }, { id: 'three' }] });
  commit('2026-01-06', { 'b.yaml': [] });

  const start = { since: '2026-01-02', until: '2026-01-02', changes: {} };
  const fields = [{ field: 'text', before: 'old', after: 'new' }];
  const third = [
    { day: '2026-01-03', id: 'three', title: 'three', change: 'added', fields: [] },
    { day: '2026-01-03', id: 'one', title: 'one', change: 'changed', fields },
  ];
  const two = {
    day: '2026-01-05',
    id: 'two',
    title: 'two',
    change: 'removed',
    fields: [
      { field: 'title', before: 'two', after: null },
      { field: 'id', before: 'two', after: null },
    ],
  };
  const all = continueHistory(siteDir, start, [things], '2026-01-06');
  expect(all).toEqual({
    since: '2026-01-02',
    until: '2026-01-05',
    changes: { things: [two, ...third] },
  });
  // In two runs as in one.
  const half = continueHistory(siteDir, start, [things], '2026-01-05');
  expect(half).toEqual({ ...half, until: '2026-01-03', changes: { things: third } });
  expect(continueHistory(siteDir, half, [things], '2026-01-06')).toEqual(all);
  expect(continueHistory(siteDir, all, [things], '2026-01-06')).toEqual(all);
});
