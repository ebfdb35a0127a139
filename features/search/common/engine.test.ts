// cspell:ignore emeritos emertius backdoorlibrary ÉMERITUS
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBody } from '#platform/content/node/outline';
import { buildIndexFile } from '../node/buildIndex';
import type { SourcePage } from '../node/pages';
import { sectionsOf } from '../node/readPage';
import { openIndex, type Search } from './engine';
import type { IndexFile } from './indexFile';
import { toSearchResults } from './results';

/** A page with a title and a text in Markdown. */
function page(url: string, title: string, body = '', more: Partial<SourcePage> = {}): SourcePage {
  return {
    url,
    title,
    description: '',
    weight: 1,
    intents: [],
    keywords: [],
    linkContext: [],
    sections: sectionsOf(parseBody(body)),
    ...more,
  };
}

function open(
  pages: readonly SourcePage[],
  synonyms: string[][] = [],
  keepStopWords = false,
): Search {
  const options = { removeDefaultStopWordFilter: keepStopWords };
  // Through JSON, as the browser gets it.
  const file = JSON.parse(JSON.stringify(buildIndexFile(pages, options))) as IndexFile;
  return openIndex(file, { synonyms, ...options });
}

const ask = (search: Search, query: string, area = '') => search({ query, area, limit: 10 });
const urls = (search: Search, query: string) => ask(search, query).hits.map(({ url }) => url);

const SITE = [
  page('/projects/', 'Projects', 'Pages about projects.'),
  page(
    '/projects/archiving',
    'Archiving a project',
    "When a project ends.\n\n## Who decides\n\nThe committee votes in public.\n\n## What's next\n\n- [Quorum](x)",
  ),
  page('/maintainers/emeritus', 'Emeritus maintainers', 'Stepping back from a project.', {
    intents: ['no time any more, take a break'],
  }),
  page('/maintainers/duties', 'Duties', 'What maintainers of an organisation answer for.', {
    linkContext: ['You are new in the role · Duties'],
  }),
  page('/community/xz', 'Backdoor in a library', 'How trust was gained by an arch foe.', {
    keywords: ['CVE-2024-3094', 'liblzma'],
  }),
  page('/blog/2024/news', 'News', 'Archiving a project; the committee; emeritus maintainers.', {
    weight: 0.75,
  }),
];
const search = open(SITE);

it('puts the page first whose title, or what stands before its colon, was typed', () => {
  const found = open([
    page('/a', 'How to leave with a charter', '## Leave\n\n## Charter', {
      intents: ['leave', 'charter'],
    }),
    page('/b', 'Leave', 'A short page.'),
    page('/c', 'Charter: Mission and Scope', 'A short page.'),
  ]);
  expect(urls(found, 'leave')[0]).toBe('/b');
  expect(urls(found, 'Charter')[0]).toBe('/c');
});

it('weighs a need of readers alike, however many the page has', () => {
  // Of equal pages, the first in the order of routes stands first.
  const found = open([
    page('/a', 'Leaving', '', {
      intents: ['take a long break', 'move house', 'change jobs', 'have a child', 'feel tired'],
    }),
    page('/b', 'Duties', '', { intents: ['take a long break'] }),
    page('/c', 'Other', 'A page without needs.'),
  ]);
  expect(urls(found, 'long break')).toEqual(['/a', '/b']);
});

describe('what is found', () => {
  it.each([
    ['a title before a mention', 'emeritus', '/maintainers/emeritus'],
    ['keywords of the front matter', 'cve-2024-3094', '/community/xz'],
    ['what readers want of it', 'I have no time', '/maintainers/emeritus'],
    ['what other pages say of it', 'new role', '/maintainers/duties'],
    ['headings', 'who decides', '/projects/archiving'],
    ['unfinished words', 'emer', '/maintainers/emeritus'],
    ['an unfinished word that is a word too', 'arch', '/projects/archiving'],
    ['a word that is finished', 'arch ', '/community/xz'],
    ['misspelled words', 'emeritos', '/maintainers/emeritus'],
    ['swapped letters', 'emertius', '/maintainers/emeritus'],
    ['other forms of a word', 'archived projects', '/projects/archiving'],
    ['the other spelling of a word', 'organization', '/maintainers/duties'],
    ['any case and accent', 'ÉMERITUS', '/maintainers/emeritus'],
    ['two words written as one', 'backdoorlibrary', '/community/xz'],
    ['a word written as two', 'back-door library', '/community/xz'],
    ['all words before some', 'emeritus stepping back', '/maintainers/emeritus'],
    ['questions with common words', 'how do I get to the duties', '/maintainers/duties'],
  ])('%s', (_, query, first) => {
    expect(urls(search, query)[0]).toBe(first);
  });

  it.each([
    ['a word that is nowhere', 'zzzzzz'],
    ['a query without words', ' .,! '],
    ['the words of lists of links to other pages', 'quorum'],
  ])('nothing for %s', (_, query) => {
    expect(urls(search, query)).toEqual([]);
  });

  it('synonyms of words and of phrases', () => {
    const withSynonyms = open(SITE, [
      ['step down', 'emeritus'],
      ['tasks', 'duties'],
    ]);
    expect(urls(search, 'step down')).not.toContain('/maintainers/duties');
    expect(urls(withSynonyms, 'step down')[0]).toBe('/maintainers/emeritus');
    expect(urls(withSynonyms, 'my tasks')[0]).toBe('/maintainers/duties');
    expect(urls(withSynonyms, 'stepping down')[0]).toBe('/maintainers/emeritus');
  });

  it('of longer synonyms only the words that tell something', () => {
    const withSynonyms = open(
      [page('/a', 'Take part'), page('/b', 'Care for others')],
      [['maintain', 'take care of']],
    );
    expect(urls(withSynonyms, 'maintain')).toEqual(['/b']);
  });

  it('telling words before those that hold a question together', () => {
    const pages = [page('/a', 'Good work'), page('/b', 'Elections')];
    expect(urls(open(pages), 'good elections that work')[0]).toBe('/b');
  });

  it('very common words only without the filter, or when the query has no others @spec:stop-words', () => {
    const pages = [page('/a', 'The one'), page('/b', 'Another theme of theirs')];
    expect(urls(open(pages), 'the')).toEqual([]);
    expect(urls(open(pages), 'of the')).toEqual([]);
    expect(urls(open(pages, [], true), 'the')).toEqual(['/a']);
  });
});

describe('while the rest is on its way', () => {
  const [names, descriptions] = buildIndexFile(SITE, { removeDefaultStopWordFilter: false });
  const openPart = (...file: IndexFile) =>
    openIndex(file, { synonyms: [], removeDefaultStopWordFilter: false });

  it('answers by names, where a name has all of the query', () => {
    const early = openPart(names);
    expect(urls(early, 'archiving')).toEqual(['/projects/archiving']);
    expect(urls(early, 'liblzma')).toEqual(['/community/xz']);
    expect(urls(early, 'emeritus maintainers')).toEqual(['/maintainers/emeritus']);
    expect(urls(early, 'maintainers vote')).toEqual([]);
  });

  it('answers by all but sections, once descriptions and needs are there', () => {
    const early = openPart(names, descriptions);
    expect(
      ['archiving', 'no time', 'new role', 'liblzma'].map((query) => urls(early, query)[0]),
    ).toEqual([
      '/projects/archiving',
      '/maintainers/emeritus',
      '/maintainers/duties',
      '/community/xz',
    ]);
    expect(urls(early, 'committee')).toEqual([]);
  });
});

describe('what is known about a result', () => {
  it('area, breadcrumb and the sections that match, with their anchors @spec:result-metadata', () => {
    const [hit] = ask(search, 'committee votes').hits;
    expect(hit).toMatchObject({
      url: '/projects/archiving',
      area: 'Projects',
      breadcrumb: ['Projects'],
      isSectionBetter: true,
      sections: [{ type: 2, title: 'Who decides', hash: '#who-decides' }],
    });
  });

  it('the pages above it in its own area, where its address is below those of another', () => {
    const catalog = '/community/tags/security-and-compliance/publications/catalog/';
    const found = open([
      page('/community/', 'Community'),
      page('/community/tags/', 'Groups'),
      page('/security/', 'Report a vulnerability'),
      page(catalog, 'Catalog'),
      page(`${catalog}2024/xz`, 'Backdoor in a library'),
    ]);
    expect(ask(found, 'backdoor').hits).toMatchObject([
      { area: 'Security', breadcrumb: ['Report a vulnerability', 'Catalog'] },
    ]);
  });

  it('whether a section tells more of the query than title and description', () => {
    const found = open([
      page('/a', 'Lamps', '## Batteries\n\nA lamp needs three.', {
        description: 'How to choose a lamp.',
      }),
    ]);
    expect(ask(found, 'lamp batteries').hits[0]?.isSectionTelling).toBe(true);
    expect(ask(found, 'choose lamp').hits[0]?.isSectionTelling).toBe(false);
  });

  it('that a section is what was typed, by its heading', () => {
    const found = open([page('/a', 'Lamps', '## Change a bulb\n\nTurn it.\n\n## Bulbs\n\nTwo.')]);
    expect(ask(found, 'change a bulb').hits).toMatchObject([
      { isSectionBetter: true, sections: [{ hash: '#change-a-bulb' }, { hash: '#bulbs' }] },
    ]);
    const named = open([page('/a', 'Change a bulb', '## Change a bulb\n\nTurn it.')]);
    expect(ask(named, 'change a bulb').hits[0]?.isSectionBetter).toBe(false);
  });

  it('that what stands above the first heading is at the top of the page', () => {
    expect(ask(search, 'ends').hits).toMatchObject([
      {
        url: '/projects/archiving',
        isSectionBetter: false,
        sections: [{ type: 2, title: 'Archiving a project', hash: '' }],
      },
    ]);
  });

  it('how many pages each area has, whatever area was asked for', () => {
    const answer = ask(search, 'project', 'Projects');
    expect(answer.areas).toMatchObject({ Projects: 2, Maintainers: 1 });
    expect(answer.hits.map(({ area }) => area)).toEqual(['Projects', 'Projects']);
  });

  it('the words to mark: those of the pages, not those of the query @spec:result-metadata', () => {
    expect(ask(search, 'emeritos').tokens).toContain('emeritus');
  });
});

describe('toSearchResults', () => {
  it('gives every page one row while there are enough pages', () => {
    const rows = toSearchResults(ask(search, 'project').hits, 2);
    expect(rows.map(({ document }) => document.url)).toEqual(urls(search, 'project').slice(0, 2));
    expect(rows.every(({ isInterOfTree, isLastOfTree }) => !isInterOfTree && !isLastOfTree)).toBe(
      true,
    );
  });

  it('leads to the section where that matches better than the page', () => {
    const [row] = toSearchResults(ask(search, 'committee votes').hits, 1);
    expect(row).toMatchObject({
      document: { url: '/projects/archiving', hash: '#who-decides', title: 'Who decides' },
      type: 2,
      page: 'Archiving a project',
    });
  });
});

it('answers any query, however odd, with at most as many pages as asked for @spec:any-query', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ minLength: 9000, maxLength: 10_000 }),
    fc
      .array(fc.constantFrom('emeritus', 'the', 'a-b', '<b>', '.*', '\u202e', '🙂'))
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(odd, (query) => {
      const { hits, areas } = search({ query, area: '', limit: 3 });
      expect(hits.length).toBeLessThanOrEqual(3);
      expect(Object.values(areas).reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(
        hits.length,
      );
    }),
  );
});
