import * as z from 'zod';
import type { CodeBookField } from '../common/generated';
import { documentSchema, recordSchema } from '../common/schema';

/**
 * The JSON Schema (draft 2020-12) of `incidents.json`; that of one incident is its
 * `$defs/incident`. It allows further fields, since a version of the format can gain some.
 */
export function toJsonSchema(id: string): object {
  return {
    $id: id,
    ...z.toJSONSchema(documentSchema, {
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) {
          delete jsonSchema.additionalProperties;
        }
      },
    }),
  };
}

function kindOf(schema: z.ZodType): Pick<CodeBookField, 'kind' | 'values'> {
  if (schema instanceof z.ZodNullable) {
    const { kind, values } = kindOf(schema.unwrap() as z.ZodType);
    return { kind: `${kind}, or null`, values };
  }
  if (schema instanceof z.ZodArray) {
    const { kind, values } = kindOf(schema.element as z.ZodType);
    return { kind: `list: ${kind}`, values };
  }
  if (schema instanceof z.ZodEnum) {
    return { kind: 'listed value', values: schema.options.map(String) };
  }
  if (schema instanceof z.ZodObject) {
    return { kind: `object: ${Object.keys(schema.shape).join(', ')}`, values: [] };
  }
  if (schema instanceof z.ZodNumber) {
    return { kind: 'number', values: [] };
  }
  return { kind: schema instanceof z.ZodURL ? 'address' : 'text', values: [] };
}

/** The fields of a record, in their order. */
export function toCodeBook(): CodeBookField[] {
  return Object.entries(recordSchema.shape).map(([name, schema]) => ({
    name,
    description: schema.description ?? '',
    ...kindOf(schema),
  }));
}
