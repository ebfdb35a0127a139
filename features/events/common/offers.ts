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
