import { createHash } from 'node:crypto';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Body } from '../contribution';
import type { Page } from '../pages';

/**
 * The scripts that stand inside the pages. The policy of the site allows each
 * by its hash and no other, so that a script that found its way into a page
 * by accident or by attack does not run.
 *
 * The digests are of the script without its base path (see `fingerprint`).
 */
const EXPECTED_SCRIPTS: Readonly<Record<string, string>> = {
  // cspell:disable
  'rpMp55/TWzCxvx1DPuAnN/s3Mr7asbuUvrHGTHs5RVo=':
    'color mode, data attributes and dismissed announcement, before the first paint',
  '1sQ/ZSsmv6n9tg06uYz64+ejRqKNgAm+yH2GJV91hZ8=': 'the same while no announcement is shown',
  'TVXRfPkl59BwlxEniv3/rnMwnvNZb/mG//WwE/Fxm/E=':
    'banner of the home page that tells of a wrong base URL',
  '9cXBcuBH8OYqNNkCCcIav+GO4QVVmDfkP0a57XAGMkc=':
    'takes that banner away where the base URL is right (platform/frame/browser/theme/Root)',
  '3aHwICtbuS2qaF/NQVDPL3qiNoWKjxmYjdHgI11ax9k=':
    'has the other scripts of a page loaded (packages/light-client/browser/start)',
  'tqbzDEO7jgzJS7+kAwcv5/SFXwb9a+Ds+SWSGg84q2M=':
    'which announcement was closed, before the first paint (features/events/browser/inline)',
  // cspell:enable
};

/** Types whose content runs; a block of any other type is data. See HTML, "prepare the script element". */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/i;

/** Whether an element is a script whose text runs, in contrast to a file, or to data such as JSON-LD. */
function isInlineScript({ tagName, properties: { src, type } }: Element): boolean {
  return (
    tagName === 'script' && src === undefined && RUNS.test(typeof type === 'string' ? type : '')
  );
}

/** Elements that lead away, send, or show another site: no page of this site has one. */
const FOREIGN: ReadonlySet<string> = new Set([
  'base',
  'embed',
  'form',
  'frame',
  'iframe',
  'object',
]);

/** Whether a text is JSON as `jsonForScript` writes it, in which no text can end its element. */
function isEscapedJson(text: string): boolean {
  try {
    JSON.parse(text);
    return !text.includes('<');
  } catch {
    return false;
  }
}

/**
 * What an element of a page does there, if neither Markdown nor a component of this site has made it.
 *
 * @param isOld whether the page leads on from an old address
 */
function foreignMarkup(element: Element, isOld: boolean): string | undefined {
  const { tagName, properties } = element;
  const { httpEquiv, src, type } = properties;
  if (FOREIGN.has(tagName)) {
    return `has a <${tagName}>`;
  }
  if (tagName === 'meta' && httpEquiv !== undefined && !isOld) {
    return `has a <meta http-equiv=${String(httpEquiv)}>`;
  }
  if (tagName !== 'script') {
    return undefined;
  }
  if (src !== undefined) {
    return `has a script of its own, ${src}`;
  }
  if (isInlineScript(element)) {
    return undefined;
  }
  return type === 'application/ld+json' && isEscapedJson(toString(element))
    ? undefined
    : `has data that were not written by JsonLd of platform/frame: ${toString(element).slice(0, 80)}…`;
}

/** What is wrong with elements of a page, which a text brought there by breaking out of where it stands. */
export const markupProblems = (elements: Iterable<Element>, isOld = false): string[] =>
  [...elements].flatMap((element) => foreignMarkup(element, isOld) ?? []);

/** Those of some elements that are scripts to run, as texts. */
export const inlineScripts = (elements: Iterable<Element>): string[] =>
  [...elements].filter(isInlineScript).map((script) => toString(script));

/** The elements that the body doesn't hold as it was built: those of the head, and what steps put in. */
const edited = (page: Page): Element[] => [...page.elements(page.head)];

/**
 * @param bodies of the pages
 * @param oldRoutes addresses whose pages lead on
 * @throws with each page that has an element that nobody made
 */
export function checkMarkup(
  pages: readonly Page[],
  bodies: readonly Body[],
  oldRoutes: Readonly<Record<string, string>>,
): void {
  const found = pages.flatMap((page, index) =>
    [
      ...markupProblems(edited(page), page.route in oldRoutes),
      ...(bodies[index]?.problems ?? []),
    ].map((problem) => `  ${page.route} ${problem}`),
  );
  if (found.length > 0) {
    throw new Error(
      [
        'Built pages hold elements that neither Markdown nor a component of this site makes:',
        ...found,
        'Find the text that brought each into its page: a title, a name, a field of data. What a component is meant to make is named in platform/output/node/hosting/inlineScripts.ts.',
      ].join('\n'),
    );
  }
}

/** @returns base64 of the SHA-256, as policies write it */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** The digest by which a script is known, whatever base path the site is built for. */
function fingerprint(script: string): string {
  return digest(script.replace(/(configured baseUrl = <span[^>]*>)[^<]*(<\/span>)[^\\<]*/, '$1$2'));
}

/**
 * The source expressions that allow the scripts of the built pages.
 *
 * @returns `'sha256-…'` of each script, in a fixed order
 * @throws if a page holds a script that is not expected
 */
export function scriptHashes(pages: readonly Page[], bodies: readonly Body[]): string[] {
  const hashes = new Set<string>();
  const unexpected = new Map<string, string>();
  for (const [index, page] of pages.entries()) {
    for (const script of [...inlineScripts(edited(page)), ...(bodies[index]?.scripts ?? [])]) {
      const known = fingerprint(script);
      hashes.add(`'sha256-${digest(script)}'`);
      if (!(known in EXPECTED_SCRIPTS) && !unexpected.has(known)) {
        unexpected.set(known, `${page.file}: ${known}: ${script.trim().slice(0, 80)}…`);
      }
    }
  }
  if (unexpected.size > 0) {
    throw new Error(
      [
        'The inline scripts of the built pages include some that the content security policy does not expect.',
        ...[...unexpected.values()].map((line) => `  ${line}`),
        'If an upgrade or a change of yours explains it, correct EXPECTED_SCRIPTS in platform/output/node/hosting/inlineScripts.ts.',
        "If not, find out where the script comes from: it would run in every reader's browser. Own scripts belong into a module, not into a page.",
      ].join('\n'),
    );
  }
  return [...hashes].sort();
}
