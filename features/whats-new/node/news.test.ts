import { parseFeed } from '@rowanmanning/feed-parser';
import { describe, expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { checkCollection } from '#platform/collections/node/contribution';
import { testSite } from '#platform/content/node/testSite';
import { atomProblems } from '#platform/output/node/testFeed';
import { siteOf } from '#platform/output/node/testSite';
import { newsByArea, publishNews, toAtom, toNews } from './news';
import type { NewsItem } from '#platform/content/common/pageFacts';
import { changes } from './public';

const item = (date: string, over: Partial<NewsItem> = {}): NewsItem => ({
  date,
  kind: 'Page',
  title: `Of ${date}`,
  to: '/a',
  text: 'New & clear.',
  ...over,
});

describe('the change log', () => {
  const entry = { date: '2026-11-25', page: '/a/', change: 'It has steps.' };
  const problemsOf = (...list: unknown[]) => {
    const siteDir = testFolder({ 'data/changes.yaml': JSON.stringify(list) });
    const site = testSite({ siteDir, routes: new Set(['/a/']) });
    return checkCollection(changes, site).map(({ field }) => field);
  };

  it('names pages of this site, and no days ahead', () => {
    expect(problemsOf(entry)).toEqual([]);
    expect(problemsOf({ ...entry, page: '/a' }, { ...entry, date: '2026-11-26' })).toEqual([
      '[0].page',
      '[1].date',
    ]);
  });
});

describe('toNews', () => {
  it('puts the latest first and stops at fifty', () => {
    const days = Array.from({ length: 60 }, (_, index) => `20${10 + index}-01-01`);
    const news = toNews(days.map((day) => item(day)));
    expect(news).toHaveLength(50);
    expect(news[0]?.date).toBe('2069-01-01');
  });
});

it('landing pages get the latest change to each page of their area, but for their own', () => {
  const news = [
    item('2026-01-01', { to: '/preview/events/kubecon' }),
    item('2026-01-02', { to: '/preview/events/summit', text: 'Earlier.' }),
    item('2026-01-03', { to: '/preview/events/summit' }),
    item('2026-01-04', { to: '/preview/events/' }),
    item('2026-01-05', { to: '/preview/projects/all/lamp', kind: 'Project' }),
    item('2026-01-06', { to: '/preview/security/' }),
  ];
  const { events, projects } = newsByArea(news, '/preview/');
  expect(events?.map(({ to, text }) => [to, text])).toEqual([
    ['/events/summit', 'New & clear.'],
    ['/events/kubecon', 'New & clear.'],
  ]);
  expect(projects).toEqual([]);
});

describe('toAtom', () => {
  it('is valid, and ids of changes of one page on one day differ and stay', () => {
    const ids = (...items: NewsItem[]) => {
      const xml = toAtom(items, 'https://example.org/new', 'https://example.org/new.xml');
      expect(atomProblems(xml)).toEqual([]);
      return parseFeed(xml).items.map(({ id }) => id);
    };
    const first = ids(item('2026-01-01', { text: 'First.' }));
    const both = ids(
      item('2026-01-01', { text: 'Second.' }),
      item('2026-01-01', { text: 'First.' }),
    );
    expect(both).toEqual(['https://example.org/a#2026-01-01-2', ...first]);
  });
});

it('the news of all features are published with addresses of the site', async () => {
  const news = () => [item('2026-01-01', { to: '/preview/events/' })];
  const { files = {} } = await publishNews(() => [{ name: 'a', news }, { name: 'b' }]).run(
    siteOf({ baseUrl: '/preview/' }),
  );
  const feed = parseFeed(String(files['whats-new.xml']));
  expect(feed.url).toBe('https://example.org/preview/whats-new');
  const link = 'https://example.org/preview/events/';
  expect(feed.items).toMatchObject([
    { id: `${link}#2026-01-01`, url: link, description: 'New & clear.' },
  ]);
});
