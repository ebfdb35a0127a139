import { AREAS, type Area } from '#platform/base/common/site';
import { CATALOG_ROUTE } from '#features/catalog/common/public';
import type { HomeData } from '../common/data';

/** A way into the site. */
export interface Door extends Area {
  /** What readers usually come for. */
  tasks: readonly { label: string; to: string }[];
}

const TASKS: Record<Area['id'], Door['tasks']> = {
  security: [
    { label: 'Report a vulnerability', to: '/security/#find-the-project' },
    {
      label: 'Survive the first hour of an incident',
      to: '/projects/best-practices/security/first-hour/',
    },
    { label: 'Catalog of supply chain compromises', to: CATALOG_ROUTE },
  ],
  maintainers: [
    { label: 'Know your duties', to: '/maintainers/lifecycle/duties' },
    { label: 'Update your employer or email address', to: '/maintainers/lifecycle/' },
    { label: 'Step back as emeritus', to: '/maintainers/lifecycle/emeritus' },
  ],
  projects: [
    { label: 'Submit a project', to: '/projects/submit-project' },
    { label: 'Move up a level', to: '/projects/moving-levels' },
    { label: 'See all projects', to: '/projects/all' },
  ],
  community: [
    { label: 'See who decides what', to: '/community/governance/' },
    { label: 'Join an advisory group', to: '/community/tags/' },
    { label: 'Propose an initiative', to: '/community/initiatives/' },
  ],
  contributors: [
    { label: 'Make your first contribution', to: '/contributors/getting-started' },
    { label: 'Find mentorship and groups', to: '/contributors/#mentorship-programs' },
    { label: 'Plan your first year', to: '/contributors/#a-route-through-your-first-year' },
  ],
  resources: [
    { label: 'Copy a template', to: '/resources/templates/' },
    { label: 'Use the services', to: '/resources/services/' },
    { label: 'Watch recorded talks', to: '/resources/videos/' },
  ],
  events: [
    { label: 'Plan for KubeCon', to: '/events/kubecon' },
    { label: 'See all deadlines', to: '/events/#all-deadlines' },
    { label: 'Show your project', to: '/events/project-pavilion' },
  ],
  blog: [
    { label: 'Posts by year', to: '/blog/archive' },
    { label: 'Posts by topic', to: '/blog/tags' },
    { label: 'Who writes', to: '/blog/authors' },
  ],
};

/** The areas in their order, Security with what is in the catalog. */
export function doors({ catalog }: Pick<HomeData, 'catalog'>): Door[] {
  return AREAS.map((area) => ({
    ...area,
    tasks: TASKS[area.id],
    ...(area.id === 'security' && {
      description: `${catalog.incidents} incidents from ${catalog.years.join(' to ')}, and how to report the next one.`,
    }),
  }));
}
