import type { IsoDay } from '../shared/dates';

/** Something new on the site. */
export interface NewsItem {
  date: IsoDay;
  kind: 'Page' | 'Post' | 'Incident' | 'Event';
  title: string;
  /** Path with base path. */
  to: string;
  /** What changed for the reader, or what it is; plain text. */
  text: string;
}

/** How many items are shown; older ones are found on their own lists. */
const SHOWN = 50;

/** More incidents of one day than this are shown as one item. */
const SINGLE_INCIDENTS = 3;

/** Many entries that come in together are one piece of news. */
function joinIncidents(incidents: readonly NewsItem[], catalogue: string): NewsItem[] {
  const days = [...new Set(incidents.map(({ date }) => date))];
  return days.flatMap((date) => {
    const ofDay = incidents.filter((incident) => incident.date === date);
    return ofDay.length <= SINGLE_INCIDENTS
      ? ofDay
      : [
          {
            date,
            kind: 'Incident' as const,
            title: `${ofDay.length} incidents`,
            to: catalogue,
            text: 'New entries of the catalogue of supply chain compromises.',
          },
        ];
  });
}

/**
 * Everything new in one list, latest first.
 *
 * @param catalogue path of the page that lists all incidents, with base path
 */
export function toNews(items: readonly NewsItem[], catalogue: string): NewsItem[] {
  const isIncident = ({ kind }: NewsItem) => kind === 'Incident';
  return [
    ...items.filter((item) => !isIncident(item)),
    ...joinIncidents(items.filter(isIncident), catalogue),
  ]
    .sort((a, b) => b.date.localeCompare(a.date))
    .slice(0, SHOWN);
}
