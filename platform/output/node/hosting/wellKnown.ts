import { daysBetween, type IsoDay } from '#platform/base/common/dates';
import { SITE } from '#platform/base/common/site';
import type { OutputStep } from '../contribution';

/** Lets every crawler in and names the sitemap, by RFC 9309. Hosts serve it at their root only. */
export const robotsTxtFile: OutputStep = {
  name: 'robots.txt',
  run: ({ url, baseUrl }) => ({
    files: { 'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n` },
  }),
};

/** Day on which `security.txt` ends to hold. Whoever moves it has made sure that its addresses are right. */
export const SECURITY_TXT_EXPIRES: IsoDay = '2027-10-31';

/** Where hosts serve the file. */
const SECURITY_TXT_FILE = '.well-known/security.txt';

/**
 * Tells finders of a security problem where to report it, by RFC 9116.
 *
 * @param site address of the site, without slash at the end
 * @param repository address of the repository at GitHub
 */
export function securityTxt(site: string, repository: string): string {
  return [
    `Contact: ${repository}/security/advisories/new`,
    `Expires: ${SECURITY_TXT_EXPIRES}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${site}/${SECURITY_TXT_FILE}`,
    `Policy: ${repository}/blob/main/SECURITY.md`,
    '',
  ].join('\n');
}

/**
 * Whether the file holds long enough, and not longer than the RFC advises.
 *
 * @returns what is wrong and what to do, or `undefined`
 */
export function expiryProblem(expires: IsoDay, today: IsoDay): string | undefined {
  const days = daysBetween(today, expires);
  if (days >= 30 && days <= 366) {
    return undefined;
  }
  const state =
    days < 0 ? 'has expired' : days < 30 ? `expires in ${days} days` : 'expires too late';
  return `security.txt ${state} (${expires}). Make sure that its addresses are right; then set SECURITY_TXT_EXPIRES in platform/output/node/hosting/wellKnown.ts to a day within the next year.`;
}

export const securityTxtFile: OutputStep = {
  name: 'security.txt',
  run: ({ url }) => ({ files: { [SECURITY_TXT_FILE]: securityTxt(url, SITE.repository) } }),
};
