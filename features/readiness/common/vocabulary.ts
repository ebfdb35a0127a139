import type { Stage } from '#platform/base/common/levels';

/** How much a stage insists on a criterion, the strictest first. */
export const LEVELS = { required: 'Required', suggested: 'Suggested' } as const;
export type Level = keyof typeof LEVELS;
export const LEVEL_IDS = Object.keys(LEVELS) as Level[];

/**
 * Areas of criteria in the order of the sections of the application templates, with the heading
 * there. The Sandbox form has an order of its own, and specifications have rules of their own.
 */
export const AREAS = {
  legal: { title: 'License and ownership', heading: 'License and Ownership' },
  adoption: { title: 'Adoption', heading: 'Adoption Assertion' },
  process: { title: 'Application and reviews', heading: 'Application Process Principles' },
  governance: { title: 'Governance and maintainers', heading: 'Governance and Maintainers' },
  contributors: { title: 'Contributors and community', heading: 'Contributors and Community' },
  engineering: { title: 'Engineering', heading: 'Engineering Principles' },
  security: { title: 'Security', heading: 'Security' },
  ecosystem: { title: 'Ecosystem', heading: 'Ecosystem' },
  specification: { title: 'Specification projects', heading: 'Specifications' },
} as const;
export type Area = keyof typeof AREAS;
export const AREA_IDS = Object.keys(AREAS) as Area[];

/** Route of the page with the checklist, without base path. */
export const READINESS_ROUTE = '/projects/readiness';

/** Where the kits are published, without base path; scripts may rely on it. */
export const KITS_ROUTE = '/resources/templates/kits/';

/** The file of a stage's kit. */
export const kitFile = (stage: Stage): string => `${stage}.zip`;
