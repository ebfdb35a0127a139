import { expect, it } from 'vitest';
import { openIndex } from '../../common/engine';
import { buildIndexFile } from './indexFile';
import type { SourcePage } from './pages';
import { titlesOf } from './titles';

const page = (name: string, headings: readonly string[]): SourcePage => ({
  url: `/${name}`,
  title: `About ${name}`,
  description: `What ${name} is.`,
  weight: 1,
  keywords: [],
  linkContext: [],
  intents: [],
  sections: headings.map((title) => ({
    title,
    anchor: title,
    text: `${title} of ${name}`,
    code: '',
  })),
});

it('finds pages by titles and headings as the whole does, and leaves out what is everywhere', () => {
  const incidents = Array.from({ length: 20 }, (_, place) => page(`incident${place}`, ['Impact']));
  const options = { removeDefaultStopWordFilter: false };
  const whole = buildIndexFile(
    [...incidents, page('voting', ['Quorum', 'Ballots']), page('teams', ['Ballots'])],
    options,
  );
  const search = openIndex(titlesOf(whole), { synonyms: [], ...options });
  const find = (query: string) => {
    const { hits } = search({ query, area: '', limit: 5 });
    return hits.map(({ id, url, sections }) => [id, url, ...sections.map(({ hash }) => hash)]);
  };
  expect(find('voting')).toEqual([[20, '/voting']]);
  expect(find('quorum')).toEqual([[20, '/voting', '#Quorum']]);
  expect(find('ballots')).toHaveLength(2);
  expect(find('impact')).toEqual([]);
  expect(JSON.stringify(titlesOf(whole)).length).toBeLessThan(JSON.stringify(whole).length / 2);
});

it('describes a page in brief if it has such words', () => {
  const long = 'word '.repeat(40).trim();
  const whole = buildIndexFile(
    [
      { ...page('lamp', []), description: long, brief: 'Sandbox project' },
      { ...page('torch', []), description: long },
    ],
    { removeDefaultStopWordFilter: false },
  );
  const described = titlesOf(whole)[0].documents.map(({ description }) => description);
  expect(described).toEqual(['Sandbox project', expect.stringMatching(/^(word ){16}word …$/)]);
  expect(JSON.stringify(titlesOf(whole))).not.toContain('brief');
  expect(whole[0].documents[0]?.description).toBe(long);
});
