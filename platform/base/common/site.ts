/** Facts about the site as a whole, for the configuration and for components. */
export const SITE = {
  title: 'CNCF Contributors',
  tagline: 'Learn, connect, and contribute—the CNCF way',
  url: 'https://contribute.cncf.io',
  repository: 'https://github.com/cncf/contribute-site',
  editUrl: 'https://github.com/cncf/contribute-site/tree/main/',
  copyrightHolder: 'Cloud Native Computing Foundation',
  /** The year in which the copyright notice of this site begins. */
  copyrightSince: 2025,
  license: {
    label: 'CC BY 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
} as const;

/** A main area of the site. The home page, the 404 page and the search list them. */
export interface Area {
  /** First segment of its routes, and the name of its color and icon. */
  id:
    | 'security'
    | 'maintainers'
    | 'projects'
    | 'community'
    | 'contributors'
    | 'resources'
    | 'events'
    | 'blog';
  label: string;
  /** Route of its landing page. */
  to: string;
  /** What there is for whom, in one sentence. */
  description: string;
  /** Route of a folder that belongs to it, too, although its address doesn't say so. */
  alsoBelow?: string;
}

/** What readers come for from anywhere, often in a hurry. It isn't in the top bar. */
export const SECURITY = {
  id: 'security',
  label: 'Security',
  to: '/security/',
  description: 'Report a vulnerability, check your lockfile, and learn from real attacks.',
  // The address is that of the group that keeps it.
  alsoBelow: '/community/tags/security-and-compliance/publications/catalog/',
} satisfies Area;

/** The areas in the top bar, in its order. */
export const BAR_AREAS: readonly Area[] = [
  {
    id: 'maintainers',
    label: 'Maintainers',
    to: '/maintainers/',
    description: 'Your duties, benefits, and changes of role or employer, and how to lead well.',
  },
  {
    id: 'projects',
    label: 'Projects',
    to: '/projects/',
    description: 'Submit a project, move it up a level, and run it with proven practices.',
  },
  {
    id: 'community',
    label: 'Community',
    to: '/community/',
    description: 'The TOC, the technical groups, governance, awards, and security publications.',
  },
  {
    id: 'contributors',
    label: 'New Contributors',
    to: '/contributors/',
    alsoBelow: '/skills/',
    description: 'Choose a project, find an issue, and get your first change merged.',
  },
  {
    id: 'resources',
    label: 'Resources',
    to: '/resources/',
    alsoBelow: '/techdocs/',
    description: 'Services for projects, templates to copy, recorded talks, and support.',
  },
  {
    id: 'events',
    label: 'Events',
    to: '/events/',
    description: 'Conferences, summits, and deadlines, and what projects can do there.',
  },
  {
    id: 'blog',
    label: 'Blog',
    to: '/blog',
    description: 'Announcements, calls, and the monthly newsletter for projects.',
  },
];

/** Security first, and then in the order of the top bar, which every list of areas keeps. */
export const AREAS: readonly Area[] = [SECURITY, ...BAR_AREAS];

/** Stands for the area of pages that belong to none: the home page, search and tags. */
export const NO_AREA = 'Site';

/** The area of a route (without base path), mostly by its first segment; none for the home page, search and tags. */
export function areaOf(route: string): Area | undefined {
  const [, first] = route.split('/');
  return (
    AREAS.find(({ alsoBelow }) => alsoBelow !== undefined && route.startsWith(alsoBelow)) ??
    AREAS.find(({ id }) => id === first)
  );
}

/** Name of the area of a route, in lists where every page belongs somewhere. */
export function areaLabelOf(route: string): string {
  return areaOf(route)?.label ?? NO_AREA;
}

/** The form for reporting a problem with a page, with the address filled in. */
export function problemUrl(pageUrl: string): string {
  const form = new URLSearchParams({ template: 'page-problem.yml', page: pageUrl });
  return `${SITE.repository}/issues/new?${form.toString()}`;
}

export const SOCIAL_LINKS = [
  { name: 'X', href: 'https://x.com/cloudnativefdn' },
  { name: 'GitHub', href: 'https://github.com/cncf' },
  {
    name: 'LinkedIn',
    href: 'https://www.linkedin.com/company/cloud-native-computing-foundation/',
  },
  { name: 'YouTube', href: 'https://www.youtube.com/c/cloudnativefdn' },
  { name: 'Flickr', href: 'https://www.flickr.com/photos/143247548@N03/albums' },
  { name: 'Slack', href: 'https://slack.cncf.io/' },
] as const;

export const FOOTER_LINKS = [
  {
    title: 'This site',
    links: [
      { label: 'Contribute', to: '/docs/intro' },
      { label: 'Blog', to: '/blog' },
      { label: "What's new", to: '/whats-new' },
      { label: 'All tags', to: '/tags' },
      { label: 'Accessibility', to: '/about/accessibility' },
      { label: 'Repository', to: 'https://github.com/cncf/contribute-site' },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Community groups', to: 'https://ocgroups.dev/cncf' },
      { label: 'Calendar', to: 'https://www.cncf.io/calendar/' },
      { label: 'Project landscape', to: 'https://landscape.cncf.io/' },
      { label: 'Glossary', to: 'https://glossary.cncf.io/' },
      {
        label: 'Code of conduct',
        to: 'https://github.com/cncf/foundation/blob/main/code-of-conduct.md',
      },
    ],
  },
  {
    title: 'Foundation',
    links: [
      { label: 'cncf.io', to: 'https://www.cncf.io/' },
      { label: 'All CNCF sites', to: 'https://www.cncf.io/all-cncf/' },
      { label: 'Service Desk', to: 'https://servicedesk.cncf.io/' },
      { label: 'Report a vulnerability', to: '/security/#find-the-project' },
    ],
  },
] as const;

// Routes have no base path; addresses on the host do, for example `/preview/` on a preview host.

/**
 * `/preview/events/` → `/events/`.
 *
 * @param pathname with base path
 * @param baseUrl with slashes at both ends
 */
export function withoutBasePath(pathname: string, baseUrl: string): string {
  return pathname.slice(baseUrl.length - 1);
}

/**
 * `/events/` → `/preview/events/`.
 *
 * @param route without base path
 * @param baseUrl with slashes at both ends
 */
export function withBasePath(route: string, baseUrl: string): string {
  return baseUrl.slice(0, -1) + route;
}

/**
 * The path of a page's Markdown copy: beside the page, index pages as `index.md`.
 *
 * `/events/kubecon` → `/events/kubecon.md`, `/events/` → `/events/index.md`
 *
 * @param route path of the page, with or without base path
 */
export function copyOf(route: string): string {
  return `${route}${route.endsWith('/') ? 'index' : ''}.md`;
}
