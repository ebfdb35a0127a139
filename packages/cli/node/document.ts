import { fromHtml } from 'hast-util-from-html';
import type { Nodes as HtmlNodes } from 'hast';
import { toString as htmlToString } from 'hast-util-to-string';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseGfm } from '../../../platform/markdown/node/nodes';

export interface Link {
  text: string;
  url: string;
  /** Where it isn't that of its block. */
  line?: number;
}

/** A piece of a text, with the line on which it begins. */
export interface Block {
  kind: 'heading' | 'text' | 'item' | 'row' | 'code';
  line: number;
  text: string;
  /** The text with its line breaks. */
  lines: readonly string[];
  links: readonly Link[];
  /** Of a row; the first row of a table is its header. */
  cells?: readonly string[];
  header?: readonly string[];
}

/** A heading (none before the first) with what stands below it, up to the next one. */
export interface Section {
  /** With the headings above it. */
  title: string;
  line: number;
  /** Without what is still to be written. */
  blocks: readonly Block[];
  /** Of its blocks, one to a line. */
  text: string;
}

/** A document as its sections. */
export interface TextDocument {
  file: string;
  sections: readonly Section[];
  links: readonly (Link & { line: number })[];
  /** The first placeholder of a template that is left. */
  placeholder?: { text: string; line: number };
  /** Whether anything is written besides headings and what is still to come. */
  isWritten: boolean;
}

/** What templates leave to be filled in; nobody writes it into a finished text. */
const PLACEHOLDERS = [
  /\[TODO:? [^\]]+\]|\bTODO:[a-z0-9-]+|\bPROJECT[_-]?NAME\b/,
  /\[[A-Z]+(?:[ _-][A-Z]+)+\](?![([])/,
  /\[(?:insert|enter|add|your|fill in) [^\]]{2,60}\](?![([])|\blorem ipsum\b|\buse this section to tell\b/i,
  /<(?:your|insert|project|company|organization|name of)\b[^>]*>|\{\{ ?[\w .-]+ ?\}\}/i,
];

/** What says that something is still to come. */
const PENDING = [
  /\b(?:TODO|TBD|TBA|FIXME|XXX|N\/A)\b|⚠️/,
  /\b(?:coming soon|under construction|work in progress|to be (?:written|defined|determined|decided|added|announced|documented|done|confirmed))\b/i,
  /\bwill be (?:written|defined|added|documented|published) (?:here|later|soon)\b/i,
  /\bnot (?:yet|been) (?:written|defined|documented|decided)\b|\bnot yet\b/i,
  /\b(?:do|does)(?: not|n['’]t) (?:yet )?have (?:an?y? )?(?:\w+ ){0,3}(?:yet|policy|process|roadmap|governance|adopters)\b/i,
  /\bno (?:formal |written |documented |known )?(?:\w+ )?(?:policy|process|roadmap|governance|adopters|releases|meetings) (?:yet|exists?|at this time|so far)\b/i,
];

const isPending = (text: string): boolean => PENDING.some((words) => words.test(text));

const placeholderIn = (text: string): string | undefined =>
  PLACEHOLDERS.flatMap((form) => form.exec(text)?.[0] ?? [])[0];

/** Characters below which a document says nothing. */
const MIN_LENGTH = 15;

/** Whether a block only leads to headings of the same document, as tables of contents do. */
const isContents = ({ text, links }: Pick<Block, 'text' | 'links'>): boolean =>
  links.length > 0 &&
  links.every(({ url }) => url.startsWith('#')) &&
  !/[\p{L}\p{N}]{2}/u.test(links.reduce((rest, link) => rest.replace(link.text, ' '), text));

/** A block, and the text in which placeholders are looked for: without code. */
type Read = Omit<Block, 'lines'> & { lines?: string[]; depth?: number; prose: string };

// Markdown

function htmlBlock(value: string, line: number): Read | undefined {
  const root = fromHtml(value, { fragment: true });
  const links: Link[] = [];
  visit(root as HtmlNodes, 'element', ({ tagName, properties, ...element }) => {
    const url = tagName === 'a' ? properties.href : tagName === 'img' ? properties.src : undefined;
    if (typeof url === 'string') {
      const alt = typeof properties.alt === 'string' ? properties.alt : '';
      const from = element.position?.start.line ?? 1;
      links.push({
        url,
        text: alt || htmlToString({ type: 'root', children: element.children }),
        line: line + from - 1,
      });
    }
  });
  const text = htmlToString(root).replace(/\s+/g, ' ').trim();
  return text === '' && links.length === 0
    ? undefined
    : { kind: 'text', line, text, links, prose: text };
}

function readMarkdown(source: string): Read[] {
  // Front matter is no text, and keeps its lines.
  const text = source.replace(/^---\n[^]*?\n---\n/, (matter) => matter.replace(/[^\n]/g, ''));
  const root = parseGfm(text);
  const definitions = new Map<string, string>();
  visit(root, 'definition', ({ identifier, url }) => {
    definitions.set(identifier, url);
  });
  visit(root, 'break', (_node, index, parent) => {
    parent?.children.splice(index ?? 0, 1, { type: 'text', value: '\n' });
  });
  const lineOf = (node: Nodes) => node.position?.start.line ?? 1;
  const linksIn = (node: Nodes): Link[] => {
    const links: Link[] = [];
    visit(node, (inside) => {
      if (inside.type === 'html') {
        links.push(...(htmlBlock(inside.value, lineOf(inside))?.links ?? []));
      }
      const url =
        'referenceType' in inside
          ? definitions.get(inside.identifier)
          : 'url' in inside
            ? inside.url
            : undefined;
      if (url !== undefined) {
        links.push({ text: toString(inside), url, line: lineOf(inside) });
      }
    });
    return links;
  };
  const proseOf = (nodes: readonly (PhrasingContent | RootContent)[]): string =>
    nodes
      .map((node): string => {
        switch (node.type) {
          case 'inlineCode':
            return ' ';
          case 'html':
            return node.value.startsWith('<!--') ? '' : node.value;
          case 'link':
          case 'strong':
          case 'emphasis':
            return `${proseOf(node.children)}${node.type === 'link' ? ` ${node.url}` : ''}`;
          default:
            return toString(node);
        }
      })
      .join('');
  const block = (kind: Block['kind'], node: Nodes, children: readonly PhrasingContent[]): Read => ({
    kind,
    line: lineOf(node),
    text: toString(children).replace(/\s+/g, ' ').trim(),
    lines: toString(children).split('\n'),
    links: linksIn(node),
    prose: proseOf(children),
  });
  const read = (node: RootContent): Read[] => {
    switch (node.type) {
      case 'heading':
        return [{ ...block('heading', node, node.children), depth: node.depth }];
      case 'paragraph':
        return [block('text', node, node.children)];
      case 'blockquote':
      case 'footnoteDefinition':
        return node.children.flatMap(read);
      case 'list':
        return node.children.flatMap((item) =>
          item.children.flatMap((child) =>
            read(child).map((one) =>
              one.kind === 'text' ? { ...one, kind: 'item' as const } : one,
            ),
          ),
        );
      case 'table': {
        const [first, ...rows] = node.children.map((row) => ({
          row,
          cells: row.children.map((cell) => toString(cell).trim()),
        }));
        return rows.map(({ row, cells }) => ({
          kind: 'row',
          line: lineOf(row),
          text: cells.join(' | '),
          links: linksIn(row),
          cells,
          header: first?.cells ?? [],
          prose: row.children.map((cell) => proseOf(cell.children)).join(' '),
        }));
      }
      case 'code':
        return [{ kind: 'code', line: lineOf(node), text: node.value, links: [], prose: '' }];
      case 'html':
        return [htmlBlock(node.value, lineOf(node))].filter((one) => one !== undefined);
      default:
        return [];
    }
  };
  return root.children.flatMap(read);
}

// reStructuredText, AsciiDoc, plain text

const URL_IN_TEXT =
  /(?:`([^`<]+)<([^>`]+)>`_|(?:link:)?((?:https?:\/\/|mailto:)[^\s[\]<>"'`|]+|[\w./-]+(?=\[))(?:\[([^\]]*)\])?)/g;

function linksInText(text: string): Link[] {
  return [...text.matchAll(URL_IN_TEXT)].map(([, label, target, url, words]) => ({
    text: (label ?? words ?? '').trim(),
    url: target ?? (url ?? '').replace(/[.,;:)]+$/, ''),
  }));
}

function readLines(source: string, file: string): Read[] {
  const isAdoc = /\.a(?:sciid|d)oc$/i.test(file);
  const isRst = /\.rst$/i.test(file);
  const lines = source.split('\n');
  const blocks: Read[] = [];
  let header: string[] | undefined;
  let isNewBlock = true;
  let inComment = false;
  const add = (kind: Block['kind'], index: number, text: string, more: Partial<Read> = {}) => {
    const clean = text.replace(/\s+/g, ' ').trim();
    blocks.push({
      kind,
      line: index + 1,
      text: clean,
      lines: [clean],
      links: linksInText(text),
      prose: clean,
      ...more,
    });
    isNewBlock = false;
  };
  lines.forEach((line, index) => {
    const next = lines[index + 1] ?? '';
    const isUnderline = (text: string) => /^([=\-~^"'#*+])\1{2,}\s*$/.test(text);
    if (line.trim() === '') {
      isNewBlock = true;
      inComment = inComment && /^\s/.test(next);
      return;
    }
    if ((isRst && /^\.\. (?![\w-]+::)/.test(line)) || (isAdoc && line.startsWith('//'))) {
      inComment = isRst;
      return;
    }
    if (inComment && /^\s/.test(line)) {
      return;
    }
    inComment = false;
    if (isUnderline(line)) {
      isNewBlock = true;
      return;
    }
    const [, marks, title] = (isAdoc ? /^(=+) (.+)$/ : /^(#+) (.+)$/).exec(line) ?? [];
    if (marks !== undefined && title !== undefined) {
      add('heading', index, title, { depth: marks.length });
      isNewBlock = true;
      return;
    }
    if (isUnderline(next) && /^\S/.test(line) && line.length <= next.trim().length + 2 && !isAdoc) {
      add('heading', index, line, { depth: next.startsWith('=') ? 1 : 2 });
      isNewBlock = true;
      return;
    }
    if (isAdoc && line.startsWith('|===')) {
      header = undefined;
      return;
    }
    if (isAdoc && line.startsWith('|')) {
      const cells = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      if (header) {
        add('row', index, cells.join(' | '), { cells, header });
      } else {
        header = cells;
      }
      return;
    }
    if (/^\s*(?:[*+-]+|\d+[.)]|\.+) /.test(line)) {
      add('item', index, line.replace(/^\s*\S+ /, ''));
      return;
    }
    const last = blocks.at(-1);
    if (isNewBlock || !last) {
      add('text', index, line);
    } else {
      last.text += ` ${line.trim()}`;
      last.lines = [...(last.lines ?? []), line.trim()];
      last.prose = last.text;
      last.links = [...last.links, ...linksInText(line)];
    }
  });
  return blocks;
}

/** A text as sections, by the ending of its file. */
export function toDocument(file: string, source: string): TextDocument {
  const isMarkdown = /\.(?:md|markdown|mdx)$/i.test(file);
  const blocks = isMarkdown ? readMarkdown(source) : readLines(source, file);
  const sections: Section[] = [];
  const above: { depth: number; text: string }[] = [];
  let open: { title: string; line: number; blocks: Block[] } = { title: '', line: 1, blocks: [] };
  const close = () => {
    if (open.title !== '' || open.blocks.length > 0) {
      sections.push({ ...open, text: open.blocks.map(({ text }) => text).join('\n') });
    }
  };
  let placeholder: TextDocument['placeholder'];
  for (const read of blocks) {
    const one = { ...read, lines: read.lines ?? [read.text] };
    const left = placeholderIn(one.prose);
    if (left !== undefined) {
      placeholder ??= { text: left, line: one.line };
    }
    if (one.kind === 'heading') {
      close();
      const { depth = 1, text, line } = one;
      above.splice(0, above.length, ...above.filter((heading) => heading.depth < depth));
      above.push({ depth, text });
      open = { title: above.map((heading) => heading.text).join(' > '), line, blocks: [] };
      // A heading may be a link, too.
      if (one.links.length > 0) {
        open.blocks.push({ ...one, kind: 'text' });
      }
    } else if (
      !isPending(one.text) &&
      !isContents(one) &&
      (one.text !== '' || one.links.length > 0)
    ) {
      open.blocks.push(one);
    }
  }
  close();
  return {
    file,
    sections,
    links: blocks
      .filter((one) => one.kind === 'heading' || !isContents(one))
      .flatMap(({ links, line }) => links.map((link) => ({ line, ...link }))),
    ...(placeholder && { placeholder }),
    isWritten: sections.reduce((sum, { text }) => sum + text.length, 0) >= MIN_LENGTH,
  };
}

/** The id that code hosts give to a heading. */
const idOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** A document without what isn't below a heading; all of it if there is no such heading. */
export function below(document: TextDocument, heading: string): TextDocument {
  const top = document.sections.find(
    ({ title }) => idOf(title.split(' > ').at(-1) ?? '') === heading.toLowerCase(),
  );
  if (!top) {
    return document;
  }
  const sections = document.sections.filter(
    (one) => one === top || one.title.startsWith(`${top.title} > `),
  );
  const next = document.sections.find((one) => one.line > top.line && !sections.includes(one));
  return {
    ...document,
    sections,
    links: document.links.filter(({ line }) => line >= top.line && line < (next?.line ?? Infinity)),
  };
}
