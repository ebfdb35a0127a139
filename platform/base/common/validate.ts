import leven from 'leven';
import type { ZodError, ZodType } from 'zod';
import type { Problem, Read } from './problems';

/** `['events', 2, 'start']` → `events[2].start`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
}

/** How to write each type, as the library calls it. */
const TYPES: Readonly<Record<string, string>> = {
  array: 'is not a list → Write one entry a line, each with a hyphen before it.',
  boolean: 'is neither true nor false → Write one of the two, without quotes.',
  number: 'is not a number → Write it in digits, without quotes.',
  object: 'is not a group of fields → Write one field a line, such as "name: value", indented.',
  record: 'is not a group of fields → Write one entry a line, such as "name: value".',
  string: 'is not text → Write it as text; put numbers and days in quotes.',
};

/** The message of a schema; the library's own, which name types of JavaScript, in plain words. */
function plainly(message: string): string {
  const [, type = ''] = /^Invalid input: expected (\w+)/.exec(message) ?? [];
  if (type === 'true') {
    return 'is not true → Write true, or remove the field.';
  }
  return /^Too small: expected \w+ to have >=1 /.test(message)
    ? 'is empty → Fill it, or remove the field.'
    : (TYPES[type] ?? message);
}

const isMissing = (issue: ZodError['issues'][number]): boolean =>
  'input' in issue && issue.input === undefined && issue.path.length > 0;

/**
 * The issues of a failed validation as problems of a file.
 *
 * A schema may add the remedy to its message, after ` → `; otherwise it depends on the kind of
 * issue. A required field whose name has a typo is one problem.
 */
function toProblems(error: ZodError, file: string): Problem[] {
  const missing = error.issues.filter(isMissing).map(({ path }) => fieldName(path));
  const misspelled = new Set<string>();
  const unknown = error.issues.flatMap((issue): Problem[] =>
    issue.code !== 'unrecognized_keys'
      ? []
      : issue.keys.map((key) => {
          const field = fieldName([...issue.path, key]);
          const meant = missing.find((name) => leven(name, field) <= 2);
          misspelled.add(meant ?? '');
          const remedy = meant ? `Write ${meant}.` : `Remove "${key}", or correct its spelling.`;
          return { file, field, reason: 'is not a known field', remedy };
        }),
  );
  const others = error.issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys' || misspelled.has(fieldName(issue.path))) {
      return [];
    }
    // What is wrong with the name of a record is one level deeper.
    const [inner] = issue.code === 'invalid_key' ? issue.issues : [];
    const [reason = '', remedy] = plainly((inner ?? issue).message).split(' → ');
    return [
      {
        file,
        field: fieldName(issue.path) || '(whole file)',
        reason: isMissing(issue) ? 'is missing' : reason,
        remedy: remedy ?? 'Give it a value of the kind named here.',
      },
    ];
  });
  return [...others, ...unknown];
}

/**
 * Checks a value against a schema.
 *
 * @returns the parsed value, or all problems; never throws for invalid input
 */
export function validate<T>(schema: ZodType<T>, value: unknown, file: string): Read<T> {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success
    ? { value: result.data, problems: [] }
    : { problems: toProblems(result.error, file) };
}
