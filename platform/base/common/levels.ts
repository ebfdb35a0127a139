/** The levels of CNCF projects in their order, by what a project there is called. */
export const LEVELS = {
  sandbox: 'Sandbox',
  incubating: 'Incubating',
  graduated: 'Graduated',
  archived: 'Archived',
} as const;

export type Level = keyof typeof LEVELS;

/** The stages for which projects apply, in their order. */
export const STAGES = {
  sandbox: 'Sandbox',
  incubation: 'Incubation',
  graduation: 'Graduation',
} as const;

export type Stage = keyof typeof STAGES;
export const STAGE_IDS = Object.keys(STAGES) as Stage[];

/** The level of a project that has passed a stage. */
export const LEVEL_AFTER = {
  sandbox: 'sandbox',
  incubation: 'incubating',
  graduation: 'graduated',
} as const satisfies Record<Stage, Level>;
