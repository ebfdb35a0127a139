import type { ContentFile } from '../content-checks/files';
import { daysBetween, type IsoDay } from '../shared/dates';
import type { Problem } from '../shared/problems';
import type { Checked } from './schema';

/** A check is good for a year. */
const GOOD_FOR_DAYS = 365;

/** A page whose check is too old. */
export interface StalePage extends Checked {
  file: string;
  /** Since the check. */
  days: number;
}

/** The first day that a check may have been on: a month counts from its start. */
const dayOf = (on: string): IsoDay => (on.length === 7 ? `${on}-01` : on);

const checkedOf = ({ frontMatter }: ContentFile) => frontMatter.checked as Checked | undefined;

/** Pages whose check is older than a year, oldest first. */
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

/** The report as text of an issue; empty when every check is recent. */
export function formatStale(pages: readonly StalePage[]): string {
  if (pages.length === 0) {
    return '';
  }
  return [
    `The facts of ${pages.length === 1 ? 'one page were' : `${pages.length} pages were`} last checked more than a year ago. Compare each with its source, mend it, and put the new day into \`checked.on\`.`,
    '',
    '| Page | Owner | Checked on | Days ago |',
    '| --- | --- | --- | --- |',
    ...pages.map(({ file, owner, on, days }) => `| ${file} | ${owner} | ${on} | ${days} |`),
    '',
  ].join('\n');
}

/** Nothing can have been checked after today. */
export function checkCheckedDays(files: readonly ContentFile[], today: IsoDay): Problem[] {
  return files.flatMap((content): Problem[] => {
    const on = checkedOf(content)?.on;
    return typeof on === 'string' && dayOf(on) > today
      ? [
          {
            file: content.file,
            field: 'checked.on',
            reason: `${on} lies in the future`,
            remedy: 'Write the day on which the page was checked.',
          },
        ]
      : [];
  });
}
