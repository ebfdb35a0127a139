// What components show of controls: apart from the schema, whose library no page needs.

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
