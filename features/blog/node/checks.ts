import { daysBetween, type IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import type { ContentFile } from '#platform/content/common/contentFile';

/** Posts say where the beginning ends that lists of posts show. */
export const checkTruncateMarker = (files: readonly ContentFile[]): Problem[] =>
  files
    .filter(({ kind, body }) => kind === 'post' && !/^\{\/\*\s*truncate\s*\*\/\}$/m.test(body))
    .map(({ file, bodyOffset }) => ({
      file,
      line: bodyOffset + 1,
      field: 'truncate',
      reason: 'is missing, so that lists would show the whole post',
      remedy: 'Write {/* truncate */} on a line of its own below the first paragraph.',
    }));

/** After that many days without a post, readers wonder whether anyone is there. */
const QUIET_DAYS = 60;

/** A sentence if the newest post is too old; the day of a post is in the name of its file. */
export function agingPosts(files: readonly ContentFile[], today: IsoDay): string[] {
  const newest = files
    .flatMap(({ kind, file }) => (kind === 'post' ? [file.slice('blog/'.length).slice(0, 10)] : []))
    .sort()
    .at(-1);
  return newest !== undefined && daysBetween(newest, today) > QUIET_DAYS
    ? [`The newest post is of ${newest}, ${daysBetween(newest, today)} days ago.`]
    : [];
}
