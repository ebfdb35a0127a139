import type { ReactNode } from 'react';
import deadlines from '@generated/site-collections/default/deadlines.json';
import { useToday } from '#platform/base/browser/useToday';
import { counted } from '#platform/base/common/text';
import { hasEnded } from '#platform/base/common/dates';
import { Explorer } from '#platform/collections/browser/Explorer';
import { deadlinesView } from '../../common/deadlinesView';
import { DeadlineList } from '../EventList';

/** All deadlines, to be searched and narrowed by what they are for and by event. */
export function DeadlineExplorer(): ReactNode {
  const today = useToday();
  return (
    <Explorer
      view={deadlinesView}
      rows={deadlines}
      prompt="Words in name or note"
      summary={(found) => {
        const over = found.filter(({ closes }) => hasEnded(closes, today)).length;
        return `${counted(found.length - over, 'date')} ahead, ${over} past`;
      }}
    >
      {(found) => <DeadlineList among={found} />}
    </Explorer>
  );
}
