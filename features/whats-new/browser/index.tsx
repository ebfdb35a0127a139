import { useEffect, useMemo, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { NewsItem } from '#platform/content/common/pageFacts';
import { withoutBasePath, areaLabelOf } from '#platform/base/common/site';
import { keep, readKept, useLocalStorage } from '#platform/base/browser/localStorage';
import { formatDay, localDay, type IsoDay } from '#platform/base/common/dates';
import { groupBy } from '#platform/base/common/lists';
import { Explorer } from '#platform/collections/browser/Explorer';
import type { Facet, ListView } from '#platform/collections/common/view';
import { FileLink } from '#platform/frame/browser/controls';
import { Period } from '#platform/frame/browser/Facts';
import styles from './styles.module.css';

/**
 * The day before today on which this device has last shown what is new.
 *
 * @returns nothing until the page has started, at a first visit, and where storage is blocked
 */
function useLastVisit(): IsoDay | undefined {
  const [visits] = useLocalStorage('visits');
  useEffect(() => {
    const today = localDay(new Date());
    const [day = '', before = ''] = readKept('visits').split(' ');
    keep('visits', `${today} ${day === today ? before : day}`.trim());
  }, []);
  return visits.split(' ')[1];
}

const named = (values: readonly string[]): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, value]));

/**
 * How readers search and narrow what is new.
 *
 * @param routeOf an address without base path
 * @param lastVisit day on which the reader was here before, if that is known
 */
function newsView(
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

/** What is new on the site, by day. `features/whats-new/node` provides its route and its data. */
export default function WhatsNew({ news }: { news: NewsItem[] }): ReactNode {
  const feed = useBaseUrl('/whats-new.xml');
  const base = useBaseUrl('/');
  const lastVisit = useLastVisit();
  const view = useMemo(
    () => newsView(news, (address) => withoutBasePath(address, base), lastVisit),
    [news, base, lastVisit],
  );
  return (
    <>
      <PageMetadata
        title="What's new"
        description="What changed on the contributor site, day by day: pages, posts, incidents, and events. Also as an Atom feed."
      />
      <Head>
        <link rel="alternate" type="application/atom+xml" href={feed} title="What's new (Atom)" />
      </Head>
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">What's new</Heading>
          <p>
            What changed for readers, latest first. Follow it with the{' '}
            <FileLink file="/whats-new.xml">Atom feed</FileLink>.
          </p>
          <Explorer view={view} rows={news} prompt="Words in what changed">
            {(found) =>
              [...groupBy(found, ({ date }) => date)].map(([day, items]) => (
                <Period
                  key={day}
                  id={`day-${day}`}
                  name={<time dateTime={day}>{formatDay(day)}</time>}
                >
                  <ul className={`plain ${styles.list}`}>
                    {items.map(({ kind, title, to, text }) => (
                      <li key={to + text}>
                        <Link className={styles.title} to={to} data-entry="">
                          {title}
                        </Link>
                        <p className="soft">{text}</p>
                        <p className="soft small">
                          {areaLabelOf(withoutBasePath(to, base))}
                          {kind !== 'Page' && `, ${kind}`}
                        </p>
                      </li>
                    ))}
                  </ul>
                </Period>
              ))
            }
          </Explorer>
        </main>
      </Layout>
    </>
  );
}
