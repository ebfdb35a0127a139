import type { Area } from '../../../platform/base/common/site';

interface Audience {
  /** Their area, which gives the card its color and icon. */
  area: Area['id'];
  title: string;
  text: string;
  to: string;
  /** What they usually come for. */
  tasks: { label: string; to: string }[];
}

/** The four audiences of the site and their first tasks, in the order of the home page. */
export const AUDIENCES: readonly Audience[] = [
  {
    area: 'contributors',
    title: 'New contributors',
    text: 'You want to take part. Code is only one of many ways to contribute.',
    to: '/contributors/',
    tasks: [
      { label: 'Make your first contribution', to: '/contributors/getting-started' },
      { label: 'Find mentorship and groups', to: '/contributors/' },
      { label: 'Plan your first year', to: '/contributors/#a-route-through-your-first-year' },
    ],
  },
  {
    area: 'maintainers',
    title: 'Maintainers',
    text: 'You run a project with others: reviews, releases, people, and your own next steps.',
    to: '/maintainers/',
    tasks: [
      { label: 'Know your duties', to: '/maintainers/lifecycle/duties' },
      { label: 'Update your employer or email address', to: '/maintainers/lifecycle/' },
      { label: 'Step back as emeritus', to: '/maintainers/lifecycle/emeritus' },
    ],
  },
  {
    area: 'projects',
    title: 'Project leads',
    text: 'You want to bring a project to the foundation, move it up a level, or make it run better.',
    to: '/projects/',
    tasks: [
      { label: 'Submit a project', to: '/projects/submit-project' },
      { label: 'Move up a level', to: '/projects/moving-levels' },
      { label: 'Copy a template', to: '/resources/templates/' },
      {
        label: 'Choose security controls',
        to: '/community/tags/security-and-compliance/publications/catalog/controls',
      },
    ],
  },
  {
    area: 'community',
    title: 'Community groups',
    text: 'You work across projects: in the TOC, an advisory or community group, or an initiative.',
    to: '/community/',
    tasks: [
      { label: 'See who decides what', to: '/community/governance/' },
      { label: 'Join an advisory group', to: '/community/tags/' },
      { label: 'Propose an initiative', to: '/community/initiatives/' },
    ],
  },
];
