/** Limits of a first visit in kB (1000 bytes, compressed with gzip); `requests` is a count. */
export interface Budget {
  total: number;
  script: number;
  style: number;
  font: number;
  requests: number;
}

const page: Budget = { total: 200, script: 146, style: 18, font: 30, requests: 24 };
const catalog = '/community/tags/security-and-compliance/publications/catalog/';

/** By route. A page that needs more says so here, for all to see. */
export const BUDGETS: Record<string, Budget> = {
  '/': { ...page, total: 200 },
  '/community/toc/operations/onboarding': page,
  '/community/': page,
  [catalog]: { ...page, total: 260, script: 160 },
  [`${catalog}2024/xz`]: page,
  '/blog/2024/01/26/ProjectNewsletter': page,
  '/resources/videos/2021/measure-project-health': page,
  // The index is loaded with the page: searching is what it is for.
  '/search': { ...page, total: 240 },
};
