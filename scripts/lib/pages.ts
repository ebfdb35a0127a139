/** Pages that stand for the others where looking at all would take too long; without base path. */
export const REPRESENTATIVE_PAGES = [
  '/',
  '/contributors/',
  '/maintainers/lifecycle/duties',
  '/projects/',
  '/projects/best-practices/governance/',
  '/community/toc/operations/dd-toc-guide',
  '/community/tags/security-and-compliance/publications/catalog/',
  '/community/tags/security-and-compliance/publications/catalog/2024/xz',
  '/resources/templates/contributing',
  '/resources/videos/',
  '/events/kubecon',
  '/blog',
  '/blog/2025/09/16/community-awards-nominations',
  '/tags',
] as const;
