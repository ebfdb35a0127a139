import type { SidebarGroup } from '#platform/frame/node/docs';

/**
 * Long lists in groups of at most seven, in the order of what readers do. A new page stands behind them
 * until a group names it.
 */
export const GROUPS: Readonly<Record<string, readonly SidebarGroup[]>> = {
  projects: [
    ['', 'all'],
    [
      'Join and move up',
      'submit-project',
      'moving-levels',
      'readiness',
      'find-adopters',
      'after-a-no',
      'lifecycle',
    ],
    [
      'Run your project',
      'best-practices',
      'reports',
      'contact-the-toc',
      'update',
      'switching-licenses',
      'submit-license-exception-request',
      'fundraising-guidelines',
    ],
    ['Change or leave', 'rename', 'leave'],
  ],
  community: [
    ['Technical groups', 'toc', 'tags', 'tcgs', 'initiatives', 'governance'],
    ['Local groups', 'start-a-community-group', 'run-a-community-group', 'organize-a-kcd'],
    ['For everyone', 'code-of-conduct', 'awards', 'slack-migration-runbook'],
  ],
  resources: [
    ['For your project', 'benefits', 'services', 'support', 'templates'],
    ['To learn from', 'videos', 'todogroup_resources', 'open-data'],
  ],
  'resources/templates': [
    [
      'For every project',
      'project-readme',
      'contributing',
      'code-of-conduct',
      'security',
      'maintainers',
    ],
    [
      'Governance',
      'governance-intro',
      'governance-maintainer',
      'governance-elections',
      'governance-subprojects',
      'contributor-ladder',
    ],
    ['Contributions', 'pull-request-template', 'issue-labels', 'reviewing', 'ai-policy'],
    ['Plans and users', 'roadmap', 'releases', 'adopters'],
    [
      'For reviews of the TOC',
      'security-self-assessment',
      'general-technical-review',
      'governance-review',
    ],
  ],
};
