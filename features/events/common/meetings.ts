/** Whose meetings there are, in the order of the page. */
export const MEETING_GROUPS = {
  toc: 'Technical Oversight Committee',
  'tag-developer-experience': 'TAG Developer Experience',
  'tag-infrastructure': 'TAG Infrastructure',
  'tag-operational-resilience': 'TAG Operational Resilience',
  'tag-security-and-compliance': 'TAG Security and Compliance',
  'tag-workloads-foundation': 'TAG Workloads Foundation',
  tcg: 'Technical Community Groups',
  cncf: 'End users and TechDocs',
  kubernetes: 'Kubernetes',
} as const;
export type MeetingGroup = keyof typeof MEETING_GROUPS;

/** The page of all meetings. */
export const MEETINGS_ROUTE = '/community/meetings';

/** The calendar of a group, or of all, as a path without base path. */
export const meetingsCalendar = (group: MeetingGroup | 'all'): string =>
  `${MEETINGS_ROUTE}/${group}.ics`;
