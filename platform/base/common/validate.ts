import type { ZodError, ZodType } from 'zod';
import type { Problem } from './problems';

/** `['events', 2, 'start']` → `events[2].start`. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`,
    )
    .join('');
}

/**
 * The issues of a failed validation as problems of a file.
 *
 * A schema may add the remedy to its message, after ` → `; otherwise it depends on the kind of
 * issue.
 */
export function toProblems(error: ZodError, file: string): Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file,
        field: fieldName([...issue.path, key]),
        reason: 'is not a known field',
        remedy: `Remove "${key}", or correct its spelling.`,
      }));
    }
    const [reason = '', remedy] = issue.message.split(' → ');
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
    return [
      {
        file,
        field: fieldName(issue.path) || '(whole file)',
        reason: isMissing ? 'is missing' : reason,
        remedy: remedy ?? 'Give it a value of the kind named here.',
      },
    ];
  });
}

/**
 * Checks a value against a schema.
 *
 * @returns the parsed value, or all problems; never throws for invalid input
 */
export function validate<T>(
  schema: ZodType<T>,
  value: unknown,
  file: string,
): { value: T; problems: [] } | { value: undefined; problems: Problem[] } {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success
    ? { value: result.data, problems: [] }
    : { value: undefined, problems: toProblems(result.error, file) };
}
