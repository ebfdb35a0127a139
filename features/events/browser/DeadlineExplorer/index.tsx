import type { ReactNode } from 'react';
import deadlines from '@generated/site-collections/default/deadlines.json';
import { Explorer } from '#platform/collections/browser/Explorer';
import { deadlinesView } from '../../common/deadlinesView';
import { DeadlineList } from '../EventList';

/** All deadlines, to be searched and narrowed by what they are for and by event. */
export function DeadlineExplorer(): ReactNode {
  return (
    <Explorer view={deadlinesView} rows={deadlines} prompt="Words in name or note">
      {(found) => <DeadlineList among={found} />}
    </Explorer>
  );
}
