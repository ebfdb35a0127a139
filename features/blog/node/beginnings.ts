import type { Problem } from '#platform/base/common/problems';
import type { ContentFile } from '#platform/content/common/files';

/** Posts say where the beginning ends that lists of posts show. */
export const checkBeginnings = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ kind, body }) => kind === 'post' && !/^\{\/\*\s*truncate\s*\*\/\}$/m.test(body))
    .map(({ file, bodyOffset }) => ({
      file,
      line: bodyOffset + 1,
      field: 'truncate',
      reason: 'is missing, so that lists would show the whole post',
      remedy: 'Write {/* truncate */} on a line of its own below the first paragraph.',
    }));
