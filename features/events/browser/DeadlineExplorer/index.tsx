import type { ReactNode } from 'react';
import allDeadlines from '@generated/site-collections/default/deadlines.json';
import { counted } from '#platform/base/common/text';
import { useToday } from '#platform/base/browser/useToday';
import { Explorer } from '#platform/collections/browser/Explorer';
import type { ListView } from '#platform/collections/common/view';
import type { Deadline } from '../../common/schema';
import { groupDeadlines } from '../../common/select';
import { OFFERS, SERIES_LABELS } from '../../common/vocabulary';
// Apart from it: pages with a plain list of deadlines load nothing of what narrows one.
import { DeadlineList } from '../DeadlineList';

/** How readers search and narrow deadlines. */
const view: ListView<Deadline> = {
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

/** All deadlines, to be searched and narrowed by what they are for and by event. */
export function DeadlineExplorer(): ReactNode {
  const today = useToday();
  return (
    <Explorer
      view={view}
      rows={allDeadlines}
      prompt="Words in name or note"
      summary={(found) => {
        const { open, later, changes, expected, closed, pastChanges } = groupDeadlines(
          found,
          today,
        );
        const ahead = open.length + later.length + changes.length;
        return [
          `${counted(ahead, 'date')} ahead`,
          ...(expected.length > 0 ? [`${expected.length} expected`] : []),
          `${closed.length + pastChanges.length} past`,
        ].join(', ');
      }}
    >
      {(found) => <DeadlineList among={found} />}
    </Explorer>
  );
}
