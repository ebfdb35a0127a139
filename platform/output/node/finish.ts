import { readSite, runSteps } from './builtSite';
import type { OutputContribution, SiteFacts } from './contribution';
import { withBasePath } from '#platform/base/common/basePath';
import { isCopied, markdownCopies } from './copies/markdownCopies';
import { cleanAddresses } from './hosting/cleanUrls';
import { hostRules } from './hosting/hostRules';
import { scriptlessRedirects } from './hosting/redirects';
import { robotsTxtFile } from './hosting/robotsTxt';
import { securityTxtFile } from './hosting/securityTxt';
import { checkSources } from './sources';

export interface FinishOptions {
  /** Whether pages get copies in Markdown, which take a fifth of a build. */
  hasCopies: boolean;
}

/** Makes of the framework's output what hosts serve. */
export async function finish(
  facts: SiteFacts,
  contributions: readonly OutputContribution[],
  { hasCopies }: FinishOptions = { hasCopies: true },
): Promise<void> {
  const found = readSite(facts, ({ route }) =>
    hasCopies && isCopied(route) ? facts.url + withBasePath(route, facts.baseUrl) : undefined,
  );
  checkSources(found);
  await runSteps(found, [
    ...contributions.flatMap(({ outputSteps = [] }) => outputSteps),
    scriptlessRedirects,
    cleanAddresses,
    hostRules(contributions),
    robotsTxtFile,
    securityTxtFile,
    ...(hasCopies ? [markdownCopies] : []),
  ]);
}
