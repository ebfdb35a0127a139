import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Globby } from '@docusaurus/utils';
import { OFFERS } from '#features/events/common/vocabulary';
import { eventSchema } from '#features/events/common/schema';
import { editorSchemas, schemaSetting } from './editorSchemas';

const ROOT = path.join(__dirname, '..');
const schemas = editorSchemas();

const globbed = (pattern: string) => Globby.sync(pattern, { cwd: ROOT });
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

describe('schemas for editors', () => {
  it('list what an event offers where editors explain the field', () => {
    const { offers } = eventSchema.shape;
    for (const offer of Object.keys(OFFERS)) {
      expect(offers.description).toContain(offer);
    }
  });

  it('are there for every data file that people edit, and VS Code knows them', () => {
    const settings = JSON.parse(read('.vscode/settings.json')) as Record<string, unknown>;
    expect(settings['yaml.schemas']).toEqual(schemaSetting());
    const data = readdirSync(path.join(ROOT, 'data')).filter((file) => file.endsWith('.yaml'));
    expect(Object.values(schemaSetting()).flat()).toEqual(
      expect.arrayContaining(data.map((file) => `data/${file}`)),
    );
  });

  it.each(Object.entries(schemaSetting()))(
    '%s accepts the files as they are',
    (schema, patterns) => {
      const files = patterns.flatMap((pattern) => globbed(pattern));
      const ajv = new Ajv({ strict: false });
      addFormats(ajv);
      const validate = ajv.compile(JSON.parse(schemas[path.basename(schema)] ?? '') as object);
      for (const file of files) {
        expect(validate(parse(read(file))), ajv.errorsText(validate.errors)).toBe(true);
      }
    },
  );
});
