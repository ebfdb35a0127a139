import { readSite, runSteps } from './builtSite';
import type { OutputContribution, SiteFacts } from './contribution';
import { markdownCopies } from './copies/markdownCopies';
import { cleanAddresses } from './hosting/cleanUrls';
import { hostRules } from './hosting/hostRules';
import { scriptlessRedirects } from './hosting/redirects';
import { robotsTxtFile } from './hosting/robotsTxt';
import { securityTxtFile } from './hosting/securityTxt';
import { checkSources } from './sources';

/** Makes of the framework's output what hosts serve. */
export async function finish(
  facts: SiteFacts,
  contributions: readonly OutputContribution[],
): Promise<void> {
  const found = readSite(facts);
  checkSources(found);
  await runSteps(found, [
    ...contributions.flatMap(({ outputSteps = [] }) => outputSteps),
    scriptlessRedirects,
    cleanAddresses,
    hostRules(contributions),
    robotsTxtFile,
    securityTxtFile,
    markdownCopies,
  ]);
}
