import type { ContentFile } from '../content-checks/files';
import type { Problem } from '../shared/problems';
import { videoSchema } from './schema';

/** Pages of recordings lie in a folder of their year. */
const VIDEO_PAGE = /^docs\/resources\/videos\/\d{4}\/[^/]+$/;

/** Parts that every page of a recording shows. */
const PARTS = ['Recording', 'MainPoints'];

/**
 * Rules between recordings and their pages: each page of the archive has the
 * facts of one recording and shows them, and no recording has two pages.
 *
 * @param files all content files; front matter that is wrong in itself is left to its schema
 */
export function checkVideos(files: readonly ContentFile[]): Problem[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, frontMatter, body }): Problem[] => {
    const { data } = videoSchema.safeParse(frontMatter.video);
    const owner = data && owners.get(data.youtube);
    if (data && owner === undefined) {
      owners.set(data.youtube, file);
    }
    const problems: Problem[] = [];
    if (VIDEO_PAGE.test(file) !== (frontMatter.video !== undefined)) {
      problems.push(
        VIDEO_PAGE.test(file)
          ? {
              file,
              field: 'video',
              reason: 'is missing',
              remedy: 'Add the facts of the recording; see plugins/videos/schema.ts.',
            }
          : {
              file,
              field: 'video',
              reason: 'stands on a page outside the archive',
              remedy: 'Move the page to docs/resources/videos/<year>/, or remove the field.',
            },
      );
    }
    if (owner !== undefined) {
      problems.push({
        file,
        field: 'video.youtube',
        reason: `is the recording of ${owner}`,
        remedy: 'Correct the id, or remove one of the two pages.',
      });
    }
    for (const part of frontMatter.video === undefined ? [] : PARTS) {
      if (!body.includes(`<${part} />`)) {
        problems.push({
          file,
          field: part,
          reason: 'is not in the text',
          remedy: `Write <${part} /> where it belongs.`,
        });
      }
    }
    return problems;
  });
}
