import type { Incident } from './schema';

/** What the table of all entries shows of one. */
export interface IncidentRow extends Pick<
  Incident,
  'date' | 'types' | 'ecosystems' | 'identifiers'
> {
  name: string;
  /** Route with base path. */
  permalink: string;
}

/** A page of the docs plugin, as far as it matters here. */
interface Doc {
  title: string;
  permalink: string;
  frontMatter: Record<string, unknown>;
}

/** The entries among the pages of the docs, latest first. */
export function toRows(docs: readonly Doc[]): IncidentRow[] {
  return docs
    .flatMap(({ title, permalink, frontMatter }): IncidentRow[] => {
      // The content checks have validated it.
      const incident = frontMatter.incident as Incident | undefined;
      if (!incident) {
        return [];
      }
      const { date, types, ecosystems, identifiers } = incident;
      return [{ name: title, permalink, date, types, ecosystems, identifiers }];
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name));
}
