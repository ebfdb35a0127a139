import type { Video } from './schema';

/** The page of a recording on YouTube. */
export function watchUrl(youtube: string): string {
  return `https://www.youtube.com/watch?v=${youtube}`;
}

/** The player of a recording, on the host that sets no cookies before it plays. */
export function embedUrl(youtube: string): string {
  return `https://www.youtube-nocookie.com/embed/${youtube}`;
}

interface Page {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
}

/** The only format with a known day of publication; others were uploaded later. */
const PUBLISHED_LIVE = 'Livestream';

/**
 * A recording as https://schema.org/VideoObject. The day of the upload is known only for
 * livestreams and is otherwise left out: search engines would take the day of a talk for it.
 */
export function toVideoObject(video: Video, page: Page): Readonly<Record<string, unknown>> {
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
    ...(video.format === PUBLISHED_LIVE && { uploadDate: video.date }),
    contributor: [
      ...video.speakers.map(({ name, url }) => ({ '@type': 'Person' as const, name, url })),
      ...(video.alsoOnStage ?? []).map((name) => ({ '@type': 'Person' as const, name })),
    ],
  };
}
