/** Response headers for the paths that match; `*` at the end matches any rest. */
export interface HeaderRule {
  /** Without base path. */
  path: string;
  headers: Record<string, string>;
}

/** The one place where response headers are decided. Later rules add to earlier ones. */
export const HEADER_RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    },
  },
  {
    // Names carry a hash of the content, so that a changed file has another address.
    path: '/assets/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
];

/** The rules in the form of a `_headers` file (Netlify, Cloudflare and kin). */
export function toHeadersFile(rules: readonly HeaderRule[], baseUrl: string): string {
  const base = baseUrl.slice(0, -1);
  return rules
    .map(({ path, headers }) =>
      [
        `${base}${path}`,
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('');
}
