import type { ReactNode } from 'react';
import data from '@generated/site-events/default/events.json';
import { Explorer } from '../../../../platform/collections/browser/Explorer';
import { deadlinesView } from '../../common/deadlinesView';
import { DeadlineList } from '../EventList';

/** All deadlines, to be searched and narrowed by what they are for and by event. */
export function DeadlineExplorer(): ReactNode {
  return (
    <Explorer view={deadlinesView} rows={data.deadlines} prompt="Words in name or note">
      {(found) => <DeadlineList among={found} />}
    </Explorer>
  );
}
