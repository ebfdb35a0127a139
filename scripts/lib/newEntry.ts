import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMap, isSeq, parse, parseDocument, stringify } from 'yaml';
import * as z from 'zod';
import { fieldName, validate } from '#platform/base/common/validate';
import { type Collection, isEntryFile, pages } from '#platform/collections/node/collection';
import { routeOf } from '#platform/content/common/contentFile';
import { frontMatterSchemas } from '#platform/content/common/schemas';
import { kindOf } from '#platform/content/node/contentFiles';
import { readPage } from '#platform/content/node/frontMatter';
import { features } from '../../site/features';

type Json = z.core.JSONSchema.BaseSchema;

/** What `npm run new` writes: a record of a data file, or a page with its whole front matter. */
export type Kind = Pick<Collection<unknown>, 'source' | 'schema'> & {
  about: string;
  routeOf?: (record: unknown) => string;
};

/** A field that is asked for, or given by a flag. */
export interface Question {
  /** Such as `dates.disclosed.date`; of a list of groups, a field of its first. */
  flag: string;
  path: (string | number)[];
  about: string;
  isRequired: boolean;
  isList: boolean;
  choices?: string[];
  /** Answers as the field has them. */
  toValue: (answers: readonly string[]) => unknown;
}

/** Answers in the order of their questions. */
export type Values = ReadonlyMap<Question, unknown>;

/** Pages, posts, and the entries of every published collection, by what the command calls them. */
export function kindsOf(siteDir: string): Record<string, Kind> {
  const keysIn = (file: string) =>
    Object.keys(parse(readFileSync(path.join(siteDir, file), 'utf8')) as object);
  const schemas = frontMatterSchemas(
    {
      docTags: keysIn('docs/tags.yml'),
      blogTags: keysIn('blog/tags.yml'),
      authors: keysIn('blog/authors.yml'),
    },
    features.flatMap(({ frontMatter }) => frontMatter ?? []),
  );
  const isPost = (file: string) => /^\d{4}-\d\d-\d\d-[^/]+$/.test(file);
  const kinds: Record<string, Kind> = {
    page: {
      about: 'A guide, policy, or reference page.',
      source: pages('docs', { field: 'title', isEntry: () => true }),
      schema: schemas.doc,
    },
    post: {
      about: 'A post of the blog.',
      source: pages('blog', { field: 'title', isEntry: isPost }),
      schema: schemas.post,
    },
  };
  for (const { collections = [] } of features) {
    for (const { name, source, schema, published } of collections) {
      // Which of several files an entry belongs to is for its author to know.
      if (published && !(source.type === 'records' && /[*!]/.test(source.file))) {
        const isRecord = source.type === 'records';
        const { description: about, routeOf: route } = published;
        kinds[name] = { about, source, schema: isRecord ? schema : schemas.doc };
        Object.assign(kinds[name], { routeOf: route });
      }
    }
  }
  return kinds;
}

function questionsIn(
  json: Json,
  at: Question['path'],
  isRequired: boolean,
  above = '',
): Question[] {
  const { description: about = above, required = [], items } = json as Json & { items?: Json };
  if (items?.properties) {
    return questionsIn(items, [...at, 0], isRequired, about);
  }
  if (json.properties) {
    return Object.entries(json.properties).flatMap(([name, field]) =>
      questionsIn(field as Json, [...at, name], isRequired && required.includes(name), about),
    );
  }
  const types = (json.anyOf ?? [json]) as (Json & { items?: Json })[];
  const list = types.find(({ type }) => type === 'array');
  const choices = (list?.items ?? json).enum as string[] | undefined;
  const toValue: Question['toValue'] = (answers) => {
    const [answer = ''] = answers;
    if (list && !types.some((type) => type.const === answer)) {
      return choices ? answers.flatMap((some) => some.split(/\s*,\s*/)) : answers;
    }
    return types.some(({ type }) => type === 'string') ? answer : (parse(answer) as unknown);
  };
  const flag = fieldName(at).replaceAll('[0]', '');
  return [
    {
      flag,
      path: at,
      about,
      isRequired,
      isList: list !== undefined,
      toValue,
      ...(choices && { choices }),
    },
  ];
}

/** The fields of a kind, in the order of its schema. */
export function questionsOf({ schema, source }: Kind): Question[] {
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
  const own = source.type === 'pages' ? [source.field] : [];
  return questionsIn({ ...json, required: [...(json.required ?? []), ...own] }, [], true);
}

/** What is wrong with answers, and which are missing: `--flag: … → …`, a line each. */
export function problemsOf(kind: Kind, values: Values): string[] {
  const given = new Set([...values.keys()].map(({ flag }) => flag));
  const missing = questionsOf(kind).filter(
    ({ flag, isRequired }) => isRequired && !given.has(flag),
  );
  const { problems } = validate(kind.schema, toData(values), '');
  return [
    ...missing.map(({ flag, about }) => `--${flag}: is missing → ${about || 'Give it.'}`),
    ...problems
      .filter(({ reason }) => reason !== 'is missing')
      .map(
        ({ field, reason, remedy }) => `--${field.replace(/\[\d+\]/g, '')}: ${reason} → ${remedy}`,
      ),
  ];
}

/** Answers as the record or the front matter that they make. */
function toData(values: Values): Record<string, unknown> {
  const data = {};
  values.forEach((value, { path: at }) => {
    at.reduce<Record<string | number, unknown>>((parent, key, index) => {
      const next = at[index + 1];
      parent[key] ??= next === undefined ? value : next === 0 ? [] : {};
      return parent[key] as Record<string | number, unknown>;
    }, data);
  });
  return data;
}

/** The text of a data file with a record more at the end of its list; all else stays as it is. */
export function withRecord(text: string, list: string | undefined, record: string): string {
  const { contents } = parseDocument(text);
  const records = list !== undefined && isMap(contents) ? contents.get(list, true) : contents;
  if (!isSeq(records)) {
    throw new Error(`There is no list ${list ?? ''} to add to.`);
  }
  const [start, end] = records.range;
  const indent = ' '.repeat(start - text.lastIndexOf('\n', start - 1) - 1);
  const at = text.slice(0, end).trimEnd().length + 1;
  const lines = record.trimEnd().replace(/^(?=.)/gm, `${indent}  `);
  return `${text.slice(0, at)}${indent}- ${lines.trimStart()}\n${text.slice(at)}`;
}

/**
 * The file of a new page.
 *
 * @param name its path below the folder of its kind, with or without `.md`
 * @throws Error if no page of the kind can be there, or one is
 */
export function fileOf(siteDir: string, { source }: Kind, name: string): string {
  if (source.type !== 'pages') {
    return source.file;
  }
  const file = path.posix.join(source.folder, name.replace(/(?:\.md)?$/, '.md'));
  if (name === '' || !isEntryFile(source, file)) {
    throw new Error(`Name its file below ${source.folder}/, as the others there are named.`);
  }
  if (existsSync(path.join(siteDir, file))) {
    throw new Error(`${file} exists. Choose another name, or edit that file.`);
  }
  return file;
}

/** The place after all pages of a folder. */
export function nextPosition(siteDir: string, folder: string): number {
  const full = path.join(siteDir, folder);
  const names = existsSync(full)
    ? readdirSync(full).filter((name) => /^[^_].*\.md$/.test(name))
    : [];
  const positions = names.map((name) => {
    const page = readPage(name, readFileSync(path.join(full, name), 'utf8')).value;
    return Number(page?.frontMatter.sidebar_position ?? 0);
  });
  return Math.max(0, ...positions) + 1;
}

/** The text to begin a page with, of the nearest `_template.md` in its folder or above. */
function bodyFor(siteDir: string, folder: string): string {
  const full = path.join(siteDir, folder, '_template.md');
  return existsSync(full) || folder === '.'
    ? (readPage(full, readFileSync(full, 'utf8')).value?.body ?? '')
    : bodyFor(siteDir, path.dirname(folder));
}

/**
 * Writes an entry into a file.
 *
 * @returns the route at which it is shown
 */
export function write(siteDir: string, kind: Kind, values: Values, file: string): string {
  const { source } = kind;
  const full = path.join(siteDir, file);
  const data = toData(values);
  // As YAML 1.1 too, days stay texts: they are put in quotes.
  const text = stringify(data, { version: '1.1', lineWidth: 0, singleQuote: true });
  if (source.type === 'records') {
    writeFileSync(full, withRecord(readFileSync(full, 'utf8'), source.list, text));
    return kind.routeOf?.(data) ?? '/';
  }
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `---\n${text}---\n\n${bodyFor(siteDir, path.dirname(file))}\n`);
  return routeOf({ kind: kindOf(file) ?? 'doc', file, frontMatter: data });
}
