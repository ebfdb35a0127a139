// The built pages as the steps of the output see them: HTML to read as a tree, and to edit by position.
import type { Element, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** A stretch of a page that gets other HTML: nothing to take it out, an empty stretch to insert. */
export interface Edit {
  /** Offsets in {@link Page.source}. */
  start: number;
  end: number;
  html: string;
}

/** Where the text of a page begins. A script above it that held this text would be cut, and refused then. */
const BODY = '<body';

/** The HTML that the framework wrote. */
class Source {
  #head?: Root;

  constructor(readonly html: string) {}

  /** Offset of the body; the end of a page that has none, such as one that leads on. */
  get bodyStart(): number {
    const start = this.html.indexOf(BODY);
    return start === -1 ? this.html.length : start;
  }

  get head(): Root {
    this.#head ??= fromHtml(this.html.slice(0, this.bodyStart));
    return this.#head;
  }
}

/** What a page is made of. */
export interface PageParts {
  /** Without base path, in the form in which readers see it: `/events/`, `/events/kubecon`. */
  route: string;
  /** Path relative to the built site. */
  file: string;
  html: string;
}

/**
 * A page of the built site. It never changes: {@link edit} and {@link movedTo} give another one.
 *
 * Edits are noted, not parsed: however many steps edit a page, it is parsed once, and all that
 * nobody edits keeps the bytes of the framework.
 */
export class Page {
  private constructor(
    readonly route: string,
    readonly file: string,
    private readonly written: Source,
    private readonly edits: readonly Edit[],
  ) {}

  static of({ route, file, html }: PageParts): Page {
    return new Page(route, file, new Source(html), []);
  }

  /** HTML as the framework wrote it, before any edit. */
  get source(): string {
    return this.written.html;
  }

  /**
   * The tree of what stands before the body, with positions in {@link source}. Others read it, too: change a
   * `structuredClone` only. The body is large: `bodies.ts` reads it once for all steps.
   */
  get head(): Root {
    return this.written.head;
  }

  /** Offset of the body in {@link source}. */
  get bodyStart(): number {
    return this.written.bodyStart;
  }

  /** HTML of the body as the framework wrote it. */
  get body(): string {
    return this.source.slice(this.bodyStart);
  }

  /** HTML with all edits. */
  get html(): string {
    let html = '';
    let from = 0;
    for (const { start, end, html: text } of this.edits) {
      html += this.source.slice(from, start) + text;
      from = end;
    }
    return html + this.source.slice(from);
  }

  /**
   * @param edits in any order; what is inserted at one place by several stays in their order
   * @throws if two steps edit the same stretch
   */
  edit(edits: readonly Edit[]): Page {
    const all = [...this.edits, ...edits].sort((a, b) => a.start - b.start || a.end - b.end);
    all.forEach(({ start }, index) => {
      const before = all[index - 1];
      if (before && start < before.end) {
        throw new Error(
          `The page ${this.route} is edited twice at: ${this.source.slice(start, before.end)}`,
        );
      }
    });
    return new Page(this.route, this.file, this.written, all);
  }

  movedTo(file: string): Page {
    return new Page(this.route, file, this.written, this.edits);
  }

  /**
   * The elements as edited: those of the source that are still there, then those in inserted
   * HTML, which have no place in it.
   *
   * @param tree where to look: all of the page, or only {@link head}
   */
  *elements(tree: Root = fromHtml(this.source)): Generator<Element> {
    for (const element of elementsIn(tree)) {
      const offset = element.position?.start.offset;
      const isGone =
        offset !== undefined &&
        this.edits.some(({ start, end }) => start <= offset && offset < end);
      if (!isGone) {
        yield element;
      }
    }
    for (const { html } of this.edits) {
      for (const element of elementsIn(fromHtml(html, { fragment: true }))) {
        // Its place in the inserted HTML is none in the page.
        delete element.position;
        yield element;
      }
    }
  }
}

/** A node's place in the HTML that was parsed. @throws if the parser made the node up, as `<body>` where it is not written */
export function rangeOf(node: RootContent): { start: number; end: number } {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  if (start === undefined || end === undefined) {
    const name = node.type === 'element' ? `<${node.tagName}>` : node.type;
    throw new Error(`${name} does not stand in the HTML of its page.`);
  }
  return { start, end };
}

/** The edit that takes a node out. */
export const remove = (node: RootContent): Edit => ({ ...rangeOf(node), html: '' });

/** The edit that puts HTML right before a node. */
export function insertBefore(node: RootContent, html: string): Edit {
  const { start } = rangeOf(node);
  return { start, end: start, html };
}

/** Every element in a node, in the order of the text. */
export function* elementsIn(node: Nodes): Generator<Element> {
  if (!('children' in node)) {
    return;
  }
  for (const child of node.children) {
    if (child.type === 'element') {
      yield child;
      yield* elementsIn(child);
    }
  }
}

/** The first element in a node that passes a test. */
export function findElement(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  for (const element of elementsIn(node)) {
    if (test(element)) {
      return element;
    }
  }
  return undefined;
}

/** The classes of an element. */
export function classesOf({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}
