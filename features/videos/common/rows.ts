import type { Video } from './schema';

/** A recording in the index. */
export interface VideoRow extends Pick<Video, 'format' | 'conference' | 'date' | 'topics'> {
  title: string;
  /** Without base path. */
  route: string;
  /** The year under which it is filed, from its route; the date may be in another year. */
  year: string;
  speakers: string[];
}
