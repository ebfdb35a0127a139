import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { changedFiles, stepsFor } from './changed';

const namesFor = (...files: string[]) => stepsFor(files).map(({ name }) => name);

it('a change of content needs the checks of content, and no compiler', () => {
  expect(namesFor('docs/a.md')).toEqual(['content', 'prose', 'markdown', 'spelling', 'format']);
  expect(namesFor('data/events.yaml')).toEqual(['content', 'prose', 'spelling', 'format']);
});

it('a change of code needs its types, its rules and the tests that import it', () => {
  expect(namesFor('scripts/a.ts')).toEqual([
    ...['spelling', 'format', 'types', 'lint', 'imports', 'unit-tests'],
  ]);
  expect(stepsFor(['scripts/a.ts']).at(-1)?.command).toContain('vitest related --run');
});

it('no change needs no check', () => {
  expect(stepsFor([])).toEqual([]);
});

it('finds what differs from the main branch: committed, edited and new, but not removed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'changed-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: folder });
  const write = (file: string) => {
    writeFileSync(path.join(folder, file), file);
  };
  git('init', '-q', '-b', 'main');
  ['same', 'edited', 'removed'].forEach(write);
  git('add', '.');
  git('commit', '-qm', 'first');
  git('checkout', '-qb', 'change');
  write('committed');
  git('add', '.');
  git('commit', '-qm', 'second');
  appendFileSync(path.join(folder, 'edited'), 'more');
  rmSync(path.join(folder, 'removed'));
  write('new');
  expect(changedFiles(folder)).toEqual(['committed', 'edited', 'new']);
});
