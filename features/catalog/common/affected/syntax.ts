import { parseSyml } from '@yarnpkg/parsers';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { parseXml as parseXmlDocument, XmlElement, type XmlError } from '@rgrove/parse-xml';
import { parse as parseTomlDocument, type TomlError } from 'smol-toml';

// JSON, YAML, TOML, XML, and lines, read by libraries, with one kind of error for all.

/** A file that can't be read, with what to do about it. */
export class LockfileError extends Error {
  /**
   * @param message what is wrong → what to do
   * @param line of the file, where there is one
   */
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(line === undefined ? message : `Line ${line}: ${message}`);
  }
}

export const TAKE_WHOLE = 'Take the whole file again, as your tool wrote it.';

/** An object of a file, of which nothing is known. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((item): item is Fields => isFields(item)) : [];

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const entriesOf = (value: unknown): [string, Fields][] =>
  isFields(value)
    ? Object.entries(value).filter((entry): entry is [string, Fields] => isFields(entry[1]))
    : [];

/** The texts of a list. */
export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/**
 * Puts what is inside something onto a stack, so that the first of it is taken next. As arguments of
 * `push`, a large file's would be too many.
 */
export function stack<Item>(open: Item[], inside: readonly Item[]): void {
  for (const item of [...inside].reverse()) {
    open.push(item);
  }
}

/** Length up to which variables are filled in: with each that names another twice, values could double. */
export const MOST_FILLED = 1000;

/** The file that a path names beside another file: `a/b/pom.xml` and `../pom.xml` → `a/pom.xml`. */
export function fileBeside(file: string, to: string): string {
  const parts = file.split('/').slice(0, -1);
  for (const part of to.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** Line in which a text first occurs in a file, comments aside; 1 if it doesn't. */
export function lineOf(text: string, at: string | number): number {
  if (typeof at === 'number') {
    return at;
  }
  let first: number | undefined;
  let tries = 0;
  for (
    let index = text.indexOf(at);
    index >= 0 && at !== '' && tries < 50;
    index = text.indexOf(at, index + 1)
  ) {
    tries++;
    const start = text.lastIndexOf('\n', index - 1) + 1;
    if (!text.slice(start, index).trimStart().startsWith('#')) {
      return text.slice(0, index).split('\n').length;
    }
    first ??= index;
  }
  return first === undefined ? 1 : text.slice(0, first).split('\n').length;
}

const tooDeep = (line?: number) =>
  new LockfileError(`this is nested too deep, as no tool writes it → ${TAKE_WHOLE}`, line);

/** What a `RangeError` of a parser means. */
export const tooMuch = () =>
  new LockfileError(
    `this is nested too deep, or has more entries than can be read at once → ${TAKE_WHOLE}`,
  );

/** Levels of brackets in a file; tools write a few dozen at most, and parsers call themselves for each. */
const MOST_LEVELS = 1000;

/** @throws LockfileError if brackets are nested too deep */
function checkDepth(text: string): void {
  let level = 0;
  let line = 1;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '\n') {
      line++;
    } else if (isInText) {
      if (character === '\\') {
        index++;
      } else if (character === '"') {
        isInText = false;
      }
    } else if (character === '"') {
      isInText = true;
    } else if (character === '{' || character === '[') {
      level++;
      if (level > MOST_LEVELS) {
        throw tooDeep(line);
      }
    } else if (character === '}' || character === ']') {
      level--;
    }
  }
}

/** @throws LockfileError if it is no object of JSON */
export function parseJson(
  text: string,
  { allowTrailingComma = false, allowComments = false } = {},
): Fields {
  checkDepth(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const errors: ParseError[] = [];
    value = parse(text, errors, { disallowComments: !allowComments, allowTrailingComma });
    const [first] = errors;
    if (first || !(allowTrailingComma || allowComments)) {
      const words = first
        ? printParseErrorCode(first.error)
            .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
            .toLowerCase()
        : 'an invalid character';
      throw new LockfileError(
        `this is no JSON (${words}) → ${TAKE_WHOLE}`,
        first && text.slice(0, first.offset).split('\n').length,
      );
    }
  }
  if (!isFields(value)) {
    throw new LockfileError(`the JSON is no object → ${TAKE_WHOLE}`, 1);
  }
  return value;
}

interface YamlError {
  message: string;
  /** Of js-yaml, from 0. */
  mark?: { line: number };
  /** Of the grammar of yarn.lock, from 1. */
  location?: { start: { line: number } };
}

/** @throws LockfileError if it is no mapping of YAML, or no `yarn.lock` */
export function parseYaml(text: string): Fields {
  try {
    return parseSyml(text);
  } catch (error) {
    if (error instanceof RangeError) {
      throw tooMuch();
    }
    const { message, mark, location } = error as YamlError;
    const reason = message.split('\n')[0]?.replace(/ \(\d+:\d+\)$|\.$/g, '') ?? '';
    throw new LockfileError(
      `the file can't be read (${reason}) → ${TAKE_WHOLE}`,
      mark ? mark.line + 1 : location?.start.line,
    );
  }
}

/** @throws LockfileError if it is no TOML */
export function parseToml(text: string): Fields {
  try {
    return parseTomlDocument(text);
  } catch (error) {
    const { message, line } = error as TomlError;
    const reason = message.split('\n')[0]?.replace('Invalid TOML document: ', '') ?? '';
    throw new LockfileError(`this is no TOML (${reason}) → ${TAKE_WHOLE}`, line);
  }
}

/** An element of XML: its own texts, and the elements inside. */
export interface Element {
  name: string;
  text: string;
  children: Element[];
  line: number;
}

/**
 * Entities other than those of XML itself aren't known, so nothing is loaded and nothing expands.
 *
 * @throws LockfileError if it is no XML
 */
export function parseXml(text: string): Element {
  try {
    const { root } = parseXmlDocument(text, { includeOffsets: true });
    let [offset, line] = [0, 1];
    const read = (element: XmlElement): Element => {
      for (; offset < element.start; offset++) {
        line += text[offset] === '\n' ? 1 : 0;
      }
      const start = line;
      const children = element.children.filter((child) => child instanceof XmlElement).map(read);
      return {
        name: element.name.replace(/^.*:/, ''),
        text: children.length > 0 ? '' : element.text.trim(),
        children,
        line: start,
      };
    };
    if (!root) {
      throw new LockfileError(`this XML has no element → ${TAKE_WHOLE}`, 1);
    }
    return read(root);
  } catch (error) {
    if (error instanceof LockfileError) {
      throw error;
    }
    if (error instanceof RangeError) {
      throw tooMuch();
    }
    const { message, line } = error as XmlError;
    const [reason = ''] = message.split(' (line');
    throw new LockfileError(`this is no XML (${reason}) → ${TAKE_WHOLE}`, line);
  }
}

/** Lines with their numbers, without those that are empty. */
export const linesOf = (text: string): [line: string, number: number][] =>
  text
    .split('\n')
    .map((line, index): [string, number] => [line, index + 1])
    .filter(([line]) => line.trim() !== '');
