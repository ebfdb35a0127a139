/** A page of each kind, by which weights are compared; without base path. */
export const PAGE_TYPES = {
  home: '/',
  'document page': '/community/toc/operations/onboarding',
  'section landing': '/community/',
  'catalogue index': '/community/tags/security-and-compliance/publications/catalog/',
  incident: '/community/tags/security-and-compliance/publications/catalog/2024/xz',
  'blog post': '/blog/2024/01/26/ProjectNewsletter',
  'video page': '/resources/videos/2021/measure-project-health',
  search: '/search',
} as const;

export type PageType = keyof typeof PAGE_TYPES;
