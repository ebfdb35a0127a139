import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Page } from '#platform/output/node/pages';

/** Properties whose address the browser asks for by itself, or sends a form to. */
const LOADING = ['action', 'data', 'formAction', 'poster', 'src', 'srcSet', 'xLinkHref'];
/** Kinds of `<link>` that only name another page. */
const NAMING = new Set(['alternate', 'author', 'canonical', 'license', 'me', 'next', 'prev']);

/** Whether an address, or one of a list of them, names a host. */
const namesHost = (address: unknown): boolean =>
  typeof address === 'string' && /(?:^|[\s,])(?:https?:)?\/\//i.test(address);

/** What is wrong with an element, in words. */
function problemOf({ tagName, properties }: Element): string | undefined {
  const { href, rel, target } = properties;
  const kinds = Array.isArray(rel) ? rel.map(String) : [];
  if (tagName === 'a') {
    const isSafe = target !== '_blank' || kinds.includes('noopener');
    return namesHost(href) && !isSafe ? 'opens another site without rel=noopener' : undefined;
  }
  const onlyNames = kinds.length > 0 && kinds.every((kind) => NAMING.has(kind));
  const loads =
    LOADING.some((name) => namesHost(properties[name])) || (!onlyNames && namesHost(href));
  return loads ? 'asks another host for something' : undefined;
}

/**
 * What in a page would ask another host for something before the reader does,
 * and links to other sites that give these a hold on the page.
 *
 * @param page whose own files have addresses without a host
 * @returns a line for each element that is wrong
 */
export function outsideProblems(page: Page): string[] {
  return [...page.elements()].flatMap((element) => {
    const problem = problemOf(element);
    return problem === undefined ? [] : [`${toHtml({ ...element, children: [] })} ${problem}`];
  });
}

/** Addresses at other hosts that a style sheet would load. */
export function outsideAddresses(css: string): string[] {
  return css.match(/(?:url\(\s*["']?|@import\s*["'])(?:https?:)?\/\/[^"')]*/gi) ?? [];
}
