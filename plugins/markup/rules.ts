import type { Problem } from '../shared/problems';

/** HTML that Markdown may contain, with the attributes it may carry. */
const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  br: [],
  details: ['open'],
  kbd: [],
  sub: [],
  summary: [],
  sup: [],
};

/** Components of the framework that write where no text belongs. */
const FORBIDDEN_COMPONENTS = new Set(['Head']);

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

const URL_ATTRIBUTES = new Set(['action', 'formaction', 'href', 'poster', 'src', 'to', 'url']);

/** The only JavaScript of a page: importing components of this site. */
const IMPORT = /^import \{ [\w, ]+ \} from '@site\/src\/components\/[\w/]+';$/;

/** What is wrong in a node, and what to do about it. */
export type Finding = Pick<Problem, 'field' | 'reason' | 'remedy'>;

/** The parts of a node of MDX's syntax tree that the rules look at. */
export interface MarkupNode {
  type: string;
  /** Of code. */
  value?: string;
  /** Of a link or picture. */
  url?: string;
  /** Of an element or a component; `null` for a fragment. */
  name?: string | null;
  attributes?: readonly {
    type: string;
    name?: string;
    /** Text, nothing for a bare name, or an expression in braces. */
    value?: string | null | { value: string };
  }[];
}

/**
 * Whether readers can follow an address safely: https, mailto, or a path of
 * this site (`pathname:///a` is the framework's form for `/a` without a page
 * behind it). Browsers drop control characters and spaces before they look at it.
 */
export function isSafeUrl(url: string): boolean {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  const seen = url.replace(/[\u0000-\u0020]/g, '').replace(/^pathname:\/\/(?=\/)/, '');
  const scheme = /^([^/?#:]*):/.exec(seen)?.[1]?.toLowerCase();
  if (scheme === undefined) {
    return !seen.startsWith('//') && !seen.startsWith('/\\') && !seen.startsWith('\\');
  }
  if (scheme === 'http') {
    return URL.canParse(seen) && HTTP_HOSTS.has(new URL(seen).host);
  }
  return scheme === 'https' || scheme === 'mailto';
}

function checkUrl(field: string, url: string): Finding[] {
  return isSafeUrl(url)
    ? []
    : [
        {
          field,
          reason: `${JSON.stringify(url)} is no address that readers can follow safely`,
          remedy: 'Use https, mailto, or a path of this site.',
        },
      ];
}

/** Whether the text in braces is a plain value, such as `3` or `["a", "b"]`, not code. */
function isPlainValue(code: string): boolean {
  try {
    JSON.parse(code);
    return true;
  } catch {
    return false;
  }
}

function checkTag(name: string | null, attributes: MarkupNode['attributes'] = []): Finding[] {
  const field = `<${name ?? ''}>`;
  const isComponent = name !== null && /^[A-Z]/.test(name) && !FORBIDDEN_COMPONENTS.has(name);
  const allowed = name === null ? undefined : ELEMENTS[name];
  if (!isComponent && allowed === undefined) {
    return [
      {
        field,
        reason: 'is not allowed in Markdown',
        remedy: `Use Markdown, a component of the site, or one of ${Object.keys(ELEMENTS).join(', ')}. Put it in backticks to show it as text.`,
      },
    ];
  }
  return attributes.flatMap(({ type, name: attribute = '', value }): Finding[] => {
    const place = `${field} ${attribute}`.trim();
    const isForbidden =
      type !== 'mdxJsxAttribute' ||
      /^on|^style$|^dangerouslySetInnerHTML$|^srcDoc$/i.test(attribute) ||
      (allowed !== undefined && !allowed.includes(attribute));
    if (isForbidden) {
      return [
        {
          field: place,
          reason: 'this attribute is not allowed in Markdown',
          remedy: 'Remove it.',
        },
      ];
    }
    if (typeof value === 'object' && value !== null) {
      return isPlainValue(value.value)
        ? []
        : [
            {
              field: place,
              reason: 'its value is JavaScript',
              remedy: 'Write the value as text in quotes, or as a number.',
            },
          ];
    }
    return URL_ATTRIBUTES.has(attribute.toLowerCase()) ? checkUrl(place, value ?? '') : [];
  });
}

/** Checks one node of a page. Content holds text and components of this site, never code. */
export function checkNode({ type, name, attributes, url, value = '' }: MarkupNode): Finding[] {
  switch (type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return checkTag(name ?? null, attributes);
    case 'mdxjsEsm':
      return value
        .split('\n')
        .filter((line) => line.trim() !== '' && !IMPORT.test(line))
        .map((line) => ({
          field: 'JavaScript',
          reason: `${JSON.stringify(line)} is not allowed in Markdown`,
          remedy: "Only import { Name } from '@site/src/components/Name'; is.",
        }));
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^\s*(?:\/\*(?:[^*]|\*(?!\/))*\*\/\s*)?$/.test(value)
        ? []
        : [
            {
              field: `{${value}}`,
              reason: 'JavaScript is not allowed in Markdown',
              remedy: 'Write the text itself; to show braces, put them in backticks.',
            },
          ];
    case 'html':
      return [{ field: value, reason: 'raw HTML is not allowed', remedy: 'Use Markdown.' }];
    case 'link':
    case 'image':
    case 'definition':
      return checkUrl(type, url ?? '');
    default:
      return [];
  }
}
