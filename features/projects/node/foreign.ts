import { parse } from 'yaml';
import type { ZodType } from 'zod';
import { validate } from '#platform/base/common/validate';

/**
 * Reads a YAML file of another site.
 *
 * @param kind what the file should be, such as `landscape.yml`
 * @throws Error if it isn't
 */
export function readForeign<T>(text: string, kind: string, schema: ZodType<T>): T {
  let data: unknown;
  try {
    data = parse(text);
  } catch (error) {
    throw new Error(`this is not YAML: ${String(error).replace(/\n[^]*/, '')}`, { cause: error });
  }
  const { value, problems } = validate(schema, data, kind);
  if (value === undefined) {
    const [{ field, reason } = { field: '', reason: '' }] = problems;
    throw new Error(`this is not a ${kind}: ${field} ${reason}`);
  }
  return value;
}
