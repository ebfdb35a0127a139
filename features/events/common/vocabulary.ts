/** The page of all events. */
export const EVENTS_ROUTE = '/events/';

/** The calendar of all events and deadlines, as a path without base path. */
export const CALENDAR_FILE = `${EVENTS_ROUTE}events.ics`;

/** The calendar of a single event, as a path without base path. */
export const calendarFileOf = (id: string): string => `${EVENTS_ROUTE}calendar/${id}.ics`;

/** The lists in which events and deadlines are shown. */
export const SERIES = ['kubecon', 'maintainer-summit', 'other'] as const;
export type Series = (typeof SERIES)[number];

/** What readers call them. */
export const SERIES_LABELS: Readonly<Record<Series, string>> = {
  kubecon: 'KubeCon + CloudNativeCon',
  'maintainer-summit': 'Maintainer Summit',
  other: 'Other events and programs',
};

/** What a project can do at an event, and the page that explains it. */
export const OFFERS = {
  talks: { label: 'talks', to: undefined },
  'lightning-talks': { label: 'Project Lightning Talks', to: '/events/project-lightning-talks' },
  'maintainer-track': {
    label: 'Maintainer Track',
    to: '/events/kubecon#how-your-project-takes-part',
  },
  contribfest: { label: 'ContribFest', to: '/events/kubecon#how-your-project-takes-part' },
  pavilion: { label: 'kiosk or table in the Project Pavilion', to: '/events/project-pavilion' },
  meetings: { label: 'project meetings', to: '/events/kubecon#who-may-use-what' },
  'co-located-events': { label: 'co-located events', to: '/events/kubecon#who-may-use-what' },
  'pr-support': { label: 'PR support', to: '/events/kubecon#pr-support' },
  'summit-sessions': {
    label: 'talks, unconference topics and project meetings among maintainers',
    to: '/events/maintainer-summit#how-to-take-part',
  },
} as const satisfies Record<string, { label: string; to: string | undefined }>;
export type Offer = keyof typeof OFFERS;

/** The page of all meetings. */
export const MEETINGS_ROUTE = '/community/meetings';

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

/** The calendar of a group, or of all, as a path without base path. */
export const meetingsCalendar = (group: MeetingGroup | 'all'): string =>
  `${MEETINGS_ROUTE}/${group}.ics`;
