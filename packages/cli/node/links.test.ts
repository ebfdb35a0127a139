import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../../../platform/base/node/files';
import { isElsewhere, isOfProject, targetOf } from './links';
import { openRepository } from './repository';

// cspell:ignore commondir gitdir worktrees

const root = mkdtempSync(path.join(tmpdir(), 'cli-links-'));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(path.join(root, '.git'));
writeFiles(root, {
  '.git/config':
    '[remote "origin"]\n\turl = git@github.com:Ferry/Ferry-Core.git\n[remote "lab"]\n\turl = https://me:token@gitlab.com/ferry/core/\n',
  'README.md': '# Ferry\n',
  'community/README.md': '# Community\n',
  'docs/roles of all.md': '# Roles\n',
  'docs/governance.md': '# Governance\n',
});
const repository = openRepository(root);
const target = (url: string, from = 'README.md') => targetOf(repository, from, url);

describe('links of documents', () => {
  it.each([
    ['https://github.com/ferry/ferry-core/blob/main/docs/governance.md', 'docs/governance.md'],
    ['https://github.com/Ferry/Ferry-Core/blob/MAIN/docs/governance.md', 'docs/governance.md'],
    [
      'http://www.GitHub.com/FERRY/ferry-core/blob/v1.0/docs/governance.md?plain=1',
      'docs/governance.md',
    ],
    ['https://github.com/ferry/ferry-core/blob/feature/a/docs/governance.md', 'docs/governance.md'],
    [
      'https://github.com/ferry/ferry-core/raw/main/docs/roles%20of%20all.md',
      'docs/roles of all.md',
    ],
    ['https://github.com/ferry/ferry-core/tree/main/community', 'community/README.md'],
    ['https://github.com/ferry/ferry-core/tree/main/community/', 'community/README.md'],
    ['https://github.com/ferry/ferry-core', 'README.md'],
    ['https://github.com/ferry/ferry-core.git', 'README.md'],
    [
      'https://raw.githubusercontent.com/Ferry/ferry-core/main/docs/governance.md',
      'docs/governance.md',
    ],
    [
      'https://raw.githubusercontent.com/ferry/ferry-core/refs/heads/main/docs/governance.md',
      'docs/governance.md',
    ],
    ['https://gitlab.com/ferry/core/-/blob/main/docs/governance.md', 'docs/governance.md'],
    ['docs/governance.md', 'docs/governance.md'],
    ['./docs/governance', 'docs/governance.md'],
    ['/docs/governance.md', 'docs/governance.md'],
    ['community', 'community/README.md'],
  ])('leads %s to a file', (url, file) => {
    expect(target(url)).toMatchObject({ kind: 'file', file });
  });

  it('follows paths from the folder of the document', () => {
    expect(target('../community/', 'docs/governance.md')).toMatchObject({
      file: 'community/README.md',
    });
  });

  it('keeps the heading', () => {
    expect(target('docs/governance.md#Roles')).toEqual({
      kind: 'file',
      file: 'docs/governance.md',
      heading: 'Roles',
    });
    expect(target('https://github.com/ferry/ferry-core#use')).toMatchObject({ heading: 'use' });
  });

  it.each([
    'https://github.com/ferry/ferry-core/blob/main/docs/Governance.md',
    'https://github.com/ferry/ferry-core/tree/master/gone',
    'docs/gone.md',
  ])('knows that %s is not in the checkout', (url) => {
    expect(target(url)).toEqual({ kind: 'gone' });
  });

  it.each([
    'https://github.com/ferry/ferry/blob/main/docs/governance.md',
    'https://github.com/ferry/ferry-core-docs/blob/main/docs/governance.md',
    'https://raw.githubusercontent.com/ferry/community/main/docs/governance.md',
    'https://github.com/ferry/ferry-core/security/policy',
    'https://github.com/ferry/ferry-core/issues?q=is:open',
    'https://github.com/ferry/ferry-core/blob/gh-pages/adopters.md',
    'https://ferry.example/docs/governance.md',
  ])('leads %s out of the checkout', (url) => {
    expect(isElsewhere(repository, 'README.md', { url })).toBe(true);
  });

  it.each([
    '#roles',
    'mailto:ferry@example.org',
    'https://github.com/ada',
    '../../issues',
    'https://contribute.cncf.io/resources/templates',
    '%E0%A4%A.md',
  ])('leads %s to no document elsewhere', (url) => {
    expect(isElsewhere(repository, 'README.md', { url })).toBe(false);
  });

  it('knows no link of the same repository without its remotes', () => {
    const plain = { ...repository, remotes: [] };
    const url = 'https://github.com/ferry/ferry-core/blob/main/docs/governance.md';
    expect(isElsewhere(plain, 'README.md', { url })).toBe(true);
  });

  it.each([
    ['https://github.com/Ferry/community/blob/main/GOVERNANCE.md', true],
    ['https://github.com/orgs/ferry/projects/1', true],
    ['https://docs.ferry-core.example/governance', true],
    ['https://ferry.example/governance', true],
    ['https://docs.getferry.example/governance', true],
    ['https://fer.ry/docs', true],
    ['https://ferryboats.example/docs', false],
    ['https://github.com/others/ferry/blob/main/GOVERNANCE.md', false],
    ['https://www.contributor-covenant.org/version/2/1/code_of_conduct.html', false],
  ])('tells whether %s is of the project', (url, isOwn) => {
    expect(isOfProject(repository, url)).toBe(isOwn);
  });
});

describe('links into the repository of an organization', () => {
  const organization = path.join(root, '.git/organization');
  writeFiles(organization, { 'SECURITY.md': '# Security\n', 'docs/roles.md': '# Roles\n' });
  const withShared = openRepository(root, organization);
  const file = (url: string, from?: string) => {
    const found = targetOf(withShared, from ?? 'README.md', url);
    return found.kind === 'file' ? found.file : found.kind;
  };

  it('leads to its files where it is given', () => {
    const url = 'https://github.com/Ferry/.github/blob/main/SECURITY.md';
    expect(target(url)).toEqual({ kind: 'elsewhere' });
    expect(file(url)).toBe('.github:SECURITY.md');
    expect(withShared.document('.github:SECURITY.md')?.sections[0]?.title).toBe('Security');
    expect(file('docs/roles.md', '.github:SECURITY.md')).toBe('.github:docs/roles.md');
    expect(file('https://github.com/others/.github/blob/main/SECURITY.md')).toBe('elsewhere');
  });

  it('goes by its own remotes', () => {
    writeFiles(organization, {
      '.git/config': '[remote "origin"]\n\turl = https://github.com/others/.github\n',
    });
    const other = openRepository(root, organization);
    const url = 'https://github.com/ferry/.github/blob/main/SECURITY.md';
    expect(targetOf(other, 'README.md', url)).toEqual({ kind: 'elsewhere' });
  });
});

describe('remotes', () => {
  it.each<[string, Record<string, string>]>([
    ['a worktree', { 'main/.git/worktrees/one/commondir': '../..\n' }],
    ['a submodule', {}],
  ])('are known in %s', (name, files) => {
    const folder = path.join(root, '.git', name);
    const own = 'main/.git/worktrees/one';
    writeFiles(folder, {
      ...files,
      [`${name === 'a worktree' ? 'main/.git' : own}/config`]:
        '[remote "origin"]\n\turl = git@github.com:ferry/core.git\n',
      'one/.git': `gitdir: ../${own}\n`,
    });
    expect(openRepository(path.join(folder, 'one')).remotes).toEqual([
      'https://github.com/ferry/core',
    ]);
  });
});
