// What components and programs know of controls: apart from the schema, whose library no page needs.

/** Where the controls are published, without base path. */
export const CONTROLS_ROUTE =
  '/community/tags/security-and-compliance/publications/controls-catalog/';

/** The page of the mapping to NIST SP 800-53, without base path. */
export const MAPPING_ROUTE = `${CONTROLS_ROUTE}cnsc-nist-800-53-mapping`;

/** Names of the files next to the index page; the number of the folder is that of the format. */
export const CONTROLS_FILES = {
  json: 'v1/controls.json',
  schema: 'v1/controls.schema.json',
  csv: 'v1/controls.csv',
  gemara: 'v1/gemara/guidance-catalog.yaml',
  gemaraMapping: 'v1/gemara/nist-800-53-mapping.yaml',
  oscal: 'v1/oscal/catalog.json',
  oscalMapping: 'v1/oscal/nist-800-53-mapping.json',
} as const;

/** The checklist of a group, by the name of its page. */
export const checklistFile = (slug: string) => `v1/checklists/${slug}.md`;

/** `CNSC-57` → `cnsc-57`, `SI-7(9)` → `si-7-9`: the anchor of a control, ours or NIST's. */
export const anchorOf = (id: string): string =>
  id
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/**
 * The route of a control: its anchor on the page of its group.
 *
 * @param slug name of that page
 */
export const routeOfControl = (slug: string, id: string): string =>
  `${CONTROLS_ROUTE}${slug}#${anchorOf(id)}`;

/** Phases of the life cycle, as the Cloud Native Security Whitepaper names them. */
export const PHASES = {
  develop: 'Develop',
  distribute: 'Distribute',
  deploy: 'Deploy',
  runtime: 'Runtime',
} as const;
export type Phase = keyof typeof PHASES;

/** Levels of assurance and risk for which the list of 2022 meant a control of the supply chain paper. */
export const LEVELS = {
  moderate: 'Moderate',
  'moderate-to-high': 'Moderate to high',
  high: 'High',
} as const;
export type Level = keyof typeof LEVELS;

/** What a control does about an incident, as in "prevents it". */
export const EFFECTS = { prevent: 'prevents', detect: 'reveals', limit: 'limits' } as const;
