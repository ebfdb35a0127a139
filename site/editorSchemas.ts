import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as z from 'zod';
import type { ZodType } from 'zod';
import { logSchema, PROVENANCE_FILE } from '#features/catalog/node/records';
import {
  DEFINITIONS_FILE,
  definitionsSchema,
  packagesFileSchema,
  provenanceFileSchema,
} from '#features/catalog/common/schema';
import { catalogFileSchema } from '#features/controls/common/schema';
import { intentsFileSchema, synonymsFileSchema } from '#features/search/node/dataFiles';
import { groupBy } from '#platform/base/common/lists';
import { toJson } from '#platform/base/common/json';
import { fileSchemaOf } from '#platform/collections/node/collection';
import {
  authorsFileSchema,
  redirectsFileSchema,
  tagsFileSchema,
} from '#platform/content/common/schemas';
import { features } from './features';

/** Folder of the JSON Schemas for editors, relative to the project's folder. */
const SCHEMAS_DIR = '.vscode/schemas';

const collections = groupBy(
  features.flatMap(({ collections: all = [] }) => all),
  ({ source }) => (source.type === 'records' ? source.file : ''),
);
collections.delete('');

/** Data files that people edit, by the name of their schema. */
const DATA_FILES: Readonly<Record<string, readonly [schema: ZodType, ...files: string[]]>> = {
  ...Object.fromEntries(
    [...collections].map(([file, all]) => [
      // The files of a folder bear the name of their collection.
      /[*!]/.test(file) ? (all[0]?.name ?? '') : path.parse(file).name,
      [fileSchemaOf(...all), file],
    ]),
  ),
  authors: [authorsFileSchema, 'blog/authors.yml'],
  'controls-catalog': [catalogFileSchema, 'data/controls/catalog.yaml'],
  'incident-definitions': [definitionsSchema, DEFINITIONS_FILE],
  'incident-log': [logSchema, 'data/incident-log.yaml'],
  'incident-provenance': [provenanceFileSchema, PROVENANCE_FILE],
  'incident-packages': [packagesFileSchema, 'data/catalog/packages/*.yaml'],
  redirects: [redirectsFileSchema, 'data/redirects.yaml'],
  'search-needs': [intentsFileSchema, 'data/search-needs.yaml'],
  'search-synonyms': [synonymsFileSchema, 'data/search-synonyms.yaml'],
  tags: [tagsFileSchema, 'docs/tags.yml', 'blog/tags.yml'],
};

/** The JSON Schema of each kind of data file, as the text of a file. */
export function editorSchemas(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(DATA_FILES).map(([name, [schema]]) => {
      const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
      return [`${name}.json`, toJson(json)];
    }),
  );
}

/** For the setting `yaml.schemas` of VS Code: which files have which schema. */
export const schemaSetting = (): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(DATA_FILES).map(([name, [, ...files]]) => [
      `./${SCHEMAS_DIR}/${name}.json`,
      files,
    ]),
  );

/** Writes the schemas for the editors of whoever starts the development server. */
export default function editorSchemasPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-editor-schemas',
    loadContent() {
      const folder = path.join(siteDir, SCHEMAS_DIR);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const [file, text] of Object.entries(editorSchemas())) {
        writeFileSync(path.join(folder, file), text);
      }
    },
  };
}
