import { isMap, isScalar, isSeq } from 'yaml';
import type { Block, TextDocument } from './document';
import type { Repository } from './repository';

// Stems in expressions. cspell:ignore organi ation responsib emerit foxm ymail tutanota tuta posteo riseup hanmail fedoraproject

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
  affiliation: /company|\borgs?\b|organi[sz]ation|affiliation|employer/i,
  contact: /contact|e-?mail|slack/i,
  area: /\barea|\brole|responsib|\bscope|component|project/i,
};

/** Headings of lists of maintainers, and of bodies that are none. */
const LIST = /maintain|committer|\bowners?\b|approver|core team|project lead|core developers/i;
const BODY = /steering|committee|\bboard\b|council|\bTOC\b|code of conduct|contact|security/i;
/** What a person does is no employer. */
const ROLE =
  /\b(?:manager|lead|maintainer|engineer|owner|reviewer|approver|chair|emerit\w*|dev|developer|architect|member|admin|docs?|documentation|website|community|release|security)s?\b/i;

/** A handle, which stands as `@`, with nothing but a company behind it, as the form of its name tells. */
const BY_HANDLE =
  /^@\W*,\s+([^,;()|]*[^\s,;()|](?:,? (?:Inc|LLC|Ltd|GmbH|AG|Corp|Co|SE|S\.A|B\.V)\b\.?))$/;

/** "Name: Jane Doe", as a line of a block for each person. */
const FIELD = /^\s*(?:[*-]\s+)?([A-Za-z][A-Za-z -]{1,24}):\s+(\S.*)$/;

const FORMER = /emerit|former|alumni|\bpast\b|inactive|retired|previous/i;
const EMPTY = /^(?:[-–—?.]*|n\/?a|none|tbd|later|unknown)$/i;
const HANDLE = /(?:^|[\s(])@([a-z\d](?:[a-z\d-]*[a-z\d])?)(?![\w/.-])/i;
const PROFILE = /^https?:\/\/(?:www\.)?git(?:hub|lab)\.com\/([a-z\d-]+)\/?$/i;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/;

const handlesIn = (text: string): number => [...text.matchAll(new RegExp(HANDLE, 'gi'))].length;

const filled = (text: string | undefined): string | undefined =>
  text === undefined || EMPTY.test(text.trim()) ? undefined : text.trim();

function ofRow({ cells = [], header = [], links, line }: Block): Person | undefined {
  const column = (words: RegExp) => filled(cells[header.findIndex((title) => words.test(title))]);
  const name = filled(cells[0]);
  const profile = links.map(({ url }) => PROFILE.exec(url)?.[1]).find(Boolean);
  const handle = column(COLUMNS.handle) ?? profile ?? HANDLE.exec(cells.join(' '))?.[1];
  // A team is nobody's name, and a row with several people in a cell is about what they look after.
  return name === undefined ||
    handle === undefined ||
    /^@?[\w-]+\/[\w-]+$/.test(name) ||
    cells.some((cell) => handlesIn(cell) > 1)
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
  // @jane, Example Corp Inc.
  const [, employer] = BY_HANDLE.exec(text.replace(/^[\s*@[-]*/, '').replace(handle, '@')) ?? [];
  if (employer !== undefined) {
    return { line, name: handle, affiliation: employer };
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
  const isAlone = handlesIn(text) < 2;
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

/** A person by a block of fields, with the name as the first field or above them; "Email: …", "Organization: …". */
function ofFields({ lines, line }: Block): Person | undefined {
  const fields = lines.flatMap((text) => {
    const [, key, value] = FIELD.exec(text) ?? [];
    return key === undefined || value === undefined ? [] : [{ key, value: filled(value) }];
  });
  const field = (words: RegExp) => fields.find(({ key }) => words.test(key))?.value;
  const bare = lines.findLastIndex((text) => !text.includes(':') && text.trim() !== '');
  const name = field(/^(?:full )?name$/i) ?? filled(lines[bare]);
  return fields.length < 2 || name === undefined || field(COLUMNS.handle) === undefined
    ? undefined
    : {
        line: line + Math.max(bare, 0),
        name,
        affiliation: field(COLUMNS.affiliation),
        contact: field(COLUMNS.contact),
        area: field(COLUMNS.area),
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
        const person = block.kind === 'text' && isList ? ofFields(block) : undefined;
        if (person) {
          return person;
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

/** The people whom SECURITY-INSIGHTS names as the core team; it may have addresses of lists instead. */
export function insightsPeople(repository: Repository, file: string): Person[] {
  const yaml = repository.yaml(file);
  const teams = ['core-team', 'core-maintainers'].flatMap((key) =>
    ['repository', 'project', 'project-lifecycle'].map((part) => yaml?.document.getIn([part, key])),
  );
  return teams.filter(isSeq).flatMap(({ items }) =>
    items.filter(isMap).flatMap((item): Person[] => {
      const field = (key: string) => {
        const value = item.get(key);
        return typeof value === 'string' ? filled(value) : undefined;
      };
      const name = field('name');
      const [first] = item.items;
      const start = first && isScalar(first.key) ? first.key.range?.[0] : undefined;
      return name === undefined || start === undefined || !yaml
        ? []
        : [
            {
              line: yaml.lines.linePos(start).line,
              name,
              affiliation: field('affiliation'),
              contact: field('email'),
            },
          ];
    }),
  );
}

/** The owners for whom a comment of their file tells a company: "# @jane @joe - Example Corp". */
export function ownersIn(text: string): Person[] {
  const lines = text.split('\n');
  const active = lines.filter((line) => !line.startsWith('#')).join('\n');
  return lines.flatMap((line, index) => {
    const [, handles = '', company] =
      /^#+\s*((?:@[\w-]+[\s,]+)+)[-–—:]\s+([^,;()]+)/.exec(line) ?? [];
    return [...handles.matchAll(/@([\w-]+)/g)].flatMap(([handle, name = '']) =>
      company !== undefined && new RegExp(`${handle}(?![\\w/-])`).test(active)
        ? [{ line: index + 1, name, affiliation: filled(company) }]
        : [],
    );
  });
}

/** Domains of mail that tell no employer: providers, foundations, and associations. */
const NO_EMPLOYER =
  /^(?:(?:g|google|hot|proton|fast|foxm|zoho|ymail|rocket)?mail|outlook|live|msn|yahoo|proton|pm|icloud|me|mac|qq|163|126|yeah|gmx|web|aol|hey|duck|tutanota|tuta|posteo|mailbox|disroot|riseup|naver|hanmail|github|users|linux|kernel|debian|ubuntu|fedoraproject|apache|cncf|linuxfoundation|acm|ieee|example)\./i;

/** The part of a domain that somebody registers. */
const registered = (domain: string): string =>
  (/[^.]+\.(?:(?:ac|co|com|edu|gov|net|org)\.)?[^.]+$/.exec(domain)?.[0] ?? domain).toLowerCase();

/** The companies of which the addresses of a list are, by their domains, without those of one person. */
export function employersByAddress({ sections }: TextDocument): { domain: string; line: number }[] {
  const all = sections
    .filter(({ title }) => !FORMER.test(title) && !BODY.test(title.split(' > ').at(-1) ?? ''))
    .flatMap(({ blocks }) =>
      blocks.flatMap(({ lines, line, kind }) =>
        lines
          .flatMap((text) => text.split('\n'))
          .flatMap((text, index) => {
            const address = EMAIL.exec(text)?.[0] ?? '';
            const domain = registered(address.replace(/^.*@|\.+$/g, ''));
            const [name = ''] = domain.split('.');
            // "Jane Doe, mail@janedoe.example"
            const isOwn = text
              .replace(address, '')
              .toLowerCase()
              .replace(/\s+/g, '')
              .includes(name);
            return domain === '' || isOwn || NO_EMPLOYER.test(domain)
              ? []
              : [{ domain, line: line + index + (kind === 'code' ? 1 : 0) }];
          }),
      ),
    );
  return all.filter((one, index) => all.findIndex(({ domain }) => domain === one.domain) === index);
}
