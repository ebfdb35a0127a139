import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import compression from 'compression';
import sirv from 'sirv';
import { copyOf } from '#platform/base/common/site';

/** What stands in the way of a correct answer, as the hosts' parsers report it. */
function failOn(errors: readonly Error[], file: string): void {
  if (errors.length > 0) {
    throw new Error(`${file}: ${errors.map((error) => error.message).join('; ')}`);
  }
}

async function readRedirects(folder: string): Promise<Map<string, { to: string; status: number }>> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [path.join(folder, '_redirects')],
    configRedirects: [],
    minimal: true,
  });
  failOn(errors, '_redirects');
  const rules = redirects as { from: string; to: string; status: number }[];
  return new Map(rules.map(({ from, to, status }) => [from, { to, status }]));
}

/** A path with `*` for any text. The parser's own expression takes a dot for any character. */
const pathPattern = (rule: string): RegExp =>
  new RegExp(`^${rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);

async function readHeaders(
  folder: string,
): Promise<{ pattern: RegExp; values: Record<string, string> }[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [path.join(folder, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  failOn(errors, '_headers');
  const rules = headers as { for: string; values: Record<string, string> }[];
  return rules.map(({ for: rule, values }) => ({ pattern: pathPattern(rule), values }));
}

function redirect(response: ServerResponse, to: string, status = 301): void {
  response.writeHead(status, { Location: to }).end();
}

const hasFile = (folder: string) => (file: string) =>
  existsSync(path.join(folder, path.posix.normalize(file)));

const wantsMarkdown = ({ headers }: IncomingMessage) =>
  headers.accept?.includes('text/markdown') ?? false;

/**
 * Where a host sends a path with a missing or an extra slash at its end:
 * `/a/` for a page `a.html` goes to `/a`, `/a` for `a/index.html` to `/a/`.
 *
 * @param pathname without base path
 * @returns the clean path, or `undefined` if the path is clean already
 */
export function cleanPath(folder: string, pathname: string): string | undefined {
  const has = hasFile(folder);
  const stem = pathname.replace(/\/+$/, '');
  const isPage = has(`${stem}.html`);
  const isIndex = has(`${stem}/index.html`);
  if (isPage === isIndex) {
    return undefined;
  }
  const clean = isPage ? stem : `${stem}/`;
  return clean === pathname ? undefined : clean;
}

/** A path as it is looked up; none if it cannot be decoded, or begins with `//`, which browsers take for another site. */
function decodedPath(pathname: string): string | undefined {
  try {
    const decoded = decodeURI(pathname);
    return /\/\/|\0/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers requests from a folder whose files stay as they are. */
async function siteListener(folder: string, baseUrl: string): Promise<Listener> {
  const [redirects, headers] = await Promise.all([readRedirects(folder), readHeaders(folder)]);
  const files = sirv(folder, {
    extensions: ['html'],
    etag: true,
    dotfiles: true,
    setHeaders: (response) => {
      if (wantsMarkdown(response.req)) {
        response.appendHeader('Vary', 'Accept');
      }
    },
  });
  const has = hasFile(folder);
  const notFoundPage = readFileSync(path.join(folder, '404.html'));

  return (request, response) => {
    const [, pathname = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(request.url ?? '') ?? [];
    for (const { pattern, values } of headers) {
      if (pattern.test(pathname)) {
        for (const [name, value] of Object.entries(values)) {
          response.setHeader(name, value);
        }
      }
    }
    const rule = redirects.get(pathname);
    if (rule) {
      redirect(response, rule.to + search, rule.status);
      return;
    }
    const notFound = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFoundPage);
    };
    const inner = `/${pathname.slice(baseUrl.length)}`;
    const decoded = decodedPath(inner);
    if (!pathname.startsWith(baseUrl) || decoded === undefined) {
      notFound();
      return;
    }
    const clean = cleanPath(folder, decoded);
    if (clean !== undefined) {
      redirect(response, baseUrl + clean.slice(1) + search);
      return;
    }
    const copy = copyOf(decoded);
    // As netlify/edge-functions/markdown.mjs does.
    const file = wantsMarkdown(request) && has(copy) ? encodeURI(copy) : inner;
    request.url = file + search;
    files(request, response, notFound);
  };
}

/**
 * A server for a built site that behaves like the static hosts it is made
 * for: reads the `_headers` and `_redirects` files with those hosts' own
 * parsers, serves `a.html` at `/a`, its Markdown copy to whoever asks for it,
 * and answers unknown paths with the site's 404 page and status 404. It compresses text,
 * as they do.
 *
 * @param link the built site, or a link to it: once that leads to another folder, requests are answered
 *   from there
 * @param baseUrl base path it was built for, with slashes at both ends
 */
export async function createSiteServer(link: string, baseUrl = '/'): Promise<Server> {
  const load = async (folder: string) => ({ folder, listen: await siteListener(folder, baseUrl) });
  let site = load(realpathSync(link));
  let { folder } = await site;
  const compress = compression() as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  return createServer((request, response) => {
    const now = realpathSync(link);
    if (now !== folder) {
      folder = now;
      site = load(now);
    }
    site.then(
      ({ listen }) => compress(request, response, () => listen(request, response)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
}

/**
 * Serves a built site while something is done with it.
 *
 * @param use gets the origin, without a slash at its end
 * @throws if there is no built site in the folder
 */
export async function withSite<Result>(
  folder: string,
  use: (origin: string) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(folder)) {
    throw new Error(`There is no built site in ${folder}. Run "npm run build" first.`);
  }
  const server = await createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await use(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}
