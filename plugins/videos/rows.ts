import type { Video } from './schema';

/** What the index shows of a recording. */
export interface VideoRow extends Pick<Video, 'format' | 'conference' | 'date' | 'topics'> {
  title: string;
  /** Route with base path. */
  permalink: string;
  /** The year under which it is filed, out of its route; the date may lie in another one. */
  year: string;
  speakers: string[];
}

/** A page of the docs plugin, as far as it matters here. */
interface Doc {
  title: string;
  permalink: string;
  frontMatter: Record<string, unknown>;
}

/** The recordings among the pages of the docs, latest year first, by date within a year. */
export function toRows(docs: readonly Doc[]): VideoRow[] {
  return docs
    .flatMap(({ title, permalink, frontMatter }): VideoRow[] => {
      // The content checks have validated it.
      const video = frontMatter.video as Video | undefined;
      if (!video) {
        return [];
      }
      const { format, conference, date, topics } = video;
      const year = permalink.split('/').at(-2) ?? '';
      const speakers = video.speakers.map(({ name }) => name);
      return [{ title, permalink, year, format, conference, date, topics, speakers }];
    })
    .sort(
      (a, b) =>
        b.year.localeCompare(a.year) ||
        b.date.localeCompare(a.date) ||
        a.title.localeCompare(b.title),
    );
}
