import { execFileSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { isoDay } from '#platform/base/common/fields';
import type { IsoDay } from '#platform/base/common/dates';
import { changeSchema, type Change, type FieldChange } from './changes';
import type { Dataset, OpenRecord } from './dataset';

/** The record of changes, which `npm run make -- updates` continues. */
export const HISTORY_FILE = 'data/history.json';

export const historySchema = z.strictObject({
  /** The day after which changes are recorded, and the last day of which they are. */
  since: isoDay,
  until: isoDay,
  /** By the name of a dataset, latest first. */
  changes: z.record(z.string(), z.array(changeSchema)),
});
export type History = z.infer<typeof historySchema>;

/** A field that an entry doesn't have is as empty as one without a value. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

const without = (list: readonly unknown[], others: readonly unknown[]): unknown[] => {
  const known = new Set(others.map((item) => JSON.stringify(item)));
  return list.filter((item) => !known.has(JSON.stringify(item)));
};

function compareField(field: string, before: unknown, after: unknown): FieldChange[] {
  if (isDeepStrictEqual(before, after) || (isEmpty(before) && isEmpty(after))) {
    return [];
  }
  if (Array.isArray(before ?? []) && Array.isArray(after ?? [])) {
    const [old, now] = [before ?? [], after ?? []] as [unknown[], unknown[]];
    const [added, removed] = [without(now, old), without(old, now)];
    if (added.length > 0 || removed.length > 0) {
      return [{ field, added, removed }];
    }
  }
  return [{ field, before: before ?? null, after: after ?? null }];
}

/** What one state of an entry has that an earlier one hadn't, field by field. */
export const compareFields = (before: object, after: object): FieldChange[] => {
  const [old, now] = [before, after] as Record<string, unknown>[];
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((field) =>
    compareField(field, old?.[field], now?.[field]),
  );
};

/** The changes from entries to later ones. */
function changesBetween(
  before: readonly OpenRecord[],
  after: readonly OpenRecord[],
  day: IsoDay,
): Change[] {
  const old = new Map(before.map((record) => [record.id, record]));
  const now = new Map(after.map((record) => [record.id, record]));
  const fieldsOf = (record?: OpenRecord) =>
    record ? { title: record.title, ...(record.data as object) } : {};
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id): Change[] => {
    const [from, to] = [old.get(id), now.get(id)];
    const fields = from ? compareFields(fieldsOf(from), fieldsOf(to)) : [];
    const change = !from ? 'added' : !to ? 'removed' : 'changed';
    return change === 'changed' && fields.length === 0
      ? []
      : [{ day, id, title: (to ?? from)?.title ?? id, change, fields }];
  });
}

const git = (siteDir: string, args: readonly string[], input = ''): Buffer =>
  execFileSync('git', args, { cwd: siteDir, input, maxBuffer: 2 ** 28 });

/** The texts of files at a commit; those that weren't there are missing. */
function textsAt(siteDir: string, commit: string, files: readonly string[]): Map<string, string> {
  const input = files.map((file) => `${commit}:./${file}\n`).join('');
  let rest = git(siteDir, ['cat-file', '--batch'], input);
  const texts = new Map<string, string>();
  for (const file of files) {
    // `<hash> blob <size>`, or `<name> missing`.
    const end = rest.indexOf('\n');
    const size = Number(/ blob (\d+)$/.exec(rest.subarray(0, end).toString())?.[1] ?? -1);
    if (size >= 0) {
      texts.set(file, rest.subarray(end + 1, end + 1 + size).toString());
    }
    rest = rest.subarray(end + 1 + (size >= 0 ? size + 1 : 0));
  }
  return texts;
}

/** The last commit of each day on the main line of history, the earliest first. */
function commitsByDay(siteDir: string): Map<IsoDay, string> {
  const log = git(siteDir, ['log', '--first-parent', '--reverse', '--format=%ct %H']).toString();
  return new Map(
    log
      .trim()
      .split('\n')
      .map((line) => {
        const [seconds, commit = ''] = line.split(' ');
        return [new Date(Number(seconds) * 1000).toISOString().slice(0, 10), commit] as const;
      }),
  );
}

/**
 * Continues the record with the days that are over, from the full history of git.
 *
 * @throws if git fails
 */
export function continueHistory(
  siteDir: string,
  { since, until, changes }: History,
  datasets: readonly Dataset[],
  today: IsoDay,
): History {
  const states = [...commitsByDay(siteDir)].filter(([day]) => day < today);
  const first = states.findLastIndex(([day]) => day <= until);
  const steps = states.slice(first + 1).map(([day, commit], index) => ({
    day,
    commit,
    from: states[first + index]?.[1],
  }));
  const changesOf = ({ path, recordsIn }: Dataset): Change[] =>
    steps.flatMap(({ day, commit, from }) => {
      if (from === undefined) {
        return [];
      }
      const diff = ['diff', '--name-only', '--no-renames', '-z', '--relative', from, commit];
      const files = git(siteDir, [...diff, '--', path])
        .toString()
        .split('\0')
        .filter(Boolean);
      const recordsAt = (state: string) =>
        [...textsAt(siteDir, state, files)].flatMap(([file, text]) => recordsIn(text, file));
      return changesBetween(recordsAt(from), recordsAt(commit), day);
    });
  const all = datasets.map((dataset): [string, Change[]] => [
    dataset.name,
    [...changesOf(dataset).reverse(), ...(changes[dataset.name] ?? [])],
  ]);
  return {
    since,
    until: states.at(-1)?.[0] ?? until,
    changes: Object.fromEntries(all.filter(([, some]) => some.length > 0)),
  };
}
