import * as z from 'zod';
import { documentSchema, recordSchema } from './schema';

/** The JSON Schema (draft 2020-12) of `incidents.json`; that of one incident is its `$defs/incident`. */
export function toJsonSchema(id: string): object {
  return { $id: id, ...z.toJSONSchema(documentSchema) };
}

/** A field of the records, for readers. */
export interface CodeBookField {
  name: string;
  description: string;
  /** Kind of its value in words. */
  kind: string;
  /** The values that it can take, if they are a closed list. */
  values: string[];
}

function kindOf(schema: z.ZodType): Pick<CodeBookField, 'kind' | 'values'> {
  if (schema instanceof z.ZodArray) {
    const { kind, values } = kindOf(schema.element as z.ZodType);
    return { kind: `list: ${kind}`, values };
  }
  if (schema instanceof z.ZodEnum) {
    return { kind: 'listed value', values: schema.options.map(String) };
  }
  if (schema instanceof z.ZodObject) {
    return { kind: `objects with ${Object.keys(schema.shape).join(' and ')}`, values: [] };
  }
  return { kind: schema instanceof z.ZodURL ? 'address' : 'text', values: [] };
}

/** The fields of a record in their order. */
export function toCodeBook(): CodeBookField[] {
  return Object.entries(recordSchema.shape).map(([name, schema]) => ({
    name,
    description: schema.description ?? '',
    ...kindOf(schema),
  }));
}
