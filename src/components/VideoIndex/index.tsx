import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useQueryString } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import videos from '@generated/site-videos/default/videos.json';
import { formatDay } from '../../../plugins/shared/dates';
import type { VideoRow } from '../../../plugins/videos/rows';
import { groupByYear, onTopic } from '../../../plugins/videos/select';
import { isTopic, TOPICS, type Topic } from '../../../plugins/videos/topics';
import { Poster } from '../Video/Poster';
import controls from '../controls.module.css';
import styles from './styles.module.css';

function Card({ video }: { video: VideoRow }): ReactNode {
  const { title, permalink, format, conference, date, speakers, topics } = video;
  const [topic] = topics;
  return (
    <li className={styles.card}>
      {topic && <Poster title={title} occasion={conference ?? format} topic={topic} />}
      <Link to={permalink} className={styles.link}>
        {title}
      </Link>
      <span>{speakers.join(', ')}</span>
      <span>
        {format}
        {conference && `, ${conference}`}, <time dateTime={date}>{formatDay(date)}</time>
      </span>
      <span>{topics.map((id) => TOPICS[id]).join(', ')}</span>
    </li>
  );
}

/** The chosen topic, kept in the address. Servers do not see it, so the first rendering shows all. */
function useTopic(): [Topic | undefined, (topic: Topic | undefined) => void] {
  const [value, setValue] = useQueryString('topic');
  const isBrowser = useIsBrowser();
  return [
    isBrowser && isTopic(value) ? value : undefined,
    (topic) => {
      setValue(topic ?? null);
    },
  ];
}

/** All recordings by year, with a filter by topic. */
export function VideoIndex(): ReactNode {
  const brokenLinks = useBrokenLinks();
  const [topic, setTopic] = useTopic();
  const found = onTopic(videos, topic);
  const choices: [string, Topic | undefined][] = [
    ['All topics', undefined],
    ...Object.entries(TOPICS).map(([id, label]): [string, Topic] => [label, id as Topic]),
  ];
  videos.forEach(({ year }) => {
    brokenLinks.collectAnchor(year);
  });
  return (
    <>
      <div className={styles.filter} role="group" aria-label="Filter by topic">
        {choices.map(([label, id]) => (
          <button
            key={label}
            type="button"
            className={controls.toggle}
            aria-pressed={id === topic}
            onClick={() => {
              setTopic(id);
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status">
        {found.length} {found.length === 1 ? 'recording' : 'recordings'}
        {topic && ` on ${TOPICS[topic]}`}
      </p>
      {groupByYear(found).map(([year, rows]) => (
        <section key={year} aria-labelledby={year}>
          <h3 id={year}>{year}</h3>
          <ul className={styles.grid}>
            {rows.map((row) => (
              <Card key={row.permalink} video={row} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
