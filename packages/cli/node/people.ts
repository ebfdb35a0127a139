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

/** Headings of lists of maintainers, and of bodies that are none. */
const LIST = /maintain|committer|\bowners?\b|approver|core team|project lead|core developers/i;
const BODY = /steering|committee|\bboard\b|council|\bTOC\b|code of conduct|contact|security/i;
/** What a person does is no employer. */
const ROLE =
  /\b(?:manager|lead|maintainer|engineer|owner|reviewer|approver|chair|emerit\w*|developer|architect|member|admin|docs?|documentation|website|community|release|security)s?\b/i;

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
  // `component`: Jane Doe (@jane)
  const [name, ...rest] = text
    .replace(/^[\s*-]*[`\w/.-]+`?\s*:\s+(?=.*@)/, '')
    .replace(/<[^>]*>|https?:\/\/\S+/g, ' ')
    .replace(EMAIL, ' ')
    .replace(new RegExp(`@?\\b${handle}\\b`, 'g'), ' ')
    .split(/[,;|()[\]:/]|\s[-–—]+\s|\s[-–—]+$|^[-–—]+\s/)
    .map((part) => filled(part.replace(/^[\s@*]+|[\s@*]+$/g, '')))
    .filter((part) => part !== undefined);
  // Where a line names several people, what stands beside one isn't for whom they work.
  const isAlone = [...text.matchAll(new RegExp(HANDLE, 'gi'))].length < 2;
  // The names of columns.
  if (/^(?:name|maintainer|handle|type|company|github)s?$/i.test(name ?? '')) {
    return undefined;
  }
  return {
    line,
    name: name ?? handle,
    affiliation: isAlone ? rest.find((part) => !ROLE.test(part)) : undefined,
    contact: EMAIL.exec(text)?.[0],
  };
}

/** The people that a document lists, without former ones. */
export function peopleIn({ sections, file }: TextDocument): Person[] {
  const isList = LIST.test(file);
  return sections
    .filter(
      ({ title }) =>
        !FORMER.test(title) &&
        !BODY.test(title.split(' > ').at(-1) ?? '') &&
        (isList || LIST.test(title)),
    )
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => {
        if (block.kind === 'row') {
          return ofRow(block) ?? [];
        }
        const { lines, line } = block;
        const links = lines.length === 1 ? block.links : [];
        // A sentence that mentions somebody is no list.
        return block.kind === 'code' ||
          (block.kind === 'text' && (!isList || /\w{3,}\.(?:\s|$)/.test(block.text)))
          ? []
          : lines.flatMap((text, index) => ofItem(text, links, line + index) ?? []);
      }),
    );
}
