import type { HeaderRule } from '../contribution';
import { checkHeaders } from './headers';
import { encodePath, type RedirectRule } from './redirects';

/** A word in a configuration of nginx. */
function quote(word: string): string {
  return `"${word.replace(/["\\]/g, '\\$&')}"`;
}

/**
 * The value of a header in a configuration of nginx.
 *
 * @throws if it holds what nginx takes for a variable, since nothing escapes that
 */
function quoteValue(value: string): string {
  if (value.includes('$')) {
    throw new Error(`The header ${JSON.stringify(value)} holds a $, a variable to nginx.`);
  }
  return quote(value);
}

/** Name of the variable that holds a header whose value depends on the path. */
function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A path of a rule, in which `*` stands for anything, as a regular expression of nginx. */
function toPattern(path: string): string {
  const literal = path.replace(/[\\^$.+?()[\]{}|]/g, '\\$&').replaceAll('*', '.*');
  return `~^${literal}$`;
}

/** What files carry that no rule gives another value: always ask whether there is a newer one. */
const DEFAULTS: Readonly<Record<string, string>> = { 'Cache-Control': 'no-cache' };

/** Headers by name, each with its values by path. */
function valuesByHeader(rules: readonly HeaderRule[]): Map<string, Map<string, string>> {
  checkHeaders(rules);
  const headers = new Map<string, Map<string, string>>();
  for (const [name, value] of Object.entries(DEFAULTS)) {
    headers.set(name, new Map([['/*', value]]));
  }
  for (const { path, headers: values } of rules) {
    // Added here, a type would stand beside the one that nginx knows by the file's name (nginx.conf).
    const others = Object.entries(values).filter(([name]) => name !== 'Content-Type');
    for (const [name, value] of others) {
      headers.set(name, (headers.get(name) ?? new Map<string, string>()).set(path, value));
    }
  }
  return headers;
}

/** Paths with a missing or an extra slash at the end; other hosts settle them by the kind of the file. */
function slashRedirects(routes: readonly string[], base: string): RedirectRule[] {
  return routes
    .filter((route) => !route.endsWith('.html') && (route !== '/' || base !== ''))
    .map((route) => ({
      from: base + (route.endsWith('/') ? route.slice(0, -1) : `${route}/`),
      to: base + route,
    }));
}

/**
 * The part of nginx's configuration that belongs into `http`: which redirect
 * and which headers a path has.
 *
 * @param redirects both paths with base path
 * @param routes without base path
 * @param baseUrl base path, with slashes at both ends
 */
export function toNginxMaps(
  rules: readonly HeaderRule[],
  redirects: readonly RedirectRule[],
  routes: readonly string[],
  baseUrl: string,
): string {
  const base = baseUrl.slice(0, -1);
  const targets = new Map(
    [...slashRedirects(routes, base), ...redirects].map(({ from, to }) => [from, to]),
  );
  const maps = [...valuesByHeader(rules)]
    .filter(([, values]) => [...values.keys()].some((path) => path !== '/*'))
    .map(([name, values]) => {
      const lines = [...values].map(([path, value]) =>
        path === '/*'
          ? `  default ${quoteValue(value)};`
          : `  ${quote(toPattern(base + path))} ${quoteValue(value)};`,
      );
      return `map $uri ${variableOf(name)} {\n${lines.join('\n')}\n}\n`;
    });
  return [
    'map_hash_max_size 8192;\nmap_hash_bucket_size 512;\n',
    // As asked for: `$uri` changes when nginx looks for an index file.
    'map $request_uri $site_path {\n  "~^(?<site_asked>[^?]*)" $site_asked;\n}\n',
    `map $site_path $site_redirect {\n${[...targets].map(([from, to]) => `  ${quote(encodePath(from))} ${quote(encodePath(to))};\n`).join('')}}\n`,
    ...maps,
  ].join('\n');
}

/** The part of nginx's configuration that belongs into `server`. Its `root` holds the site below the base path. */
export function toNginxServer(rules: readonly HeaderRule[], baseUrl: string): string {
  const headers = [...valuesByHeader(rules)].map(([name, values]) => {
    const isSame = [...values.keys()].every((path) => path === '/*');
    const value = isSame ? quoteValue(values.get('/*') ?? '') : variableOf(name);
    return `add_header ${name} ${value} always;`;
  });
  return [
    ...headers,
    '',
    'if ($site_redirect) {',
    '  return 301 $site_redirect$is_args$args;',
    '}',
    `location ${baseUrl} {`,
    '  try_files $uri $uri.html $uri/index.html =404;',
    '}',
    `location ~ ^${baseUrl}_ {`,
    '  return 404;',
    '}',
    `error_page 403 404 ${baseUrl}404.html;`,
    '',
  ].join('\n');
}
