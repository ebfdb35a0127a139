import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import logger from '@docusaurus/logger';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { writeFiles } from '#platform/base/node/writeFiles';
import { readContentFiles } from '../files';
import { testPage } from '../testSite';
import { validate } from '#platform/base/common/validate';
import { lastUpdates, withLastUpdate, readGitDays, LAST_UPDATES_FILE } from './lastUpdates';
import { checkedSchema, pastSchema } from '../../common/freshness';
import { createSitemapItems } from './sitemap';
import { checkCheckedDays, formatStale, stalePages } from './stale';

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
  it('takes the day of the last commit to each file', () => {
    const dayOf = lastUpdates(repository());
    expect([dayOf('docs/a.md'), dayOf('docs/b.md')]).toEqual(['2026-03-03', '2025-02-02']);
  });

  it('believes a shallow clone only where it knows, and takes the record for the rest', () => {
    const root = repository();
    put(root, 'docs/old.md', 'old');
    put(root, LAST_UPDATES_FILE, JSON.stringify({ 'docs/b.md': '2025-01-01' }));
    const clone = shallowClone(root);
    put(clone, LAST_UPDATES_FILE, JSON.stringify({ 'docs/b.md': '2025-01-01' }));
    const { known, uncertain } = readGitDays(clone);
    expect([...known.keys()]).toEqual(['docs/a.md']);
    expect(uncertain.has('docs/b.md')).toBe(true);
    const dayOf = lastUpdates(clone);
    expect([dayOf('docs/a.md'), dayOf('docs/b.md')]).toEqual(['2026-03-03', '2025-01-01']);
  });

  it('says that a clone is shallow where that leaves a day uncertain', () => {
    const warn = vi.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const clone = shallowClone(repository());
    lastUpdates(clone);
    expect(warn.mock.lastCall?.[0]).toContain('git fetch --unshallow');
    put(clone, LAST_UPDATES_FILE, JSON.stringify({ 'docs/b.md': '2025-01-01' }));
    lastUpdates(clone);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('takes the record where there is no repository, and the day of the build for a new file', () => {
    put(folder, LAST_UPDATES_FILE, JSON.stringify({ 'docs/a.md': '2025-01-01' }));
    const dayOf = lastUpdates(folder);
    expect(dayOf('docs/a.md')).toBe('2025-01-01');
    expect(dayOf('docs/new.md')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('counts a page with a data file as new as the newer of the two', async () => {
    put(
      folder,
      LAST_UPDATES_FILE,
      JSON.stringify({ 'docs/events/kubecon.md': '2025-01-01', 'data/events.yaml': '2026-05-05' }),
    );
    const { frontMatter } = await withLastUpdate(
      folder,
      DEFAULT_PARSE_FRONT_MATTER,
    )({
      filePath: path.join(folder, 'docs/events/kubecon.md'),
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
