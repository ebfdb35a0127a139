import type { Block, TextDocument } from './document';

// Stems in expressions. cspell:ignore organi ation responsib emerit

/** A person in a list of maintainers. */
export interface Person {
  line: number;
  name: string;
  affiliation?: string;
  contact?: string;
  area?: string;
}

const COLUMNS = {
  handle: /git(?:hub|lab)|\bhandle\b|\bID\b|\busername\b/i,
  affiliation: /company|organi[sz]ation|affiliation|employer/i,
  contact: /contact|e-?mail|slack/i,
  area: /\barea|\brole|responsib|\bscope|component|project/i,
};

const FORMER = /emerit|former|alumni|\bpast\b|inactive|retired|previous/i;
const EMPTY = /^(?:[-–—?.]*|n\/?a|none|tbd|later|unknown)$/i;
const HANDLE = /(?:^|[\s(])@([a-z\d](?:[a-z\d-]*[a-z\d])?)(?![\w/.-])/i;
const PROFILE = /^https?:\/\/(?:www\.)?git(?:hub|lab)\.com\/([a-z\d-]+)\/?$/i;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/;

const filled = (text: string | undefined): string | undefined =>
  text === undefined || EMPTY.test(text.trim()) ? undefined : text.trim();

function ofRow({ cells = [], header = [], links, line }: Block): Person | undefined {
  const column = (words: RegExp) => filled(cells[header.findIndex((title) => words.test(title))]);
  const name = filled(cells[0]);
  const profile = links.map(({ url }) => PROFILE.exec(url)?.[1]).find(Boolean);
  const handle = column(COLUMNS.handle) ?? profile ?? HANDLE.exec(cells.join(' '))?.[1];
  // A team is nobody's name.
  return name === undefined || handle === undefined || /^@?[\w-]+\/[\w-]+$/.test(name)
    ? undefined
    : {
        line,
        name,
        affiliation: column(COLUMNS.affiliation),
        contact: column(COLUMNS.contact),
        area: column(COLUMNS.area),
      };
}

/** "Jane Doe (@jane), Example Corp", in the many forms that lists have. */
function ofItem(text: string, links: Block['links'], line: number): Person | undefined {
  const profile = links.map(({ url }) => PROFILE.exec(url)?.[1]).find(Boolean);
  const handle = HANDLE.exec(text)?.[1] ?? profile;
  if (handle === undefined) {
    return undefined;
  }
  const [name, ...rest] = text
    .replace(/<[^>]*>|https?:\/\/\S+/g, ' ')
    .replace(EMAIL, ' ')
    .replace(new RegExp(`@?\\b${handle}\\b`, 'g'), ' ')
    .split(/[,;|()[\]:/]|\s[-–—]+\s|\s[-–—]+$|^[-–—]+\s/)
    .map((part) => filled(part.replace(/^[\s@*]+|[\s@*]+$/g, '')))
    .filter((part) => part !== undefined);
  return { line, name: name ?? handle, affiliation: rest[0], contact: EMAIL.exec(text)?.[0] };
}

/** The people that a document lists, without former ones. */
export function peopleIn({ sections }: TextDocument): Person[] {
  return sections
    .filter(({ title }) => !FORMER.test(title))
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'row') {
          return ofRow(block) ?? [];
        }
        const { lines, line } = block;
        const links = lines.length === 1 ? block.links : [];
        return block.kind === 'code'
          ? []
          : lines.flatMap((text, index) => ofItem(text, links, line + index) ?? []);
      }),
    );
}
