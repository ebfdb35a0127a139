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
    const base = baseUrl.slice(0, -1);
    const redirects = [
      ...toRedirectRules(oldRoutes, routes, baseUrl),
      ...contributions.flatMap(({ movedFiles = {} }) =>
        Object.entries(movedFiles).map(([from, to]) => ({ from: base + from, to: base + to })),
      ),
    ];
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
