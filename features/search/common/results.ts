import { formatDay } from '#platform/base/common/dates';
import type { PageHit, SectionHit } from './engine';
import { HIGHLIGHT_PARAMETER } from './options';
import { TYPE, type ResultType } from './ranking';

/** A result in a flat list, in which the sections of a page may follow it. */
export interface SearchResult {
  document: {
    /** Unique within the list. */
    id: string;
    /** Route without base path. */
    url: string;
    title: string;
    /** Fragment with `#`; empty for the top of the page. */
    hash: string;
  };
  type: ResultType;
  /** Title of the page that the result is, or is on. */
  page: string;
  area: string;
  breadcrumb: string[];
  /** Of a page: its description. The text of a section is in a file of its page. */
  text: string;
  /** The section to quote: of a page, if that tells more of the query than the description. */
  quoted?: { title: string; hash: string };
  /** Listed below its page, followed by another section of the page. */
  isInterOfTree: boolean;
  /** Listed below its page, as the last of its sections. */
  isLastOfTree: boolean;
}

/** A row for a section of a page, or for the page itself. */
function toRow(
  {
    id,
    url,
    title: page,
    description,
    area,
    breadcrumb,
    isSectionTelling,
    sections: [best],
  }: PageHit,
  section?: SectionHit,
): SearchResult {
  const quoted = section ?? (isSectionTelling ? best : undefined);
  const { type, title, hash } = section ?? { type: TYPE.page, title: page, hash: '' };
  return {
    document: { id: `${id}${hash}`, url, title, hash },
    type,
    page,
    area,
    breadcrumb,
    text: section ? '' : description,
    ...(quoted?.hasText && { quoted: { title: quoted.title, hash: quoted.hash } }),
    isInterOfTree: false,
    isLastOfTree: false,
  };
}

/**
 * The results for a short list. Every page gets one row, which leads to a section if that matches
 * better than the page. Pages are followed by their sections only if there are rows left: another
 * page is worth more than another good section.
 *
 * @param limit maximum number of rows
 */
export function toSearchResults(hits: readonly PageHit[], limit: number): SearchResult[] {
  let spare = Math.max(0, limit - hits.length);
  return hits.slice(0, limit).flatMap((hit): SearchResult[] => {
    const sections = hit.sections.filter(({ hash }) => hash !== '').slice(0, spare);
    const [best] = hit.sections;
    if (sections.length === 0) {
      return [toRow(hit, hit.isSectionBetter ? best : undefined)];
    }
    spare -= sections.length;
    return [
      toRow(hit),
      ...sections.map((section, place) => ({
        ...toRow(hit, section),
        isInterOfTree: place < sections.length - 1,
        isLastOfTree: place === sections.length - 1,
      })),
    ];
  });
}

/**
 * The address of a result.
 *
 * @param words words to mark there; none if highlighting is off
 */
export function toLink(
  { url, hash }: { url: string; hash: string },
  words: readonly string[],
): string {
  const parameters = new URLSearchParams(
    words.map((word): [string, string] => [HIGHLIGHT_PARAMETER, word]),
  );
  return `${url}${words.length > 0 ? `?${parameters.toString()}` : ''}${hash}`;
}

/**
 * The address of a result on another site. A route that would lead out of that site leads to its
 * home page instead: the index of another site is not trusted.
 *
 * @param base address of the site, with a slash at the end
 */
export function toExternalLink(link: string, base: string): string {
  const { href } = new URL(`.${link}`, base);
  return href.startsWith(base) ? href : base;
}

/**
 * Where a result is, as a line: its area and the pages above it; of a post, its day. No name stands
 * there twice, and none that the result has itself.
 *
 * @param title of the result
 * @param page title of its page, if the result is a section
 */
export function placeOf(
  { url, area, breadcrumb }: { url: string; area: string; breadcrumb: readonly string[] },
  title: string,
  page?: string,
): string {
  const [, day] = /^\/blog\/(\d{4}\/\d\d\/\d\d)\//.exec(url) ?? [];
  const date = day === undefined ? [] : [formatDay(day.replaceAll('/', '-'))];
  // The first page above is the area itself.
  const places = [area, ...breadcrumb.slice(1), ...date, ...(page === undefined ? [] : [page])];
  return [...new Set(places)].filter((place) => place !== title).join(' › ');
}

/** The words of the query to mark on the target page, as typed. */
export function wordsToMark(query: string): string[] {
  return query.split(/\s+/).filter(Boolean);
}
