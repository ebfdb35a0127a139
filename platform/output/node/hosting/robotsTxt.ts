import type { OutputStep } from '../contribution';

/** Lets every crawler in and names the sitemap, by RFC 9309. Hosts serve it at their root only. */
export const robotsTxtFile: OutputStep = {
  name: 'robots.txt',
  run: ({ url, baseUrl }) => ({
    files: { 'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n` },
  }),
};
