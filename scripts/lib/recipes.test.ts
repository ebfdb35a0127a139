// cspell:ignore titel
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, resolveConfig } from 'prettier';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatProblems } from '#platform/base/common/problems';
import { readPage } from '#platform/content/node/frontMatter';
import { checkContent } from '../../site/tasks';
import { ROOT } from './command';
import {
  fileOf,
  kindsOf,
  nextPosition,
  problemsOf,
  questionsOf,
  withRecord,
  write,
} from './newEntry';
import { blocksIn, perform } from './recipes';

const siteDir = mkdtempSync(path.join(tmpdir(), 'recipes-'));
beforeAll(() => {
  for (const part of ['docs', 'blog', 'data', 'pages', 'templates', 'static', 'CONTRIBUTING.md']) {
    cpSync(path.join(ROOT, part), path.join(siteDir, part), { recursive: true });
  }
});
afterAll(() => rmSync(siteDir, { recursive: true }));

const kinds = kindsOf(ROOT);
const kindOf = (name: string) => kinds[name] ?? expect.fail(name);

/** Answers by flag, as the command takes them. */
const answers = (name: string, flags: Readonly<Record<string, string | string[]>>) =>
  new Map(
    questionsOf(kindOf(name)).flatMap((question) => {
      const given = flags[question.flag];
      return given === undefined ? [] : [[question, question.toValue([given].flat())] as const];
    }),
  );

const EVENT = { id: 'new-event', name: 'New: an event', kind: 'call', series: 'other' };
const PAGE = { title: 'A new one', sidebar_position: '1' };
const VIDEO = {
  ...PAGE,
  description: 'A recording that nobody has seen, because only this test knows about it.',
  'video.youtube': 'zYxWvUtSrQp',
  'video.format': 'Talk',
  'video.date': '2023-11-07',
  'video.speakers.name': 'CNCF TechDocs',
  'video.speakers.url': 'https://github.com/cncf/techdocs',
  'video.topics': 'growth, health',
  'video.takeaways': ['Say it once, and say it well.', 'Then stop.'],
};
const INCIDENT = {
  ...PAGE,
  description: 'An incident that nobody has reported, because only this test knows about it.',
  ...Object.fromEntries(
    Object.entries({
      nature: 'attack',
      vectors: 'account-takeover',
      stages: 'distribution,build',
      payloads: 'backdoor',
      objectives: 'access',
      discoveredBy: 'user',
      types: 'negligence',
      targets: 'new-one',
      ecosystems: 'npm',
      dateKind: 'disclosed',
      'dates.disclosed.date': '2024-03-22',
      identifiers: 'none assigned',
      'references.title': 'A report',
      'references.url': 'https://example.org/report',
      'references.type': 'primary',
      added: '2026-11-20',
    }).map(([flag, answer]) => [`incident.${flag}`, answer]),
  ),
};

it('recipes of CONTRIBUTING.md and entries of "npm run new" pass the content check as they are', async () => {
  // `npm run check -- recipes` builds the site with the recipes.
  perform(siteDir);
  const added = [
    ['events', { ...EVENT, until: '2029-01-02' }, ''],
    ['videos', VIDEO, '2023/new-one'],
    ['incidents', INCIDENT, '2024/new-one.md'],
  ] as const;
  for (const [name, flags, file] of added) {
    const values = answers(name, flags);
    expect(problemsOf(kindOf(name), values)).toEqual([]);
    write(siteDir, kindOf(name), values, fileOf(siteDir, kindOf(name), file));
  }
  expect(formatProblems(await checkContent(siteDir))).toBe('0 content problems found:');
});

it('a recipe says in which file its block belongs', () => {
  expect(blocksIn('`data/a.yaml`, on top:\n\n```yaml\n- a\n```\n\n```bash\nls\n```')).toEqual([
    { file: 'data/a.yaml', text: '- a\n', isData: true },
  ]);
  expect(() => blocksIn('Write:\n\n```yaml\n- a\n```')).toThrow('No file is named above');
});

it('a page begins with the nearest template, a list has each answer, and a choice several', () => {
  const file = fileOf(siteDir, kindOf('videos'), '2022/new-one');
  expect(write(siteDir, kindOf('videos'), answers('videos', VIDEO), file)).toBe(
    '/resources/videos/2022/new-one',
  );
  const { frontMatter, body } =
    readPage(file, readFileSync(path.join(siteDir, file), 'utf8')).value ?? expect.fail();
  expect(frontMatter.video).toEqual({
    youtube: 'zYxWvUtSrQp',
    format: 'Talk',
    date: '2023-11-07',
    topics: ['growth', 'health'],
    speakers: [{ name: 'CNCF TechDocs', url: 'https://github.com/cncf/techdocs' }],
    takeaways: ['Say it once, and say it well.', 'Then stop.'],
  });
  expect(body).toContain('<MainPoints />');
});

it('a record leaves the rest of its file alone, and is formatted', async () => {
  const text = '# Both.\nevents:\n  - id: a # First.\n\n# Days.\ndeadlines:\n  - id: b\n';
  const file = path.join(siteDir, 'data/events.yaml');
  writeFileSync(file, text);
  write(
    siteDir,
    kindOf('events'),
    answers('events', { ...EVENT, start: '2029-01-02' }),
    'data/events.yaml',
  );
  const after = readFileSync(file, 'utf8');
  const [before, rest] = text.split('\n\n') as [string, string];
  expect(after.startsWith(`${before}\n  - id: new-event\n`) && after.endsWith(`\n\n${rest}`)).toBe(
    true,
  );
  expect((parse(after) as { events: unknown[] }).events[1]).toEqual({
    ...EVENT,
    start: '2029-01-02',
  });
  const options = await resolveConfig(path.join(ROOT, 'data/events.yaml'));
  expect(await check(after, { ...options, parser: 'yaml' })).toBe(true);
  expect(withRecord('- a: 1\n', undefined, 'a: 2\n')).toBe('- a: 1\n- a: 2\n');
});

it('a page comes after the others of its folder', () => {
  const last = path.join(siteDir, 'docs/projects/last.md');
  writeFileSync(last, '---\nsidebar_position: 900\n---\n');
  expect(nextPosition(siteDir, 'docs/projects')).toBe(901);
  expect(nextPosition(siteDir, 'docs/no-folder')).toBe(1);
});

it.each([
  ['lexicon', {}, '--definition: is missing → What it is, in a few self-contained sentences'],
  ['events', { ...EVENT, id: 'New event' }, '--id: "New event" is not a slug → Use lower'],
  ['post', { tags: 'community,nope' }, '--tags: "nope" is not a known tag → Use one of blog/tags'],
  ['videos', { 'video.date': '2027-02-30' }, '--video.date: "2027-02-30" is not a calendar day'],
  ['videos', {}, '--video.speakers.url: is missing → Names of the speakers'],
])('%s: answers %j are refused', (name, flags, problem) => {
  expect(problemsOf(kindOf(name), answers(name, flags)).join('\n')).toContain(problem);
});

it.each([
  ['page', 'projects/index.md', 'docs/projects/index.md exists. Choose another name'],
  ['post', 'office-hours', 'Name its file below blog/, as the others there are named.'],
  ['incidents', 'left-pad', 'publications/catalog/, as the others there are named.'],
  ['page', '../README', 'Name its file below docs/'],
])('a %s %s is refused', (name, file, problem) => {
  expect(() => fileOf(ROOT, kindOf(name), file)).toThrow(problem);
});
