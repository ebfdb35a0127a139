import * as z from 'zod';
import type { ZodType } from 'zod';
import { benefitsFileSchema } from '../../features/benefits/common/schema';
import { logSchema } from '../../features/catalog/common/log';
import { contactsFileSchema } from '../../features/contacts/common/schema';
import { catalogFileSchema, groupFileSchema } from '../../features/controls/common/schema';
import { eventsFileSchema } from '../../features/events/common/schema';
import { lexiconFileSchema } from '../../features/lexicon/common/schema';
import { criteriaFileSchema } from '../../features/readiness/common/schema';
import { intentsFileSchema } from '../../features/search/node/indexing/searchIntents';
import { synonymsFileSchema } from '../../features/search/node/indexing/synonyms';
import { changesFileSchema } from '../../features/whats-new/common/schema';
import {
  authorsFileSchema,
  redirectsFileSchema,
  tagsFileSchema,
} from '../../platform/content/common/schemas';

/** Folder of the JSON Schemas for editors, relative to the project's folder. */
export const SCHEMAS_DIR = '.vscode/schemas';

/** Data files that people edit, by the name of their schema. */
const DATA_FILES: Readonly<Record<string, [schema: ZodType, ...files: string[]]>> = {
  authors: [authorsFileSchema, 'blog/authors.yml'],
  benefits: [benefitsFileSchema, 'data/benefits.yaml'],
  changes: [changesFileSchema, 'data/changes.yaml'],
  contacts: [contactsFileSchema, 'data/contacts.yaml'],
  controls: [groupFileSchema, 'data/controls/!(catalog).yaml'],
  'controls-catalog': [catalogFileSchema, 'data/controls/catalog.yaml'],
  criteria: [criteriaFileSchema, 'data/criteria.yaml'],
  events: [eventsFileSchema, 'data/events.yaml'],
  'incident-log': [logSchema, 'data/incident-log.yaml'],
  lexicon: [lexiconFileSchema, 'data/lexicon.yaml'],
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
      return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`];
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
