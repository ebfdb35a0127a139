import { countsByYear, similarIn } from './derive';
import type { Doc, Entry } from './entries';
import type { CatalogDocument } from './schema';

/** An entry as a link to it. */
export interface EntryLink extends Pick<Entry, 'name' | 'permalink'> {
  date: string;
}

/** What the page of an entry shows beyond its own front matter. */
export interface EntryPage {
  /** Address with the site's origin. */
  url: string;
  guides: Pick<Doc, 'title' | 'permalink'>[];
  /** Neighbours in time; `null` at the ends. */
  previous: EntryLink | null;
  next: EntryLink | null;
  similar: EntryLink[];
}

/** What the pages of all entries share. */
export interface Edition extends Pick<CatalogDocument, 'title' | 'url' | 'version' | 'date'> {
  years: [year: number, count: number][];
}

const toLink = ({ name, permalink, incident }: Entry): EntryLink => ({
  name,
  permalink,
  date: incident.date,
});

const withoutExtension = (file: string): string => file.replace(/\.mdx?$/, '');

/**
 * @param entries latest first
 * @param docs all pages, among which the guides are looked up
 * @returns what each page shows, by the id of its entry
 */
export function toEntryPages(
  entries: readonly Entry[],
  docs: readonly Pick<Doc, 'id' | 'title' | 'permalink'>[],
  origin: string,
): Map<string, EntryPage> {
  const pages = new Map(docs.map((doc) => [doc.id, doc]));
  const similarTo = similarIn(entries);
  return new Map(
    entries.map((entry, index) => {
      const previous = entries[index + 1];
      const next = entries[index - 1];
      return [
        entry.id,
        {
          url: origin + entry.permalink,
          guides: (entry.incident.guides ?? []).flatMap((guide) => {
            const page = pages.get(withoutExtension(guide));
            return page ? [{ title: page.title, permalink: page.permalink }] : [];
          }),
          previous: previous ? toLink(previous) : null,
          next: next ? toLink(next) : null,
          similar: similarTo(entry).map(toLink),
        },
      ];
    }),
  );
}

/** The entries that name a guide, latest first, by the id of the guide's page. */
export function entriesByGuide(entries: readonly Entry[]): Map<string, EntryLink[]> {
  const byGuide = new Map<string, EntryLink[]>();
  entries.forEach((entry) => {
    entry.incident.guides?.forEach((guide) => {
      const id = withoutExtension(guide);
      const links = byGuide.get(id) ?? [];
      links.push(toLink(entry));
      byGuide.set(id, links);
    });
  });
  return byGuide;
}

/** @returns what is the same on the pages of all entries */
export function toEdition(
  { title, url, version, date }: CatalogDocument,
  entries: readonly Entry[],
): Edition {
  return { title, url, version, date, years: countsByYear(entries) };
}
