/** The topics of recordings. A recording has at least one, the main one first. */
export const TOPICS = {
  governance: 'Governance and neutrality',
  resources: 'Paperwork and CNCF resources',
  growth: 'Contributor growth',
  health: 'Project health',
  inclusion: 'Inclusion and accessibility',
  tag: 'The TAG and the TOC',
} as const;

export type Topic = keyof typeof TOPICS;
