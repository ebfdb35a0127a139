import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import logger from '@docusaurus/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { writeFiles } from '#platform/base/node/files';
import { readContentFiles } from './contentFiles';
import { testPage } from './testSite';
import { validate } from '#platform/base/common/validate';
import {
  lastUpdates,
  withLastUpdate,
  createSitemapItems,
  checkCheckedDays,
  formatStale,
  stalePages,
} from './freshness';
import { buildDay } from '#platform/base/node/reproducible';
import { checkedSchema, pastSchema } from '../common/schemas';

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

const put = (root: string, file: string, text: string) => writeFiles(root, { [file]: text });

function git(root: string, day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`;
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

/** A repository with a page of 2024, changed in 2026, and one of 2025. */
function repository(): string {
  const root = path.join(folder, 'whole');
  mkdirSync(root);
  git(root, '2024-01-01', 'init', '-q');
  const commit = (day: string, file: string) => {
    put(root, file, day);
    git(root, day, 'add', '.');
    git(root, day, 'commit', '-q', '-m', file);
  };
  commit('2024-01-01', 'docs/a.md');
  commit('2025-02-02', 'docs/b.md');
  commit('2026-03-03', 'docs/a.md');
  return root;
}

function shallowClone(root: string): string {
  const clone = path.join(folder, 'shallow');
  git(folder, '2026-04-04', 'clone', '-q', '--depth', '2', `file://${root}`, clone);
  return clone;
}

describe('lastUpdates', () => {
  it('takes the day of the last commit to each file, and the day of the build for a new one', () => {
    const dayOf = lastUpdates(repository());
    expect(['docs/a.md', 'docs/b.md', 'docs/new.md'].map(dayOf)).toEqual([
      '2026-03-03',
      '2025-02-02',
      buildDay(),
    ]);
  });

  it('knows no day in a shallow clone or without git, and says so', () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    for (const root of [shallowClone(repository()), folder]) {
      expect(lastUpdates(root)('docs/a.md')).toBeUndefined();
      withLastUpdate(root, DEFAULT_PARSE_FRONT_MATTER);
      expect(warn.mock.lastCall?.[0]).toContain('git fetch --unshallow');
    }
    warn.mockRestore();
  });

  it('counts a page with a data file as new as the newer of the two', async () => {
    const root = repository();
    put(root, 'docs/events/kubecon.md', 'old');
    git(root, '2026-04-04', 'add', '.');
    git(root, '2026-04-04', 'commit', '-q', '-m', 'page');
    put(root, 'data/events.yaml', 'new');
    git(root, '2026-05-05', 'add', '.');
    git(root, '2026-05-05', 'commit', '-q', '-m', 'data');
    const { frontMatter } = await withLastUpdate(
      root,
      DEFAULT_PARSE_FRONT_MATTER,
    )({
      filePath: path.join(root, 'docs/events/kubecon.md'),
      fileContent: '---\ntitle: A\n---\n',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    expect(frontMatter).toEqual({ title: 'A', last_update: { date: '2026-05-05' } });
  });
});

describe('createSitemapItems', () => {
  it('keeps known days, and lets no route be dated by git', async () => {
    const seen: unknown[] = [];
    await createSitemapItems({
      siteConfig: {} as never,
      routes: [
        {
          path: '/',
          component: 'x',
          routes: [
            { path: '/a', component: 'x', metadata: { lastUpdatedAt: 5, sourceFilePath: 'a' } },
          ],
        },
        { path: '/b', component: 'x', metadata: { sourceFilePath: 'b' } },
      ],
      defaultCreateSitemapItems: ({ routes }) => {
        seen.push(...routes.map(({ path: route, metadata }) => [route, metadata?.lastUpdatedAt]));
        return Promise.resolve([]);
      },
    });
    expect(seen).toEqual([
      ['/a', 5],
      ['/b', null],
    ]);
  });
});

describe('checks of facts', () => {
  const from = (url: string) => ({ source: { title: 'A text', url } });
  it.each<[fields: object, wrong: string[]]>([
    [{ on: '2026-11-21' }, []],
    [{ on: '2026-11' }, []],
    ...['2026', '2026-13', '2026-02-30', 'June 2026'].map(
      (on) => [{ on }, ['on']] as [object, string[]],
    ),
    [{ owner: 'Me' }, ['owner']],
    [from('https://github.com/cncf/foundation/blob/main/charter.md'), []],
    [from('https://github.com/CNCF/contribute-site/pull/1'), ['source.url']],
  ])('are of a day or a month, of an owner, and of another source: %j', (fields, wrong) => {
    const checked = { on: '2026-11', owner: 'TOC', ...fields };
    const { problems } = validate(checkedSchema, checked, 'x');
    expect(problems.map(({ field }) => field)).toEqual(wrong);
  });

  it('say in one line that a page is about the past', () => {
    expect(validate(pastSchema, 'Of 2021.', 'x').problems).toEqual([]);
    expect(validate(pastSchema, 'x'.repeat(141), 'x').problems).toHaveLength(1);
  });

  it('cannot lie in the future', () => {
    const files = ['2026-11-22', '2026-11'].map((on) =>
      testPage('', { file: `docs/${on}.md`, frontMatter: { checked: { on, owner: 'TOC' } } }),
    );
    expect(checkCheckedDays(files, '2026-11-21')).toMatchObject([
      { file: 'docs/2026-11-22.md', field: 'checked.on' },
    ]);
  });
});

describe('report of stale checks', () => {
  it('lists pages checked more than a year ago, oldest first, from the files of a site', async () => {
    const checked = (on: string) =>
      `---\ntitle: A\nchecked: { on: "${on}", owner: TOC }\n---\n\nText.\n`;
    put(folder, 'docs/old.md', checked('2024-01'));
    put(folder, 'docs/edge.md', checked('2025-11-21'));
    put(folder, 'docs/over.md', checked('2025-11-20'));
    put(folder, 'docs/none.md', '---\ntitle: A\n---\n\nText.\n');
    const { files } = await readContentFiles(folder);
    expect(formatStale(stalePages(files, '2024-12-01'), [])).toBe('');
    const stale = stalePages(files, '2026-11-21');
    expect(stale.map(({ file, days }) => [file, days])).toEqual([
      ['docs/old.md', 1055],
      ['docs/over.md', 366],
    ]);
    expect(formatStale(stale, [])).toContain('| docs/old.md | TOC |  | 2024-01 | 1055 |');
  });
});
