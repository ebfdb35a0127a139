import type { VideoObject, WithContext } from 'schema-dts';
import type { Video } from './schema';

/** Page of a recording on YouTube. */
export function watchUrl(youtube: string): string {
  return `https://www.youtube.com/watch?v=${youtube}`;
}

/** Player of a recording, on the host that sets no cookies before it plays. */
export function embedUrl(youtube: string): string {
  return `https://www.youtube-nocookie.com/embed/${youtube}`;
}

interface Page {
  title: string;
  description: string;
  /** Whole address of the page. */
  url: string;
}

/**
 * A recording in the words of https://schema.org/VideoObject. The day of the
 * upload is not known and therefore left out.
 */
export function toVideoObject(video: Video, page: Page): WithContext<VideoObject> {
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: page.title,
    description: page.description,
    url: page.url,
    embedUrl: embedUrl(video.youtube),
    sameAs: watchUrl(video.youtube),
    thumbnailUrl: `https://i.ytimg.com/vi/${video.youtube}/hqdefault.jpg`,
    inLanguage: 'en',
    contributor: [
      ...video.speakers.map(({ name, url }) => ({ '@type': 'Person' as const, name, url })),
      ...(video.alsoOnStage ?? []).map((name) => ({ '@type': 'Person' as const, name })),
    ],
  };
}
