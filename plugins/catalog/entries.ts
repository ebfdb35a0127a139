import { incidentSchema, type Incident } from './schema';

/** A page of the docs plugin, as far as it matters here. */
export interface Doc {
  id: string;
  title: string;
  description: string;
  /** Route with base path. */
  permalink: string;
  frontMatter: Record<string, unknown>;
}

/** An incident with what its page says of it. */
export interface Entry extends Pick<Doc, 'permalink'> {
  /** Name of the file: `xz`. Unique in the catalogue. */
  id: string;
  /** Id of the page: `community/…/catalog/2024/xz`. */
  docId: string;
  name: string;
  summary: string;
  incident: Incident;
}

/** By date, latest first; a year alone stands before its months, as the less certain. */
function compareEntries(a: Entry, b: Entry): number {
  return b.incident.date.localeCompare(a.incident.date) || a.name.localeCompare(b.name);
}

/**
 * The entries among the pages of the docs, latest first.
 *
 * The content checks have stopped a build with bad entries; while the
 * development server runs, an entry that an edit broke is left out.
 */
export function toEntries(docs: readonly Doc[]): Entry[] {
  return docs
    .flatMap(({ id, title, description, permalink, frontMatter }): Entry[] => {
      const { data } = incidentSchema.safeParse(frontMatter.incident);
      return data
        ? [
            {
              id: id.slice(id.lastIndexOf('/') + 1),
              docId: id,
              name: title,
              summary: description,
              permalink,
              incident: data,
            },
          ]
        : [];
    })
    .sort(compareEntries);
}
