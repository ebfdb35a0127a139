const TAG = /<([a-z]+)\b((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const ATTRIBUTE = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Attributes whose address the browser asks for by itself, or sends a form to. */
const LOADING = new Set(['action', 'data', 'formaction', 'poster', 'src', 'srcset']);
/** Kinds of `<link>` that only name another page. */
const NAMING = new Set(['alternate', 'author', 'canonical', 'license', 'me', 'next', 'prev']);

/** Whether an address, or one of a list of them, names a host. */
const namesHost = (address: string): boolean => /(?:^|[\s,])(?:https?:)?\/\//i.test(address);

/**
 * What in a page would ask another host for something before the reader does,
 * and links to other sites that give these a hold on the page.
 *
 * @param html of a built page; its own files have addresses without a host
 * @returns a line for each tag that is wrong
 */
export function outsideProblems(html: string): string[] {
  return [...html.matchAll(TAG)].flatMap(([tag, element = '', text = '']) => {
    const attributes = new Map(
      [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
        name.toLowerCase(),
        double ?? single ?? bare ?? '',
      ]),
    );
    const href = attributes.get('href') ?? '';
    const rel = (attributes.get('rel') ?? '').split(/\s+/);
    if (element.toLowerCase() === 'a') {
      const isSafe = attributes.get('target') !== '_blank' || rel.includes('noopener');
      return namesHost(href) && !isSafe ? [`${tag} opens another site without rel=noopener`] : [];
    }
    const isLoaded = !rel.every((kind) => NAMING.has(kind));
    const loads = [...attributes].some(
      ([name, value]) => (LOADING.has(name) || (name === 'href' && isLoaded)) && namesHost(value),
    );
    return loads ? [`${tag} asks another host for something`] : [];
  });
}

/** Addresses at other hosts that a style sheet would load. */
export function outsideAddresses(css: string): string[] {
  return css.match(/(?:url\(\s*["']?|@import\s*["'])(?:https?:)?\/\/[^"')]*/gi) ?? [];
}
