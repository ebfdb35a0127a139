import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import videos from '@generated/site-collections/default/videos.json';
import { formatDay } from '#platform/base/common/dates';
import { groupBy } from '#platform/base/common/lists';
import { Explorer } from '#platform/collections/browser/Explorer';
import type { ListView } from '#platform/collections/common/view';
import type { VideoRow } from '../../common/schema';
import { TOPICS } from '../../common/topics';
import { Poster } from '../Video/Poster';
import styles from './styles.module.css';

function VideoItem({ video }: { video: VideoRow }): ReactNode {
  const { title, route, format, date, speakers, topics } = video;
  const [topic] = topics;
  return (
    <li className={clsx('soft small', styles.item)}>
      {topic && <Poster topic={topic} />}
      <div className={styles.text}>
        <Link to={route} className={clsx('cover', styles.link)} data-entry="">
          {title}
        </Link>
        <span>{speakers.join(', ')}</span>
        <span>
          {format}, <time dateTime={date}>{formatDay(date)}</time>
        </span>
        {topic && <span className={styles.topic}>{TOPICS[topic]}</span>}
      </div>
    </li>
  );
}

/** How readers search and narrow the recordings. */
const VIEW: ListView<VideoRow> = {
  noun: ['recording', 'recordings'],
  key: ({ route }) => route,
  text: ({ title, speakers, conference = '', format }) =>
    [title, ...speakers, conference, format].join('\n'),
  facets: [
    { id: 'topic', label: 'Topic', values: TOPICS, of: ({ topics }) => topics },
    {
      id: 'year',
      label: 'Year',
      inOrder: true,
      values: Object.fromEntries(videos.map(({ year }) => [year, year])),
      of: ({ year }) => [year],
    },
  ],
};
const YEARS = [...new Set(videos.map(({ year }) => year))];

/** All recordings by year, newest first, each as a card beside a drawing of its topic. */
export function VideoIndex(): ReactNode {
  const brokenLinks = useBrokenLinks();
  YEARS.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  return (
    <Explorer view={VIEW} rows={videos} prompt="Words in title, speaker, or event">
      {(found) =>
        [...groupBy(found, ({ year }) => year)].map(([year, rows]) => (
          <section key={year} aria-labelledby={year}>
            <h3 id={year}>{year}</h3>
            <ul className={clsx('plain', styles.grid)}>
              {rows.map((row) => (
                <VideoItem key={row.route} video={row} />
              ))}
            </ul>
          </section>
        ))
      }
    </Explorer>
  );
}
