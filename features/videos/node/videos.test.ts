import { describe, expect, it } from 'vitest';
import type { ContentFile } from '../../../platform/content/common/files';
import { validate } from '../../../platform/base/common/validate';
import { toVideoRows } from '../common/rows';
import { videos } from '..';
import { checkVideos } from './rules';
import { videoSchema, type Video } from '../common/schema';
import { groupByYear, onTopic } from '../common/select';
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

const page = (over: Partial<ContentFile> = {}): ContentFile => ({
  kind: 'doc',
  file: 'docs/resources/videos/2021/talk.md',
  frontMatter: { video: video() },
  body: '<Recording />\n\n<MainPoints />\n',
  bodyOffset: 0,
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

describe('checkVideos', () => {
  it('accepts a page that shows its recording', () => {
    expect(checkVideos([page()])).toEqual([]);
  });

  it('reports a page of the archive without a recording, and a recording elsewhere', () => {
    const problems = checkVideos([
      page({ frontMatter: {} }),
      page({ file: 'docs/resources/support/index.md' }),
    ]);
    expect(problems).toMatchObject([
      { field: 'video', reason: 'is missing' },
      { field: 'video', reason: 'is on a page outside the archive' },
    ]);
  });

  it('reports a recording with two pages', () => {
    const problems = checkVideos([page(), page({ file: 'docs/resources/videos/2022/again.md' })]);
    expect(problems).toMatchObject([
      {
        file: 'docs/resources/videos/2022/again.md',
        field: 'video.youtube',
        reason: 'is the recording of docs/resources/videos/2021/talk.md',
      },
    ]);
  });

  it('reports parts that the text leaves out', () => {
    expect(checkVideos([page({ body: '<Recording />' })])).toMatchObject([
      { field: 'MainPoints', reason: 'is not in the text' },
    ]);
  });
});

describe('rows of the index', () => {
  const doc = (permalink: string, over: Partial<Video> = {}) => ({
    title: permalink,
    permalink,
    frontMatter: { video: video(over) },
  });
  const rows = toVideoRows([
    doc('/resources/videos/2021/old', { date: '2021-05-14', topics: ['health'] }),
    doc('/resources/videos/2021/new', { topics: ['growth', 'health'] }),
    doc('/resources/videos/2023/talk', { date: '2023-04-17' }),
    { title: 'Other page', permalink: '/resources/', frontMatter: {} },
  ]);

  it('are the recordings, latest year first and latest first within a year', () => {
    expect(rows.map(({ permalink }) => permalink)).toEqual([
      '/resources/videos/2023/talk',
      '/resources/videos/2021/new',
      '/resources/videos/2021/old',
    ]);
  });

  it('are filed under the year of their route, whatever their date', () => {
    expect(
      toVideoRows([doc('/preview/resources/videos/2021/talk', { date: '2022-05-19' })]),
    ).toMatchObject([{ year: '2021' }]);
  });

  it('are chosen by topic and grouped by year', () => {
    expect(onTopic(rows, undefined)).toHaveLength(3);
    expect(
      groupByYear(onTopic(rows, 'health')).map(([year, found]) => [year, found.length]),
    ).toEqual([['2021', 2]]);
  });
});

describe('toVideoObject', () => {
  it('has a day of upload for a livestream, which is published live', () => {
    const { uploadDate } = toVideoObject(video({ format: 'Livestream', date: '2022-08-09' }), {
      title: 'Live',
      description: 'About something.',
      url: 'https://example.org/live',
    });
    expect(uploadDate).toBe('2022-08-09');
  });

  it('has what is known about a talk, and no day of upload', () => {
    expect(
      toVideoObject(video({ alsoOnStage: ['B Panelist'] }), {
        title: 'A talk',
        description: 'About something.',
        url: 'https://example.org/talk',
      }),
    ).toMatchInlineSnapshot(`
      {
        "@context": "https://schema.org",
        "@type": "VideoObject",
        "contributor": [
          {
            "@type": "Person",
            "name": "A Speaker",
            "url": "https://example.org/a",
          },
          {
            "@type": "Person",
            "name": "B Panelist",
          },
        ],
        "description": "About something.",
        "embedUrl": "https://www.youtube-nocookie.com/embed/abcdefghijk",
        "inLanguage": "en",
        "name": "A talk",
        "sameAs": "https://www.youtube.com/watch?v=abcdefghijk",
        "thumbnailUrl": "https://i.ytimg.com/vi/abcdefghijk/hqdefault.jpg",
        "url": "https://example.org/talk",
      }
    `);
  });
});

describe('what the site needs to know about a page of a recording', () => {
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
      dated: { what: 'recording', date: '2023-11-06' },
    });
    expect(videos.itemPage?.({})).toBeUndefined();
  });
});
