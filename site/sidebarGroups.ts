import type { SidebarGroup } from '#platform/frame/node/docs';
import { CATALOG_ROUTE } from '#features/catalog/common/route';
import type { SidebarItem } from '#features/catalog/node/pages';

/** The folder of the catalog. Its pages are in the list of Security, not of the group that keeps it. */
export const CATALOG = CATALOG_ROUTE.slice(1, -1);

const CATALOG_INDEX = `${CATALOG}/index`;

/** Folders that are a category of their own in `sidebars.ts`, by the page that it links. */
export const LINKED = ['techdocs/index', CATALOG_INDEX];

/** Whether a page stands below the index page of the catalog. */
export const isInCatalog = (docId: string): boolean =>
  docId.startsWith(`${CATALOG}/`) && docId !== CATALOG_INDEX;

/** A sidebar that only leads to the catalog where its folder is one of many. */
export const withCatalogLink = (items: readonly SidebarItem[]): SidebarItem[] =>
  items.map((item): SidebarItem => {
    if (item.type !== 'category') {
      return item;
    }
    return item.link?.type === 'doc' && item.link.id === CATALOG_INDEX
      ? { type: 'ref', id: CATALOG_INDEX, label: item.label }
      : { ...item, items: withCatalogLink(item.items) };
  });

/**
 * Long lists in groups of at most seven, in the order of what readers do. A new page stands behind them
 * until a group names it.
 */
export const GROUPS: Readonly<Record<string, readonly SidebarGroup[]>> = {
  maintainers: [
    ['The role', 'lifecycle', 'leadership', 'mentoring', 'resources'],
    ['When it gets difficult', 'conflict', 'ai-pull-requests', 'lost-owner'],
  ],
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
    ['For everyone', 'meetings', 'code-of-conduct', 'awards', 'slack-migration-runbook'],
  ],
  resources: [
    ['For your project', 'benefits', 'services', 'support', 'templates'],
    ['To learn from', 'videos', 'todogroup_resources', 'open-data'],
  ],
  'projects/best-practices/security': [
    [
      'Build it in',
      'security-hygiene',
      'sign-releases',
      'github-actions',
      'supply-chain',
      'waiting-and-provenance',
    ],
    ['When something happens', 'first-hour', 'first-report', 'researchers'],
    ['What is asked of you', 'osps-baseline', 'cra'],
  ],
  'projects/best-practices/community/contributor-growth': [
    [
      'Win and keep contributors',
      'motivation',
      'engagement',
      'incentivizing-contributors',
      'incentivizing-non-code',
      'long-term-contributors',
    ],
    ['Work together', 'pr-workflow', 'meeting-moderation', 'open-source-roadmaps'],
  ],
  'community/tags/security-and-compliance/publications': [
    [
      'Papers',
      'security-whitepaper',
      'iam-whitepaper',
      'secure-defaults-cloud-native-8',
      'automated-governance-maturity-model',
      'policy',
    ],
    ['To look things up', 'catalog', 'controls-catalog', 'security-lexicon'],
  ],
  [CATALOG]: [
    ['Use it', 'check', 'controls', 'data'],
    [
      'What the attacks have in common',
      'analysis',
      'lists',
      'vectors',
      'ecosystems',
      'compromise-definitions',
      'methodology',
    ],
  ],
  techdocs: [
    ['Get help', 'services', 'assistance'],
    [
      'Set up a site',
      'sandbox-doc-primer',
      'repo-setup',
      'hugo-and-docsy',
      'netlify-domains-setup',
      'versioning',
      'search',
    ],
    ['Reach readers', 'localization', 'analytics'],
    ['Review your docs', 'website-guidelines-checklist', 'analysis', 'analyses'],
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
