import type { HeaderRule } from '../contribution';

/**
 * A path as browsers send it, in which no sign is left that a file of rules or a configuration
 * takes for something else: `/a b$c` → `/a%20b%24c`.
 */
export function encodePath(path: string): string {
  return path.replace(/[^/\w.~-]+/g, (signs) =>
    encodeURIComponent(signs).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    ),
  );
}

/** Abilities of browsers that no page uses, for itself or for what it embeds. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** The only site whose pages are shown in a frame: the player of a video, once a reader asks for it. */
const PLAYER = 'https://www.youtube-nocookie.com';

/**
 * The content security policy: what a page may load and run.
 * https://www.w3.org/TR/CSP3/
 *
 * @param scriptHashes source expressions of the scripts inside the pages
 */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'"],
    // React and the code highlighter set style attributes; they can neither run nor load anything.
    'style-src-attr': ["'unsafe-inline'"],
    // The framework's style sheet holds its small icons as data.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [PLAYER],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Files for programs by their extension, which pages of other sites may read: data, feeds, calendars,
 * copies of pages, and the index of the search. A media type stands where hosts don't know it.
 */
const OPEN_FILES: Readonly<Record<string, string | undefined>> = {
  bib: 'application/x-bibtex; charset=utf-8',
  // The Citation File Format is YAML.
  cff: 'application/yaml',
  csv: 'text/csv; charset=utf-8',
  gz: undefined,
  ics: 'text/calendar; charset=utf-8',
  ipynb: 'application/x-ipynb+json',
  json: undefined,
  jsonl: 'application/jsonl',
  jsonld: 'application/ld+json',
  md: 'text/markdown; charset=utf-8',
  parquet: 'application/vnd.apache.parquet',
  // Pictures to embed.
  svg: undefined,
  txt: 'text/plain; charset=utf-8',
  xml: undefined,
  yaml: 'application/yaml',
  yml: 'application/yaml',
  zip: undefined,
};

/** Kept, and asked for before each use: what Netlify and Cloudflare say where no rule does. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * Files whose names carry a hash of their content, so that a changed file has another address. Hosts that
 * read `_headers` send this with the status 404, too: a year would keep a file that was missing for a
 * moment from a reader for good. What is kept is used at once, and asked for again in the background.
 */
const HASHED = 'public, max-age=600, stale-while-revalidate=2592000';

/** Paths that match these routes and no assets: some hosts join the values of a header that two rules name. */
const pathsOf = (routes: readonly string[]): string[] =>
  [...new Set(routes.map((route) => route.replace(/(?<=^\/[^/]+\/).*/, '*')))].sort();

/**
 * The response headers of the site. Later rules add to earlier ones.
 *
 * @param scriptHashes source expressions of the scripts inside the pages
 * @param routes of the pages
 * @param others rules of features for their files
 */
export function headerRules(
  scriptHashes: readonly string[],
  routes: readonly string[],
  others: readonly HeaderRule[] = [],
): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(scriptHashes),
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Origin-Agent-Cluster': '?1',
      },
    },
    ...pathsOf(routes).map((path) => ({ path, headers: { 'Cache-Control': REVALIDATED } })),
    { path: '/assets/*', headers: { 'Cache-Control': HASHED } },
    ...others,
    // Programs and their data are of use to this site only. Pictures are not
    // listed: feed readers show those of posts.
    ...['/assets/js/*', '/assets/css/*'].map((path) => ({
      path,
      headers: { 'Cross-Origin-Resource-Policy': 'same-origin' },
    })),
    ...Object.entries(OPEN_FILES).map(([extension, type]) => ({
      path: `/*.${extension}`,
      headers: {
        ...(type !== undefined && { 'Content-Type': type }),
        'Access-Control-Allow-Origin': '*',
      },
    })),
    // Copies for people and programs; search engines find the pages themselves.
    { path: '/*.md', headers: { 'X-Robots-Tag': 'noindex' } },
  ];
}

/** @throws if a header would be more than one line with one name and one value (RFC 9110, 5.5) */
function checkHeaders(rules: readonly HeaderRule[]): void {
  for (const [name, value] of rules.flatMap(({ headers }) => Object.entries(headers))) {
    if (!/^[\w-]+$/.test(name) || !/^[!-~](?:[ -~]*[!-~])?$/.test(value)) {
      throw new Error(`${JSON.stringify(`${name}: ${value}`)} is no header.`);
    }
  }
}

/** The rules in the form of a `_headers` file (Netlify, Cloudflare and kin). */
export function toHeadersFile(rules: readonly HeaderRule[], baseUrl: string): string {
  checkHeaders(rules);
  const base = baseUrl.slice(0, -1);
  return rules
    .map(({ path, headers }) =>
      [
        base + path.split('*').map(encodePath).join('*'),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('');
}
