/** Limits of a first visit in kB (1000 bytes, compressed with gzip); `requests` is a count. */
export interface Budget {
  total: number;
  script: number;
  style: number;
  font: number;
  requests: number;
}

const page = { font: 21 };
const catalog = '/community/tags/security-and-compliance/publications/catalog/';

/**
 * By route, 2 % above what pages weigh, so that every gain is kept. The aim for a page of the docs
 * is 180 in all (reached), 115 of script and 12 of style.
 */
export const BUDGETS: Record<string, Budget> = {
  '/': { ...page, total: 157, script: 113.3, style: 13.6, requests: 14 },
  '/community/toc/operations/onboarding': {
    ...page,
    total: 179.4,
    script: 128.7,
    style: 14.7,
    requests: 17,
  },
  '/community/': { ...page, total: 172, script: 124.4, style: 15.3, requests: 18 },
  [catalog]: { ...page, total: 219.5, script: 150.1, style: 18.3, requests: 24 },
  [`${catalog}2024/xz`]: { ...page, total: 181.4, script: 129.8, style: 15.3, requests: 20 },
  '/blog/2024/01/26/ProjectNewsletter': {
    ...page,
    total: 169.9,
    script: 123.9,
    style: 14.3,
    requests: 21,
  },
  '/resources/videos/2021/measure-project-health': {
    ...page,
    total: 171.8,
    script: 125.4,
    style: 15.3,
    requests: 18,
  },
  // The index is loaded with the page: searching is what it is for.
  '/search': { ...page, total: 549, script: 125.7, style: 13.8, requests: 18 },
};
