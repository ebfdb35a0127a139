import type { ContentFile } from '../../../platform/content/common/files';
import { repeatsIn } from '../../../platform/base/common/repeats';
import type { Problem } from '../../../platform/base/common/problems';
import { videoSchema } from '../common/schema';

/** Pages of recordings are in the folder of their year. */
const VIDEO_PAGE = /^docs\/resources\/videos\/\d{4}\/[^/]+$/;

/** Components that every page of a recording shows. */
const PARTS = ['Recording', 'MainPoints'];

/** Each page of the archive has the facts of a recording and shows them, and no other page does. */
function checkPage({ file, frontMatter, body, bodyOffset }: ContentFile): Problem[] {
  const hasField = frontMatter.video !== undefined;
  if (VIDEO_PAGE.test(file) !== hasField) {
    return [
      {
        file,
        field: 'video',
        reason: hasField ? 'is on a page outside the archive' : 'is missing',
        remedy: hasField
          ? 'Move the page to docs/resources/videos/<year>/, or remove the field.'
          : 'Add the facts of the recording; see features/videos/common/schema.ts.',
      },
    ];
  }
  return PARTS.filter((part) => hasField && !body.includes(`<${part} />`)).map((part) => ({
    file,
    line: bodyOffset + 1,
    field: part,
    reason: 'is not in the text',
    remedy: `Write <${part} /> where it belongs.`,
  }));
}

/**
 * Rules across recordings and pages: pages of the archive are complete, and no recording has two
 * pages.
 *
 * @param files all content files; invalid front matter is left to its schema
 */
export function checkVideos(files: readonly ContentFile[]): Problem[] {
  const repeated = repeatsIn(files, ({ frontMatter }) => {
    const { data } = videoSchema.safeParse(frontMatter.video);
    return data ? [data.youtube] : [];
  });
  return [
    ...files.flatMap(checkPage),
    ...repeated.map(({ item, first }) => ({
      file: item.file,
      field: 'video.youtube',
      reason: `is the recording of ${first.file}`,
      remedy: 'Correct the id, or remove one of the two pages.',
    })),
  ];
}
