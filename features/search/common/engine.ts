import { areaLabelOf, areaOf } from '#platform/base/common/site';
import { countIn, fieldsOf, fragmentOf, unpack, type Field, type IndexFile } from './indexFile';
import type { SynonymGroup } from './options';
import { openSynonyms, openVocabulary, parseQuery, type QueryTerm } from './query';
import {
  bestSections,
  rank,
  RANKING,
  rarity,
  relevanceIn,
  shareOf,
  TYPE,
  type Candidate,
  type Hit,
  type Ranked,
  type ResultType,
  type SectionMatch,
  type TermSet,
} from './ranking';
import { tokenize } from './text';

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
  /** Whether there is anything to quote below the heading. */
  hasText: boolean;
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
  /** A section matches better than the page as a whole, or its heading is what was typed. */
  isSectionBetter: boolean;
  /** The best section has more words of the query than title and description show. */
  isSectionTelling: boolean;
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

/** What a page sends to its engine: the index, as far as it is there, and queries. */
export type EngineRequest =
  | {
      kind: 'open';
      /** JSON of an `IndexFile`. */
      file: string;
      removeDefaultStopWordFilter: boolean;
    }
  | { kind: 'search'; search: SearchRequest };

/** What the engine sends back: one message for each request, in their order. */
export type EngineAnswer = { kind: 'opened' | 'unreadable' } | ({ kind: 'found' } & SearchAnswer);

export interface EngineOptions {
  synonyms: readonly SynonymGroup[];
  removeDefaultStopWordFilter: boolean;
}

/** The best documents of one type, by the words of some of their fields. */
function searchFields(
  fields: Readonly<Record<string, Field>>,
  boost: Readonly<Record<string, number>>,
  query: readonly QueryTerm[],
): Hit[] {
  const all = Object.entries(fields).filter(([name]) => name in boost);
  const documents = all[0]?.[1].lengths.length ?? 0;
  const countOf = (word: string) => Math.max(0, ...all.map(([, field]) => countIn(field, word)));
  const weights = new Map<string, number>();
  const places = new Map<string, number>();
  query.forEach(({ expansion, weight: ofTerm }, place) => {
    const words = [...expansion.keys()];
    // A rare form of a word must not count more than the word itself.
    const together = words.reduce((sum, word) => sum + countOf(word), 0);
    const wanted = ofTerm * rarity(Math.min(together, documents), documents);
    for (const [word, weight] of expansion) {
      weights.set(word, Math.max(wanted * weight, weights.get(word) ?? 0));
      places.set(word, (places.get(word) ?? 0) | (1 << place));
    }
  });
  const hits = new Map<number, Hit>();
  for (const [name, field] of all) {
    const relevance = relevanceIn(field);
    for (const [word, weight] of weights) {
      for (const [id, count] of field.postings.get(word) ?? []) {
        const hit = hits.get(id) ?? { id, score: 0, terms: 0 };
        hit.score += weight * (boost[name] ?? 0) * relevance(id, count);
        hit.terms |= places.get(word) ?? 0;
        hits.set(id, hit);
      }
    }
  }
  for (const hit of hits.values()) {
    hit.score *= query.filter((_, place) => hit.terms & (1 << place)).length;
  }
  return [...hits.values()].sort((a, b) => b.score - a.score).slice(0, MOST_HITS);
}

/** A title without case and signs, as readers type it. */
const nameOf = (title: string): string => tokenize(title).join(' ');

/** The whole of a query is covered, but for rounding. */
const WHOLE = 0.999;

/**
 * Makes an index searchable, as far as it is there. By names alone only those pages are found whose
 * name has every word of the query: they will be at the top of the whole, too.
 *
 * Takes about a tenth of a second: not for the main thread.
 */
export function openIndex(
  [names, descriptionEntry, sectionEntry]: IndexFile,
  { synonyms, removeDefaultStopWordFilter }: EngineOptions,
): Search {
  const sections = (sectionEntry?.documents ?? []).flatMap((ofPage, page) =>
    ofPage.map((section) => ({ ...section, page })),
  );
  const titlesOf = (documents: readonly { title: string }[]) => documents.map(({ title }) => title);
  const pages = names.documents;
  const descriptions = descriptionEntry?.documents ?? [];
  const pageFields = {
    ...fieldsOf(
      { title: titlesOf(pages), ...(descriptionEntry && { description: descriptions }) },
      removeDefaultStopWordFilter,
    ),
    ...unpack(names.index),
    ...(descriptionEntry && unpack(descriptionEntry.index)),
  };
  const sectionFields = {
    ...fieldsOf({ title: titlesOf(sections) }, removeDefaultStopWordFilter),
    ...(sectionEntry && unpack(sectionEntry.index)),
  };
  const counts = new Map<string, number>();
  for (const field of [...Object.values(pageFields), ...Object.values(sectionFields)]) {
    for (const word of field.postings.keys()) {
      counts.set(word, Math.max(countIn(field, word), counts.get(word) ?? 0));
    }
  }
  const vocabulary = openVocabulary(counts);
  const openedSynonyms = openSynonyms(synonyms);
  const titleOf = new Map(pages.map(({ url, title }) => [url, title]));
  const areaOfPage = pages.map(({ url }) => areaLabelOf(url));
  const weights = pages.map(({ weight = 1 }) => weight);
  const titles = pages.map(({ title }) => [title, title.split(':')[0] ?? ''].map(nameOf));
  const aliases = pages.map(({ alias = [] }) => alias.map(nameOf));

  function candidatesOf(query: readonly QueryTerm[]): Candidate[] {
    const byPage = new Map<number, Candidate>();
    const candidateOf = (page: number): Candidate => {
      const candidate = byPage.get(page) ?? { page, score: 0, terms: 0, sections: new Map() };
      byPage.set(page, candidate);
      return candidate;
    };
    for (const { id, score, terms } of searchFields(pageFields, RANKING.pageFields, query)) {
      Object.assign(candidateOf(id), { score, terms });
    }
    for (const [type, boost] of [
      [TYPE.heading, RANKING.heading],
      [TYPE.content, RANKING.content],
    ] as const) {
      for (const { id, score, terms } of searchFields(sectionFields, boost, query)) {
        const { sections: ofPage } = candidateOf(sections[id]?.page ?? 0);
        const known = ofPage.get(id);
        ofPage.set(id, {
          id,
          type,
          score: score + (known?.score ?? 0),
          terms: terms | (known?.terms ?? 0),
        });
      }
    }
    return [...byPage.values()];
  }

  /** How significant each word of the query is: rare words more than common ones. */
  function importanceOf(query: readonly QueryTerm[]): number[] {
    // Without sections, as long as they are not there yet.
    const documents = sections.length || pages.length;
    return query.map(({ expansion, own, weight }) => {
      // Common synonyms do not make a rare word less significant.
      const words = own.size > 0 ? own : expansion;
      const count = [...words.keys()].reduce((sum, word) => sum + (counts.get(word) ?? 0), 0);
      return weight * rarity(Math.min(count, documents), documents);
    });
  }

  /** Titles of the parent pages of a route in its area, that of the area first. */
  function breadcrumbOf(url: string): string[] {
    const area = areaOf(url);
    const parts = url.split('/').slice(1, -1);
    const above = parts
      .map((_, depth) => `/${parts.slice(0, depth + 1).join('/')}/`)
      .filter((route) => areaOf(route) === area);
    return [...new Set([...(area ? [area.to] : []), ...above])]
      .filter((route) => route !== url)
      .flatMap((route) => titleOf.get(route) ?? titleOf.get(route.slice(0, -1)) ?? []);
  }

  function toSectionHit({ id, type }: SectionMatch, pageTitle: string): SectionHit {
    const { title = '', hash = title && fragmentOf(title) } = sections[id] ?? {};
    const hasText = ['text', 'code'].some((name) => sectionFields[name]?.lengths[id]);
    return { type, title: title || pageTitle, hash, hasText };
  }

  return ({ query: typed, area, limit }) => {
    const query = parseQuery(typed, vocabulary, openedSynonyms, removeDefaultStopWordFilter);
    const name = nameOf(typed);
    const share = shareOf(importanceOf(query));
    const termsIn = (text: string): TermSet => {
      const words = tokenize(text);
      return query.reduce(
        (terms, { expansion }, place) =>
          words.some((word) => expansion.has(word)) ? terms | (1 << place) : terms,
        0,
      );
    };

    function toPageHit(ranked: Ranked): PageHit[] {
      const document = pages[ranked.page];
      const best = bestSections(ranked, share, MOST_SECTIONS);
      const [first] = best;
      const heading = (first && sections[first.id]?.title) ?? '';
      const description = descriptions[ranked.page] ?? '';
      return document
        ? [
            {
              id: ranked.page,
              ...document,
              description,
              area: areaOfPage[ranked.page] ?? '',
              breadcrumb: breadcrumbOf(document.url),
              isSectionBetter:
                heading !== '' &&
                first !== undefined &&
                (share(first.terms) > share(ranked.terms) ||
                  (nameOf(heading) === name && !titles[ranked.page]?.includes(name))),
              isSectionTelling:
                first !== undefined &&
                share(first.terms | termsIn(document.title)) >
                  share(termsIn(`${document.title} ${description}`)),
              sections: best.map((section) => toSectionHit(section, document.title)),
            },
          ]
        : [];
    }

    const names = titles.some((ofPage) => ofPage.includes(name)) ? titles : aliases;
    const weightOf = (page: number) =>
      (weights[page] ?? 1) * (names[page]?.includes(name) ? RANKING.exactName : 1);
    const ranked = rank(candidatesOf(query), weightOf, share).filter(
      ({ coverage }) => descriptionEntry !== undefined || coverage > WHOLE,
    );
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
