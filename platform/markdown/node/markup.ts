import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { hasPlainHost } from '#platform/base/common/fields';
import { type Finding, ContentError, type Problem } from '#platform/base/common/problems';
import { ADMONITIONS, type CheckNode } from '#platform/content/node/outline';
import { checkPlainText } from '#platform/content/node/limits';
import type { TransformedFile } from './contribution';

/** Old sites that are linked although they are not served by https. */
const HTTP_HOSTS = new Set([
  'discovery.ucl.ac.uk',
  'klee.github.io',
  'theory.stanford.edu',
  'ts.data61.csiro.au',
  'www.cse.unsw.edu.au',
  'www.it.uu.se',
  'www.sis.pitt.edu',
  'www.thetimezoneconverter.com',
]);

/** Of a path of this site. Signs that are commands to the bundler (`!`, `?`, `@site`) are not among them. */
const PATH = /^[A-Za-z0-9._/-]*$/;
/** Of a query, which only a page that reads it is given: `/search?q=toc`. */
const QUERY = /^\/[A-Za-z0-9/-]*\?[A-Za-z0-9=&%+._-]*$/;
/** Files that a page may show or hand out from its own folder. */
const FILE = /\.(?:md|pdf|avif|gif|jpe?g|png|svg|webp)$/;

const SAFE = 'Use https, mailto, or a path of this site.';

type Refusal = Pick<Finding, 'reason' | 'remedy'>;

/** The path as it is looked up, or nothing if it cannot be. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** A path of this site: a route (`/a/b`), a file served as it is (`/img/a.png`), or a file beside the page. */
function checkOwnPath(url: string, file: string): string | undefined {
  const [address = ''] = url.split('#', 1);
  const [raw = ''] = address.split('?', 1);
  const target = decoded(raw);
  if (target === undefined || decoded(url) === undefined || !PATH.test(target)) {
    return /[!?@]/.test(target ?? '')
      ? 'is a request to the bundler, not an address'
      : 'holds signs that no path of this site has';
  }
  if (address !== raw && (!QUERY.test(address) || /[!@\\]/.test(decoded(address) ?? ''))) {
    return 'is a request to the bundler, not an address';
  }
  const parts = target.split('/');
  if (parts.some((part) => part.startsWith('.') && part !== '.' && part !== '..')) {
    return 'names a hidden file';
  }
  if (target.startsWith('/')) {
    return parts.includes('..') ? 'leads out of its folder' : undefined;
  }
  const [folder = ''] = file.split('/');
  const resolved = path.posix.join(path.posix.dirname(file), target);
  if (!`${resolved}/`.startsWith(`${folder}/`)) {
    return 'leads out of its folder';
  }
  return path.posix.extname(target) === '' || FILE.test(target)
    ? undefined
    : 'names a file that no page may hand out';
}

/** An address with a scheme. */
function checkScheme(scheme: string, url: string): string | undefined {
  const unsafe = 'is not an address that readers can follow safely';
  if (scheme === 'mailto') {
    return undefined;
  }
  if (!/^https?:\/\/[^/]/i.test(url) || !URL.canParse(url)) {
    return unsafe;
  }
  const { host, username, password, href } = new URL(url);
  if (!hasPlainHost(url)) {
    return 'names a host in letters that look like others';
  }
  if (username !== '' || password !== '') {
    return 'names a user, which makes one site look like another';
  }
  return href.startsWith('https://') || HTTP_HOSTS.has(host) ? undefined : unsafe;
}

/**
 * Whether readers can follow an address, and the bundler resolve it, safely: https, mailto, or a
 * path of this site (`pathname:///a` is the framework's form for `/a` without a page behind it).
 *
 * @param url as it is written
 * @param file path of the page relative to the site's folder
 * @returns nothing if it is safe
 */
export function checkAddress(url: string, file: string): Refusal | undefined {
  // Browsers drop some of these and take others for a slash before they look at the address.
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  const hidden = /[\u0000-\u0020\u007F-\u009F\\]/.test(url);
  const seen = url.replace(/^pathname:\/\/(?=\/(?!\/))/, '');
  const scheme = /^([^/?#]*?):/.exec(seen)?.[1]?.toLowerCase();
  const isOther = seen.startsWith('//');
  if (/^www\./i.test(url)) {
    return { reason: `${JSON.stringify(url)} lacks https://`, remedy: `Write https://${url}.` };
  }
  const reason =
    hidden || isOther
      ? 'is not an address that readers can follow safely'
      : scheme === undefined
        ? checkOwnPath(seen, file)
        : checkScheme(scheme, seen);
  return reason === undefined
    ? undefined
    : { reason: `${JSON.stringify(url)} ${reason}`, remedy: SAFE };
}

/** HTML elements allowed in Markdown, with their allowed attributes. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  br: [],
  details: ['open'],
  kbd: [],
  sub: [],
  summary: [],
  sup: [],
};

const URL_ATTRIBUTES = new Set(['action', 'formaction', 'href', 'poster', 'src', 'to', 'url']);
/** What a component takes from Markdown: plain names, and none by which React or a browser is told what to do. */
const ATTRIBUTE = /^[a-z][A-Za-z]*$/;
const FORBIDDEN_ATTRIBUTE =
  /^(?:on.*|as|children|class|className|component|dangerouslySetInnerHTML|is|key|ref|slot|srcDoc|srcSet|style)$/i;
/** Schemes by which a text becomes a program, wherever a component puts it. */
const PROGRAM = /^(?:(?:javascript|vbscript):|(?:blob|file):.*\/|data:(?:[a-z]+\/|[;,]))/i;

type Tag = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;
type Directive = Extract<Nodes, { type: `${string}Directive` }>;

const refuse = (field: string, reason: string, remedy: string): Finding[] => [
  { field, reason, remedy },
];

/** A character reference names what the text of a file may not hold: `&#x202E;`. */
function checkHidden(field: string, text: string): Finding[] {
  return checkPlainText(text, '').map(({ reason, remedy }) => ({ field, reason, remedy }));
}

function checkUrl(field: string, url: string, file: string): Finding[] {
  const refusal = checkAddress(url, file);
  return refusal === undefined ? [] : [{ field, ...refusal }];
}

/** The plain value that the text in braces stands for, such as `3` or `["a", "b"]`; nothing for code. */
function plainValue(code: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(code) as unknown };
  } catch {
    return undefined;
  }
}

/** The texts in a plain value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

// eslint-disable-next-line no-control-regex -- browsers drop them
const withoutHidden = (text: string) => text.replace(/[\u0000-\u0020]/g, '');

function checkAttribute(
  field: string,
  name: string,
  value: string | null | undefined | { value: string },
  file: string,
): Finding[] {
  const plain =
    typeof value === 'object' && value !== null ? plainValue(value.value) : { value: value ?? '' };
  if (plain === undefined) {
    return refuse(
      field,
      'its value is JavaScript',
      'Write the value as text in quotes, or as a number.',
    );
  }
  return textsIn(plain.value).flatMap((text) => [
    ...checkHidden(field, text),
    ...(text in {}
      ? refuse(field, `${JSON.stringify(text)} means nothing here`, 'Write a name.')
      : []),
    ...(URL_ATTRIBUTES.has(name.toLowerCase()) || PROGRAM.test(withoutHidden(text))
      ? checkUrl(field, text, file)
      : []),
  ]);
}

function checkTag(tag: Tag, file: string, components: ReadonlySet<string>): Finding[] {
  // A fragment has no name.
  const name = tag.name ?? '';
  const field = `<${name}>`;
  const allowed = Object.hasOwn(ELEMENTS, name) ? ELEMENTS[name] : undefined;
  if (allowed === undefined && !components.has(name)) {
    return refuse(
      field,
      'is not allowed in Markdown',
      `Use Markdown, a component of the site, or one of ${Object.keys(ELEMENTS).join(', ')}. Put it in backticks to show it as text.`,
    );
  }
  return tag.attributes.flatMap((attribute) => {
    const own = attribute.type === 'mdxJsxAttribute' ? attribute.name : '';
    const place = `${field} ${own}`.trim();
    const isAllowed =
      allowed?.includes(own) ?? (ATTRIBUTE.test(own) && !FORBIDDEN_ATTRIBUTE.test(own));
    return isAllowed
      ? checkAttribute(place, own, attribute.value, file)
      : refuse(place, 'this attribute is not allowed in Markdown', 'Remove it.');
  });
}

/** `:::note` is a box; nothing else that is written so means anything here. */
function checkDirective({ type, name, attributes }: Directive): Finding[] {
  const isBox = type !== 'containerDirective' || ADMONITIONS.includes(name);
  return isBox && Object.keys(attributes ?? {}).length === 0
    ? []
    : refuse(
        `${type === 'containerDirective' ? ':::' : ':'}${name}`,
        isBox ? 'has attributes' : 'is not a box that this site knows',
        `Use one of ${ADMONITIONS.map((box) => `:::${box}`).join(', ')}, without braces.`,
      );
}

/**
 * The rules of the text of a page, node by node. Content holds text and components of this site,
 * never code.
 *
 * @param names of the components that pages may use
 */
export function markupRules(names: Iterable<string>): CheckNode {
  const components = new Set(names);
  return (given, file) => {
    const node = given as Nodes;
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return checkTag(node, file, components);
      case 'mdxjsEsm':
        return refuse(
          'JavaScript',
          `${JSON.stringify(node.value.split('\n', 1)[0])} is not allowed in Markdown`,
          'Remove it: components need no import, and a page holds no code.',
        );
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)?$/.test(node.value)
          ? []
          : refuse(
              `{${node.value}}`,
              'JavaScript is not allowed in Markdown',
              'Write the text itself; to show braces, put them in backticks.',
            );
      case 'containerDirective':
      case 'leafDirective':
      case 'textDirective':
        return checkDirective(node);
      case 'code':
        // The framework takes such a block out of its fence and compiles what is in it.
        if (node.lang === 'mdx-code-block') {
          return refuse('code', 'would be compiled', 'Name another language.');
        }
        return typeof node.meta === 'string' && !/^title="[\w ./-]+"$/.test(node.meta)
          ? refuse(
              'code',
              `has ${JSON.stringify(node.meta)} behind its language`,
              'Write the language alone, or with the name of a file: title="a.yaml".',
            )
          : [];
      case 'html':
        return refuse(node.value, 'raw HTML is not allowed', 'Use Markdown.');
      case 'image':
        return /^[a-z][a-z0-9+.-]*:/i.test(node.url)
          ? refuse(
              'image',
              `${JSON.stringify(node.url)} is not a picture of this site`,
              'Put the file beside the page, and write ./name.png.',
            )
          : checkUrl(node.type, node.url, file);
      case 'imageReference':
        return refuse(
          'image',
          'names its file elsewhere on the page',
          'Write the path of the file behind it: ![…](./name.png).',
        );
      case 'link':
      case 'definition':
        return checkUrl(node.type, node.url, file);
      case 'text':
        return checkHidden('text', node.value);
      default:
        return [];
    }
  };
}

/**
 * Remark plugin: stops on a page that holds more than text and components of
 * this site. It looks at the tree that is compiled, so that nothing can be
 * written in a way that the check reads and the compiler does not. It has to
 * run before the framework's own plugins, which add code of theirs.
 *
 * @param components names of those that pages may use
 */
export function remarkMarkup({
  siteDir,
  components,
}: {
  siteDir: string;
  components: readonly string[];
}) {
  const check = markupRules(components);
  return (tree: Root, vfile: TransformedFile): void => {
    const file = path.relative(siteDir, vfile.path).split(path.sep).join('/');
    const problems: Problem[] = [];
    visit(tree, (node) => {
      const line = node.position?.start.line;
      problems.push(...check(node, file).map((finding) => ({ file, line, ...finding })));
    });
    if (problems.length > 0) {
      throw new ContentError(problems);
    }
  };
}
