import { groupBy } from '#platform/base/common/groupBy';
import type { NewsItem } from '#platform/content/common/news';
import type { IncidentRecord } from '../common/schema';

/** If more incidents than this are added on one day, they are one piece of news. */
const SINGLE_INCIDENTS = 3;

/**
 * What is new in the catalog: each incident, or one item for all that were added on the same day.
 *
 * @param records with addresses as links use them
 * @param catalog address of the page that lists all incidents
 */
export function incidentNews(records: readonly IncidentRecord[], catalog: string): NewsItem[] {
  return [...groupBy(records, ({ added }) => added)].flatMap(([date, ofDay]): NewsItem[] =>
    ofDay.length <= SINGLE_INCIDENTS
      ? ofDay.map(({ url, name, summary }) => ({
          date,
          kind: 'Incident',
          title: name,
          to: url,
          text: summary,
        }))
      : [
          {
            date,
            kind: 'Incident',
            title: `${ofDay.length} incidents`,
            to: catalog,
            text: 'New entries in the catalog of supply chain compromises.',
          },
        ],
  );
}
