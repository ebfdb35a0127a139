import { describe, expect, it } from 'vitest';
import { validate } from '#platform/base/common/validate';
import { toRows } from '#platform/collections/node/collection';
import { withCollections } from '#platform/feature';
import { videos as feature } from '..';
import { recordings } from './collection';
import { videoSchema, type Video } from '../common/schema';
import { toVideoObject } from '../common/structuredData';

const video = (over: Partial<Video> = {}): Video => ({
  youtube: 'abcdefghijk',
  format: 'Talk',
  date: '2021-10-29',
  speakers: [{ name: 'A Speaker', url: 'https://example.org/a' }],
  topics: ['growth'],
  takeaways: ['One thing.'],
  ...over,
});

describe('videoSchema', () => {
  it('reports everything that is wrong with a recording', () => {
    const { problems } = validate(
      videoSchema,
      {
        ...video(),
        youtube: 'https://youtu.be/abcdefghijk',
        date: '2021-02-30',
        speakers: [],
        slides: 'http://example.org',
        topics: ['cooking'],
        length: 12,
      },
      'docs/resources/videos/2021/talk.md',
    );
    expect(problems.map(({ field }) => field)).toEqual([
      'youtube',
      'date',
      'speakers',
      'slides',
      'topics[0]',
      'length',
    ]);
    expect(problems[4]?.reason).toBe('"cooking" is not a known topic');
  });
});

describe('rows of the index', () => {
  const entry = (route: string, over: Partial<Video> = {}) => ({
    data: video(over),
    file: 'docs/a.md',
    field: 'video',
    page: { title: route, description: '', route },
  });
  const rows = toRows(recordings, [
    entry('/resources/videos/2021/old', { date: '2021-05-14', topics: ['health'] }),
    entry('/resources/videos/2021/new', { topics: ['growth', 'health'] }),
    entry('/resources/videos/2023/talk', { date: '2022-04-17' }),
  ]);

  it('are the recordings, latest year first and latest first within a year', () => {
    expect(rows.map(({ route }) => route)).toEqual([
      '/resources/videos/2023/talk',
      '/resources/videos/2021/new',
      '/resources/videos/2021/old',
    ]);
  });

  it('are filed under the year of their route, whatever their date', () => {
    expect(rows[0]).toMatchObject({ year: '2023', date: '2022-04-17' });
  });
});

describe('toVideoObject', () => {
  const page = { title: 'A talk', description: 'About it.', url: 'https://example.org/talk' };

  it('has a day of upload for a livestream, which is published live', () => {
    const live = video({ format: 'Livestream', date: '2022-08-09' });
    expect(toVideoObject(live, page)).toMatchObject({ uploadDate: '2022-08-09' });
  });
});

describe('what the site needs to know about a page of a recording', () => {
  const videos = withCollections(feature);
  const frontMatter = { video: video({ date: '2023-11-06', conference: 'KubeCon' }) };

  it('the people and the occasion by which readers look for it, and its main points', () => {
    expect(videos.search?.keywords?.(frontMatter)).toEqual(
      expect.arrayContaining(['A Speaker', 'KubeCon', 'Talk', 'November 6, 2023']),
    );
    expect(videos.search?.sections?.('.').MainPoints?.({}, frontMatter)).toMatchObject([
      { anchor: '', text: 'One thing.' },
    ]);
  });

  it('of which day it is', () => {
    expect(videos.itemPage?.(frontMatter)).toEqual({
      date: '2023-11-06',
    });
    expect(videos.itemPage?.({})).toBeUndefined();
  });
});
