import path from 'node:path';
import { hasPlainHost } from '#platform/base/common/fields';
import type { Finding } from '#platform/base/common/problems';

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
