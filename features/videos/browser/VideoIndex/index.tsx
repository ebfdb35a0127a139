import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useQueryString } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import videos from '@generated/site-videos/default/videos.json';
import { formatDay } from '../../../../platform/base/common/dates';
import type { VideoRow } from '../../common/rows';
import { groupByYear, onTopic } from '../../common/select';
import { isTopic, TOPICS } from '../../common/topics';
import { Poster } from '../Video/Poster';
import controls from '../../../../platform/frame/browser/controls.module.css';
import styles from './styles.module.css';

function VideoItem({ video }: { video: VideoRow }): ReactNode {
  const { title, permalink, format, conference, date, speakers, topics } = video;
  const [topic] = topics;
  return (
    <li className={styles.item}>
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

const YEARS = [...new Set(videos.map(({ year }) => year))];

interface ChoiceProps {
  label: string;
  /** By the value in the address. */
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, options, value, onChange }: ChoiceProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select
        className={controls.field}
        value={value}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      >
        <option value="">All</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** All recordings by year, with a filter by topic and year in the address. */
export function VideoIndex(): ReactNode {
  const brokenLinks = useBrokenLinks();
  // The first rendering, without the address, shows all recordings.
  const isBrowser = useIsBrowser();
  const [topicValue, setTopic] = useQueryString('topic');
  const [yearValue, setYear] = useQueryString('year');
  const topic = isBrowser && isTopic(topicValue) ? topicValue : undefined;
  const year = isBrowser && YEARS.includes(yearValue) ? yearValue : '';
  const found = onTopic(videos, topic).filter((row) => year === '' || row.year === year);
  YEARS.forEach((anchor) => {
    brokenLinks.collectAnchor(anchor);
  });
  return (
    <>
      <search className={styles.filter}>
        <Choice
          label="Topic"
          options={Object.entries(TOPICS)}
          value={topic ?? ''}
          onChange={(value) => {
            setTopic(value || null);
          }}
        />
        <Choice
          label="Year"
          options={YEARS.map((value) => [value, value])}
          value={year}
          onChange={(value) => {
            setYear(value || null);
          }}
        />
        <p role="status">
          {found.length} {found.length === 1 ? 'recording' : 'recordings'}
        </p>
      </search>
      {groupByYear(found).map(([year, rows]) => (
        <section key={year} aria-labelledby={year}>
          <h3 id={year}>{year}</h3>
          <ul className={styles.grid}>
            {rows.map((row) => (
              <VideoItem key={row.permalink} video={row} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
