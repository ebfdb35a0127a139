import MiniSearch from 'minisearch';
import { areaLabelOf } from '../../../platform/base/common/site';
import type { SynonymGroup } from './config';
import { fragmentOf } from './fragment';
import { unpack } from './pack';
import { tokenize } from './text';
import { TYPE, type IndexEntry, type IndexFile, type ResultType } from './types';
import { openVocabulary } from './expand';
import { openSynonyms, parseQuery, type QueryTerm } from './query';
import {
  bestSections,
  rank,
  RANKING,
  rarity,
  shareOf,
  type Candidate,
  type Hit,
  type Ranked,
  type SectionMatch,
} from './ranking';

/** Maximum number of sections of a page. */
const MOST_SECTIONS = 3;

/** Maximum number of documents of one type; the others would be far down. */
const MOST_HITS = 80;

/** A section of a page that matches. */
export interface SectionHit {
  type: ResultType;
  /** The heading; for text above the first heading, the title of the page. */
  title: string;
  /** Fragment with `#`; empty for the top of the page. */
  hash: string;
  /** Text of the section, at least its beginning. */
  text: string;
}

/** A page that matches, with its best sections, best first. */
export interface PageHit {
  id: number;
  /** Route without base path. */
  url: string;
  title: string;
  description: string;
  area: string;
  /** Titles of the parent pages, from the area down. */
  breadcrumb: string[];
  /** A section matches better than the page as a whole. */
  isSectionBetter: boolean;
  sections: SectionHit[];
}

/** What a reader searches for. */
export interface SearchRequest {
  query: string;
  /** Label of the area to search; empty for all. */
  area: string;
  /** Maximum number of pages. */
  limit: number;
}

/** What was found. */
export interface SearchAnswer {
  /** Best first. */
  hits: PageHit[];
  /** Number of pages by area, for all areas that have any. */
  areas: Record<string, number>;
  /** Words of the index that match the query, to be marked. */
  tokens: string[];
}

export type Search = (request: SearchRequest) => SearchAnswer;

export interface EngineOptions {
  synonyms: readonly SynonymGroup[];
  removeDefaultStopWordFilter: boolean;
}

/** A MiniSearch index with statistics that it does not expose. */
interface OpenEntry {
  engine: MiniSearch;
  documents: number;
  /** Number of documents with a word. */
  counts: Map<string, number>;
  /** Number of those that the index names. */
  named: Map<string, number>;
}

function openEntry({ documents, index }: IndexEntry<unknown>): OpenEntry {
  const named = index.postings.map((byField) =>
    Math.max(...byField.map((list) => list.filter((value) => value >= 0).length)),
  );
  return {
    engine: MiniSearch.loadJS(unpack(index), {
      fields: index.fields,
      // `parseQuery` returns the words, separated by spaces.
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    }),
    documents: documents.length,
    counts: new Map(
      index.terms.map((term, place) => [term, index.counts[place] ?? named[place] ?? 0]),
    ),
    named: new Map(index.terms.map((term, place) => [term, named[place] ?? 0])),
  };
}

/** The best documents of one type. */
function searchEntry(
  { engine, documents, counts, named }: OpenEntry,
  query: readonly QueryTerm[],
  boost: Record<string, number>,
): Hit[] {
  const weights = new Map<string, number>();
  const places = new Map<string, number>();
  query.forEach(({ expansion, weight: ofTerm }, place) => {
    const present = [...expansion].filter(([word]) => counts.has(word));
    // A rare form of a word must not count more than the word itself, but the engine weighs each
    // form by the documents that it names.
    const together = present.reduce((sum, [word]) => sum + (counts.get(word) ?? 0), 0);
    const wanted = rarity(Math.min(together, documents), documents);
    for (const [word, weight] of present) {
      const fair = (ofTerm * weight * wanted) / rarity(named.get(word) ?? 0, documents);
      weights.set(word, Math.max(fair, weights.get(word) ?? 0));
      places.set(word, (places.get(word) ?? 0) | (1 << place));
    }
  });
  return engine
    .search([...weights.keys()].join(' '), {
      boost,
      bm25: RANKING.bm25,
      boostTerm: (term) => weights.get(term) ?? 1,
    })
    .slice(0, MOST_HITS)
    .map(({ id, score, queryTerms }) => ({
      id: id as number,
      score,
      terms: queryTerms.reduce((set, term) => set | (places.get(term) ?? 0), 0),
    }));
}

/** A title without case and signs, as readers type it. */
const nameOf = (title: string): string => tokenize(title).join(' ');

/** Groups hits by page. */
class Candidates {
  readonly byPage = new Map<number, Candidate>();

  private of(page: number): Candidate {
    const candidate = this.byPage.get(page) ?? { page, score: 0, terms: 0, sections: new Map() };
    this.byPage.set(page, candidate);
    return candidate;
  }

  addPage({ id, score, terms }: Hit): void {
    Object.assign(this.of(id), { score, terms });
  }

  addSection(page: number, { heading, content, score, terms }: SectionMatch): void {
    const { sections } = this.of(page);
    const known = sections.get(heading);
    sections.set(heading, {
      heading,
      content: content ?? known?.content ?? null,
      score: score + (known?.score ?? 0),
      terms: terms | (known?.terms ?? 0),
    });
  }
}

/** Makes an index searchable. Takes about a fifth of a second: not for the main thread. */
export function openIndex(
  [pages, headings, contents]: IndexFile,
  { synonyms, removeDefaultStopWordFilter }: EngineOptions,
): Search {
  const pageEntry = openEntry(pages);
  const headingEntry = openEntry(headings);
  const contentEntry = openEntry(contents);
  const counts = new Map<string, number>();
  for (const entry of [pageEntry, headingEntry, contentEntry]) {
    for (const [word, count] of entry.counts) {
      counts.set(word, Math.max(count, counts.get(word) ?? 0));
    }
  }
  const vocabulary = openVocabulary(counts);
  const openedSynonyms = openSynonyms(synonyms);
  const titleOf = new Map(pages.documents.map(({ url, title }) => [url, title]));
  const areaOfPage = pages.documents.map(({ url }) => areaLabelOf(url));
  const weights = pages.documents.map(({ weight = 1 }) => weight);
  const names = pages.documents.map(({ title }) => [title, title.split(':')[0] ?? ''].map(nameOf));

  function candidatesOf(query: readonly QueryTerm[]): Candidate[] {
    const candidates = new Candidates();
    for (const hit of searchEntry(pageEntry, query, RANKING.pageFields)) {
      candidates.addPage(hit);
    }
    for (const { id, ...hit } of searchEntry(headingEntry, query, { title: RANKING.heading })) {
      const document = headings.documents[id];
      if (document) {
        candidates.addSection(document.page, { ...hit, heading: id, content: null });
      }
    }
    for (const { id, ...hit } of searchEntry(contentEntry, query, RANKING.content)) {
      const document = contents.documents[id];
      if (document) {
        candidates.addSection(document.page, { ...hit, heading: document.heading, content: id });
      }
    }
    return [...candidates.byPage.values()];
  }

  /** How significant each word of the query is: rare words more than common ones. */
  function importanceOf(query: readonly QueryTerm[]): number[] {
    // Without texts, as long as they are not there yet.
    const documents = contents.documents.length || headings.documents.length;
    return query.map(({ expansion, own, weight }) => {
      // Common synonyms do not make a rare word less significant.
      const words = own.size > 0 ? own : expansion;
      const count = [...words.keys()].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
      return weight * rarity(Math.min(count, documents), documents);
    });
  }

  /** Titles of the parent pages of a route. */
  function breadcrumbOf(url: string): string[] {
    const parts = url.split('/').slice(1, -1);
    return parts.flatMap((_, depth) => {
      const above = `/${parts.slice(0, depth + 1).join('/')}`;
      return `${above}/` === url ? [] : (titleOf.get(`${above}/`) ?? titleOf.get(above) ?? []);
    });
  }

  function toSectionHit({ heading, content }: SectionMatch, pageTitle: string): SectionHit {
    const above = heading === null ? undefined : headings.documents[heading];
    return {
      type: content === null ? TYPE.heading : TYPE.content,
      title: above?.title ?? pageTitle,
      hash: above ? (above.hash ?? fragmentOf(above.title)) : '',
      text: content === null ? '' : (contents.documents[content]?.text ?? ''),
    };
  }

  return ({ query: typed, area, limit }) => {
    const query = parseQuery(typed, vocabulary, openedSynonyms, removeDefaultStopWordFilter);
    const share = shareOf(importanceOf(query));

    function toPageHit(ranked: Ranked): PageHit[] {
      const document = pages.documents[ranked.page];
      const best = bestSections(ranked, share, MOST_SECTIONS);
      const [first] = best;
      return document
        ? [
            {
              id: ranked.page,
              ...document,
              area: areaOfPage[ranked.page] ?? '',
              breadcrumb: breadcrumbOf(document.url),
              isSectionBetter:
                first !== undefined &&
                first.heading !== null &&
                share(first.terms) > share(ranked.terms),
              sections: best.map((section) => toSectionHit(section, document.title)),
            },
          ]
        : [];
    }

    const name = nameOf(typed);
    const weightOf = (page: number) =>
      (weights[page] ?? 1) * (names[page]?.includes(name) ? RANKING.exactTitle : 1);
    const ranked = rank(candidatesOf(query), weightOf, share);
    const areas: Record<string, number> = {};
    for (const { page } of ranked) {
      const label = areaOfPage[page] ?? '';
      areas[label] = (areas[label] ?? 0) + 1;
    }
    return {
      hits: ranked
        .filter(({ page }) => area === '' || areaOfPage[page] === area)
        .slice(0, limit)
        .flatMap(toPageHit),
      areas,
      tokens: [...new Set(query.flatMap(({ expansion }) => [...expansion.keys()]))],
    };
  };
}
