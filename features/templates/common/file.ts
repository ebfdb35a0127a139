/** Folder of the template files in the repository. */
export const TEMPLATES_DIR = 'templates';

/** Address of a template file, without base path; scripts may rely on it. */
export function addressOf(file: string): string {
  return `/resources/templates/files/${file}`;
}

/**
 * What someone who uses a template replaces:
 *
 * | In the file | Meaning |
 * | --- | --- |
 * | `[TODO: name]` | a text |
 * | `TODO:name` | the address of a link, in its round brackets |
 * | `$NAME` | a text, in the templates of the TOC |
 * | `(yes / no)` | a choice of which one stays |
 */
const PLACEHOLDER = /\[TODO: [^\]]+\]|\bTODO:[a-z0-9-]+|\$[A-Z][A-Z0-9]*|\([^()\n]+ \/ [^()\n]+\)/g;

/** A piece of a text: a placeholder, or the text between two of them. */
interface Piece {
  text: string;
  isPlaceholder: boolean;
}

/** The placeholders of a text in order, each once. */
export function findPlaceholders(text: string): string[] {
  return [...new Set(text.match(PLACEHOLDER))];
}

/** Splits a text at its placeholders. Together, the pieces are the text. */
export function splitAtPlaceholders(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    pieces.push({ text: text.slice(end, match.index), isPlaceholder: false });
    pieces.push({ text: match[0], isPlaceholder: true });
    end = match.index + match[0].length;
  }
  pieces.push({ text: text.slice(end), isPlaceholder: false });
  return pieces.filter((piece) => piece.text !== '');
}

/** What a form asks for in place of a placeholder. */
interface Ask {
  label: string;
  /** More on it, such as an example. */
  hint?: string;
  /** Of a placeholder of which one part stays. */
  choices?: string[];
}

/**
 * How to ask a reader for a placeholder: by its own words where it has some, else by what its page
 * says of it.
 *
 * @param what to fill in, as the page says
 */
export function askFor(placeholder: string, what: string): Ask {
  if (placeholder.startsWith('(')) {
    const choices = placeholder.slice(1, -1).split(' / ');
    return { label: LIST.format(choices), hint: what, choices };
  }
  const words = placeholder.startsWith('TODO:')
    ? placeholder.slice('TODO:'.length).replaceAll('-', ' ')
    : placeholder.replace(/^\[TODO: |\]$/g, '');
  const isNamed = /[a-z]/.test(words);
  return isNamed
    ? { label: words.charAt(0).toUpperCase() + words.slice(1), hint: what }
    : { label: what };
}

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

/** What readers have filled in, by placeholder. */
export type Filled = Readonly<Record<string, string>>;

/** What readers have filled in, from its JSON; nothing if the text is anything else. */
export function parseFilled(text: string): Filled {
  try {
    const entries = Object.entries(JSON.parse(text) as Record<string, unknown>);
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** A text with what has been filled in; the other placeholders stay. */
export const fillIn = (text: string, filled: Filled): string =>
  splitAtPlaceholders(text)
    .map((piece) => {
      const own = piece.isPlaceholder ? filled[piece.text] : undefined;
      return own === undefined || own === '' ? piece.text : own;
    })
    .join('');

/** Longer addresses are refused by GitHub, or cut by browsers. */
const LONGEST = 8000;

/** `owner/name` of a repository, from that or from its address on GitHub; `undefined` for anything else. */
export function repositoryIn(text: string): string | undefined {
  const match = /^(?:(?:https?:\/\/)?github\.com\/)?([\w-]+)\/([\w.-]+?)(?:\.git)?\/?$/.exec(
    text.trim(),
  );
  return match ? `${match[1]}/${match[2]}` : undefined;
}

/**
 * The address at which GitHub offers to create a file, on the branch `main`.
 *
 * @param repository `owner/name`
 * @param path of the file in the repository
 * @param content what the file starts with
 * @returns also whether the content is in the address: it is left out where that would be too long
 */
export function newFileAddress(
  repository: string,
  path: string,
  content: string,
): { address: string; hasContent: boolean } {
  const base = `https://github.com/${repository}/new/main?filename=${encodeURIComponent(path)}`;
  const whole = `${base}&value=${encodeURIComponent(content)}`;
  const hasContent = whole.length <= LONGEST;
  return { address: hasContent ? whole : base, hasContent };
}
