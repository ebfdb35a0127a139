/** A page of each kind, for what is measured, tested or looked at; without base path. */
export const SAMPLES = {
  home: '/',
  'section landing': '/community/',
  'document page': '/community/toc/operations/onboarding',
  'long document page': '/community/toc/operations/dd-toc-guide',
  'page with diagrams': '/projects/lifecycle/',
  'page with steps': '/contributors/getting-started',
  'page with check lists': '/projects/best-practices/security/security-hygiene',
  'catalog index': '/community/tags/security-and-compliance/publications/catalog/',
  'catalog data': '/community/tags/security-and-compliance/publications/catalog/data',
  'definitions of the catalog':
    '/community/tags/security-and-compliance/publications/catalog/compromise-definitions',
  'analysis of the catalog':
    '/community/tags/security-and-compliance/publications/catalog/analysis',
  'check of a lockfile': '/community/tags/security-and-compliance/publications/catalog/check',
  'controls for incidents': '/community/tags/security-and-compliance/publications/catalog/controls',
  'way into the supply chain':
    '/community/tags/security-and-compliance/publications/catalog/vectors/account-takeover',
  incident: '/community/tags/security-and-compliance/publications/catalog/2024/xz',
  'controls index': '/community/tags/security-and-compliance/publications/controls-catalog/',
  'template page': '/resources/templates/contributing',
  'template of labels': '/resources/templates/issue-labels',
  'video index': '/resources/videos/',
  'video page': '/resources/videos/2021/measure-project-health',
  'event page': '/events/kubecon',
  'blog list': '/blog',
  'blog post': '/blog/2024/01/26/ProjectNewsletter',
  'post with dates': '/blog/2025/09/16/community-awards-nominations',
  'tag list': '/tags',
  'tag page': '/tags/getting-started',
  search: '/search',
  'accessibility statement': '/about/accessibility',
} as const;

export type Sample = keyof typeof SAMPLES;
