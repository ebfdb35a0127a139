import type { ListView } from '#platform/collections/common/view';
import { OFFERS } from './offers';
import type { Deadline, Series } from './schema';

/** What readers call the kinds of events. */
export const SERIES_LABELS: Readonly<Record<Series, string>> = {
  kubecon: 'KubeCon + CloudNativeCon',
  'maintainer-summit': 'Maintainer Summit',
  other: 'Other events and programs',
};

/** How readers search and narrow deadlines. */
export const deadlinesView: ListView<Deadline> = {
  noun: ['date', 'dates'],
  key: ({ id }) => id,
  text: ({ name, note = '' }) => `${name} ${note}`,
  facets: [
    {
      id: 'for',
      label: 'For',
      values: Object.fromEntries(
        Object.entries(OFFERS).map(([offer, { label }]) => [
          offer,
          label.charAt(0).toUpperCase() + label.slice(1),
        ]),
      ),
      of: ({ offers = [] }) => offers,
    },
    { id: 'series', label: 'Event', values: SERIES_LABELS, of: ({ series }) => [series] },
  ],
};
