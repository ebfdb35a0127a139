// @vitest-environment happy-dom
import { act, createElement as h } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beforeEach, afterEach, expect, it, vi } from 'vitest';
import type { SearchAnswer, SearchRequest } from '../common/engine';
import { countOf, useSearch, type Answers } from './useSearch';

type Search = (
  request: SearchRequest,
  signal: AbortSignal,
  onPages?: (answer: SearchAnswer) => void,
) => Promise<SearchAnswer | undefined>;
const site = vi.hoisted(() => ({ search: vi.fn<Search>() }));
const other = vi.hoisted(() => ({ search: vi.fn<Search>() }));
const openSources = vi.hoisted(() => vi.fn());
const forgetFailure = vi.hoisted(() => vi.fn());
vi.mock('./sources', () => ({ openSources, forgetFailure }));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ siteConfig: { baseUrl: '/' } }),
}));

const answerWith = (...urls: string[]) =>
  ({
    hits: urls.map((url) => ({ id: url, url })),
    areas: { blog: urls.length },
    tokens: urls,
  }) as unknown as SearchAnswer;

/** An answer that comes when it is told to. */
function later() {
  let come: (answer: SearchAnswer) => void = () => undefined;
  const answer = new Promise<SearchAnswer>((resolve) => {
    come = resolve;
  });
  return {
    answer,
    come: (value: SearchAnswer) =>
      act(async () => {
        come(value);
        await answer;
      }),
  };
}

/** An answer to the next request whose pages come at once. */
function answerFromPages(...urls: string[]) {
  const whole = later();
  site.search.mockImplementationOnce((_request, _signal, onPages) => {
    onPages?.(answerWith(...urls));
    return whole.answer;
  });
  return whole;
}

let root: Root;
let seen: Answers | undefined;
const Shown = ({ query, isAboutToSearch }: { query: string; isAboutToSearch: boolean }) => {
  seen = useSearch({ query, area: 'blog', limit: 5 }, isAboutToSearch);
  return null;
};
const type = (query: string, isAboutToSearch = false) =>
  act(async () => {
    root.render(h(Shown, { query, isAboutToSearch }));
    await Promise.resolve();
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
  other.search.mockResolvedValue(answerWith());
  openSources.mockReturnValue({
    site,
    external: [{ source: other, heading: 'Glossary', base: 'https://example.org/' }],
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

it('fetches no index before somebody is about to search, and then one', async () => {
  await type('');
  expect(openSources).not.toHaveBeenCalled();
  await type('', true);
  site.search.mockResolvedValue(answerWith('/a'));
  await type('a');
  await type('ab');
  expect(openSources).toHaveBeenCalledExactlyOnceWith('/');
});

it('shows the answer to what was typed last, even if an earlier one comes later', async () => {
  const early = later();
  site.search.mockReturnValueOnce(early.answer).mockResolvedValueOnce(answerWith('/late'));
  await type('q');
  await type('quorum');
  expect(seen).toMatchObject({ request: { query: 'quorum' }, hits: [{ url: '/late' }] });
  await early.come(answerWith('/early'));
  expect(seen?.hits).toMatchObject([{ url: '/late' }]);
  expect(site.search.mock.calls.map(([, { aborted }]) => aborted)).toEqual([true, false]);
});

it('keeps the last answer while the next is pending, and has none for an empty query', async () => {
  site.search.mockResolvedValueOnce(answerWith('/a')).mockReturnValue(new Promise(() => undefined));
  await type('a');
  await type('ab');
  expect(seen?.request.query).toBe('a');
  await type('  ');
  expect(seen).toBeUndefined();
});

it('asks other sites in all their areas, and lists those that found something', async () => {
  site.search.mockResolvedValue(answerWith('/a', '/b'));
  await type('a');
  expect(seen?.external).toEqual([]);
  other.search.mockResolvedValue(answerWith('/term'));
  await type('ab');
  expect(seen?.external).toMatchObject([{ heading: 'Glossary', hits: [{ url: '/term' }] }]);
  expect(other.search.mock.lastCall?.[0]).toEqual({ query: 'ab', area: '', limit: 5 });
  expect(seen && [countOf(seen), countOf(seen, 'blog'), countOf(seen, 'none')]).toEqual([2, 2, 0]);
});

it('lets results grow: what sections add stands below what pages have told', async () => {
  const whole = answerFromPages('/b', '/c');
  await type('a');
  expect(seen).toMatchObject({ isPartial: true, hits: [{ url: '/b' }, { url: '/c' }] });
  await whole.come(answerWith('/a', '/c'));
  expect(seen?.isPartial).toBeUndefined();
  expect(seen?.hits.map(({ url }) => url)).toEqual(['/b', '/c', '/a']);
});

it('shows nothing when the index fails after its pages have answered', async () => {
  const whole = answerFromPages('/b');
  await type('a');
  expect(seen?.hits).toHaveLength(1);
  await whole.come({ hits: [], areas: {}, tokens: [] });
  expect(seen).toMatchObject({ hits: [], areas: {} });
});
