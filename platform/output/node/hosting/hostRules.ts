import type { OutputContribution, OutputStep } from '../contribution';
import { headerRules, toHeadersFile } from './headers';
import { checkMarkup, scriptHashes } from './inlineScripts';
import { toRedirectRules, toRedirectsFile } from './redirects';

/** What hosts are told: redirects and response headers. */
export const hostRules = (contributions: readonly OutputContribution[]): OutputStep => ({
  name: 'rules for hosts',
  async run({ pages, bodies, routes, oldRoutes, baseUrl }) {
    const read = await bodies();
    checkMarkup(pages, read, oldRoutes);
    const redirects = toRedirectRules(oldRoutes, routes, baseUrl);
    const headers = headerRules(
      scriptHashes(pages, read),
      routes,
      contributions.flatMap((contribution) => contribution.headers ?? []),
    );
    return {
      files: {
        _redirects: toRedirectsFile(redirects),
        _headers: toHeadersFile(headers, baseUrl),
      },
    };
  },
});
