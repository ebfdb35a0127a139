import { areaLabelOf } from '#platform/base/common/site';
import { formatDay, type IsoDay } from '#platform/base/common/dates';
import type { Facet, ListView } from '#platform/collections/common/view';
import type { NewsItem } from '#platform/content/common/pageFacts';

const named = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));

/**
 * How readers search and narrow what is new.
 *
 * @param routeOf an address without base path
 * @param lastVisit day on which the reader was here before, if that is known
 */
export function newsView(
  news: readonly NewsItem[],
  routeOf: (address: string) => string,
  lastVisit: IsoDay | undefined,
): ListView<NewsItem> {
  const areaOf = ({ to }: NewsItem) => areaLabelOf(routeOf(to));
  const sinceVisit: Facet<NewsItem>[] =
    lastVisit === undefined
      ? []
      : [
          {
            id: 'visit',
            label: 'Since your last visit',
            values: { new: `After ${formatDay(lastVisit)}` },
            of: ({ date }) => (date > lastVisit ? ['new'] : []),
          },
        ];
  return {
    noun: ['change', 'changes'],
    key: ({ to, text }) => `${to} ${text}`,
    text: ({ kind, title, text }) => [kind, title, text].join(' '),
    facets: [
      ...sinceVisit,
      { id: 'area', label: 'Area', values: named(news.map(areaOf)), of: (item) => [areaOf(item)] },
      {
        id: 'kind',
        label: 'Kind',
        values: named(news.map(({ kind }) => kind)),
        of: ({ kind }) => [kind],
      },
    ],
  };
}
