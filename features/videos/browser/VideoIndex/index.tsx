import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import videos from '@generated/site-collections/default/videos.json';
import { formatDay } from '#platform/base/common/dates';
import { groupBy } from '#platform/base/common/groupBy';
import { Explorer } from '#platform/collections/browser/Explorer';
import type { VideoRow } from '../../common/rows';
import { videosView } from '../../common/view';
import styles from './styles.module.css';

function VideoItem({ video }: { video: VideoRow }): ReactNode {
  const { title, route, format, date, speakers } = video;
  return (
    <li className={clsx('soft small', styles.item)}>
      <Link to={route} className={clsx('cover', styles.link)} data-entry="">
        {title}
      </Link>
      <span>{speakers.join(', ')}</span>
      <span>
        {/* The year is that of the group. */}
        {format}, <time dateTime={date}>{formatDay(date).split(',', 1)}</time>
      </span>
    </li>
  );
}

const VIEW = videosView(videos);
const YEARS = [...new Set(videos.map(({ year }) => year))];

/** All recordings by year and conference. */
export function VideoIndex(): ReactNode {
  const brokenLinks = useBrokenLinks();
  YEARS.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  return (
    <Explorer view={VIEW} rows={videos} prompt="Words in title, speaker, or event">
      {(found) =>
        [...groupBy(found, ({ year }) => year)].map(([year, rows]) => (
          <section key={year} aria-labelledby={year}>
            <h3 id={year}>{year}</h3>
            {[...groupBy(rows, ({ conference = 'Other recordings' }) => conference)].map(
              ([conference, recorded]) => (
                <Fragment key={conference}>
                  <h4 className={clsx('soft', styles.conference)}>{conference}</h4>
                  <ul className={clsx('plain', styles.grid)}>
                    {recorded.map((row) => (
                      <VideoItem key={row.route} video={row} />
                    ))}
                  </ul>
                </Fragment>
              ),
            )}
          </section>
        ))
      }
    </Explorer>
  );
}
