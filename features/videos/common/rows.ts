import type { Video } from './schema';

/** A recording in the index: `node/plugin.ts` makes it, `browser/VideoIndex` reads it. */
export interface VideoRow extends Pick<Video, 'format' | 'conference' | 'date' | 'topics'> {
  title: string;
  /** Route with base path. */
  permalink: string;
  /** The year under which it is filed, from its route; the date may be in another year. */
  year: string;
  speakers: string[];
}

/** The generated files of this feature. */
export interface VideosFiles {
  'videos.json': VideoRow[];
}

/** A page of the docs plugin, as far as the videos need it. */
interface Doc {
  title: string;
  permalink: string;
  frontMatter: Record<string, unknown>;
}

/** The recordings among the pages of the docs: latest year first, latest first within a year. */
export function toVideoRows(docs: readonly Doc[]): VideoRow[] {
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
