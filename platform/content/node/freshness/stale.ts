import type { ContentFile } from '../../common/files';
import { daysBetween, type IsoDay } from '#platform/base/common/dates';
import type { Problem } from '#platform/base/common/problems';
import type { Checked } from '../../common/freshness';

/** A check is valid for a year. */
const GOOD_FOR_DAYS = 365;

/** A page that was checked too long ago. */
export interface StalePage extends Checked {
  file: string;
  /** Days since the check. */
  days: number;
}

/** The first day on which the check can have taken place: for a month, its first day. */
const dayOf = (on: string): IsoDay => (on.length === 7 ? `${on}-01` : on);

const checkedOf = ({ frontMatter }: ContentFile) => frontMatter.checked as Checked | undefined;

/** Pages that were checked more than a year ago, oldest first. */
export function stalePages(files: readonly ContentFile[], today: IsoDay): StalePage[] {
  return files
    .flatMap((content) => {
      const checked = checkedOf(content);
      return checked === undefined
        ? []
        : [{ ...checked, file: content.file, days: daysBetween(dayOf(checked.on), today) }];
    })
    .filter(({ days }) => days > GOOD_FOR_DAYS)
    .sort((a, b) => b.days - a.days || a.file.localeCompare(b.file));
}

/**
 * The report as the text of an issue; empty if nothing is stale.
 *
 * @param aging sentences of the features
 */
export function formatStale(pages: readonly StalePage[], aging: readonly string[]): string {
  const list = aging.map((sentence) => `- ${sentence}\n`).join('');
  return [list, pages.length > 0 ? tableOf(pages) : ''].filter(Boolean).join('\n');
}

function tableOf(pages: readonly StalePage[]): string {
  return [
    `The facts of ${pages.length === 1 ? 'one page were' : `${pages.length} pages were`} last checked more than a year ago. Compare each with its source, mend it, and put the new day into \`checked.on\`.`,
    '',
    '| Page | Owner | Source | Checked on | Days ago |',
    '| --- | --- | --- | --- | --- |',
    ...pages.map(
      ({ file, owner, source, on, days }) =>
        `| ${file} | ${owner} | ${source?.url ?? ''} | ${on} | ${days} |`,
    ),
    '',
  ].join('\n');
}

/** Checks cannot have taken place in the future. */
export function checkCheckedDays(files: readonly ContentFile[], today: IsoDay): Problem[] {
  return files.flatMap((content): Problem[] => {
    const on = checkedOf(content)?.on;
    return typeof on === 'string' && dayOf(on) > today
      ? [
          {
            file: content.file,
            field: 'checked.on',
            reason: `${on} is in the future`,
            remedy: 'Write the day the page was checked.',
          },
        ]
      : [];
  });
}
