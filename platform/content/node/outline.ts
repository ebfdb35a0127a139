import {
  admonitionTitleToDirectiveLabel,
  createSlugger,
  escapeMarkdownHeadingIds,
  parseMarkdownHeadingId,
} from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { Finding, Problem } from '#platform/base/common/problems';
import type { ContentFile } from '../common/contentFile';
import { LIMITS } from './limits';

export interface Link {
  url: string;
  /** Line in the file, counted from 1. */
  line: number;
}

/** A component in the text of a page. */
export interface ComponentUse {
  name: string;
  /** Line in the file, counted from 1. */
  line: number;
  /** Attributes with a text as their value; those without one are empty. */
  attributes: Readonly<Record<string, string>>;
  /** The text inside one that is within a paragraph. */
  text: string;
}

/** What the check needs to know of the text of a page. */
export interface Outline {
  anchors: string[];
  links: Link[];
  /** The components of the page, in their order. */
  components: ComponentUse[];
  /** A component of the page brings anchors of its own, which only the built page shows. */
  hasMadeAnchors: boolean;
  /** What the text must not hold. */
  problems: Problem[];
}

/**
 * What is wrong with a node of a page's text.
 *
 * @param file path of the page relative to the site's folder
 */
export type CheckNode = (node: Node, file: string) => readonly Finding[];

/** A name for an anchor. Browsers make a variable of each, so that `{#docusaurusRoot}` would hide one of the page. */
const ANCHOR = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;
/** Ids of the page itself. */
const TAKEN_ANCHORS =
  /^(?:__docusaurus.*|docusaurus|load-failure|main-menu|page-text|side-menu|site-search|theme-svg-external-link)$/;

/** Boxes of the framework: `:::note`. */
export const ADMONITIONS = [
  'note',
  'tip',
  'info',
  'warning',
  'danger',
  'secondary',
  'important',
  'success',
  'caution',
];

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/**
 * The text of a page as the compiler sees it, with the same lines.
 *
 * @throws VFileMessage where it cannot be compiled
 */
export function parseBody(body: string): Root {
  return parser.parse(admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(body), ADMONITIONS));
}

/**
 * Reads the text of a page.
 *
 * @param anchoring components that bring anchors of their own
 * @param checks asked for each node
 */
export function outlineOf(
  { file, body, bodyOffset }: Pick<ContentFile, 'file' | 'body' | 'bodyOffset'>,
  anchoring: readonly string[] = [],
  checks: readonly CheckNode[] = [],
): Outline {
  const outline: Outline = {
    anchors: [],
    links: [],
    components: [],
    hasMadeAnchors: false,
    problems: [],
  };
  try {
    read(outline, parseBody(body), { file, bodyOffset }, anchoring, checks);
    return outline;
  } catch (error) {
    const { reason, message, line } = error as Error & { reason?: string; line?: number };
    outline.problems.push({
      file,
      line: (line ?? 1) + bodyOffset,
      field: 'Markdown',
      reason: `cannot be read: ${reason ?? message}`,
      remedy: 'Close what is open, and put a < or { that is text in backticks.',
    });
    // What could not be read leads nowhere and may be led to.
    return { ...outline, hasMadeAnchors: true };
  }
}

/** Puts what a tree holds into an outline. */
function read(
  outline: Outline,
  tree: Root,
  { file, bodyOffset }: Pick<ContentFile, 'file' | 'bodyOffset'>,
  anchoring: readonly string[],
  checks: readonly CheckNode[],
): void {
  const slugger = createSlugger();
  const depths = new Map<unknown, number>();
  visit(tree, (node: Root | Root['children'][number], _index, parent: unknown) => {
    const line = (node.position?.start.line ?? 1) + bodyOffset;
    const refuse = (field: string, reason: string, remedy: string) =>
      outline.problems.push({ file, line, field, reason, remedy });
    // An item is one level with its list.
    const depth = (depths.get(parent) ?? 0) + (node.type === 'listItem' ? 0 : 1);
    depths.set(node, depth);
    if (depth === LIMITS.levels + 1) {
      refuse('text', `has more than ${LIMITS.levels} levels of nesting`, 'Make it flatter.');
    }
    for (const check of checks) {
      outline.problems.push(...check(node, file).map((finding) => ({ file, line, ...finding })));
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const { name, attributes } = node;
      outline.components.push({
        name: name ?? '',
        line,
        attributes: Object.fromEntries(
          attributes.flatMap((one): [string, string][] =>
            one.type === 'mdxJsxAttribute' && (typeof one.value === 'string' || !one.value)
              ? [[one.name, one.value ?? '']]
              : [],
          ),
        ),
        text: node.type === 'mdxJsxTextElement' ? toString(node) : '',
      });
    }
    if (node.type === 'heading') {
      const { text, id } = parseMarkdownHeadingId(toString(node));
      const anchor = id ?? slugger.slug(text);
      outline.anchors.push(anchor);
      if (outline.anchors.length === LIMITS.headings + 1) {
        refuse('text', `has more than ${LIMITS.headings} headings`, 'Split the page in two.');
      }
      if ((id !== undefined && !ANCHOR.test(id)) || TAKEN_ANCHORS.test(anchor)) {
        refuse(
          `{#${anchor}}`,
          'cannot be the anchor of a heading',
          'Give it another one, of lowercase letters, digits, and hyphens: ## Heading {#another-one}.',
        );
      }
    } else if (node.type === 'mdxJsxFlowElement') {
      outline.hasMadeAnchors ||= anchoring.includes(node.name ?? '');
    } else if ('url' in node) {
      outline.links.push({ url: node.url, line });
      if (outline.links.length === LIMITS.links + 1) {
        refuse('text', `has more than ${LIMITS.links} links`, 'Split the page in two.');
      }
    }
  });
}
