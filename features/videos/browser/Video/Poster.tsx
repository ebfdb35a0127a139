import type { ReactNode } from 'react';
import type { Topic } from '../../common/topics';
import styles from './styles.module.css';

/** One drawing for each topic, in strokes on a grid of 100 by 100. */
const MOTIFS: Record<Topic, ReactNode> = {
  // A round table with seats.
  governance: (
    <>
      <circle cx="50" cy="50" r="22" />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <circle key={angle} cx="50" cy="14" r="8" transform={`rotate(${angle} 50 50)`} />
      ))}
    </>
  ),
  // Sheets of paper.
  resources: (
    <>
      <path d="M34 26V10h42v58H62" />
      <path d="M20 26h42v62H20zM29 42h24M29 54h24M29 66h16" />
    </>
  ),
  // A ladder.
  growth: <path d="M30 94 44 6M70 94 56 6M33 76h34M36 58h28M39 40h22M42 22h16" />,
  // A line chart.
  health: <path d="M8 10v82h84M16 66l18-18 14 12 18-34 12 20 12-24" />,
  // The globe.
  inclusion: (
    <>
      <circle cx="50" cy="50" r="40" />
      <ellipse cx="50" cy="50" rx="17" ry="40" />
      <path d="M10 50h80M17 29h66M17 71h66" />
    </>
  ),
  // Cells of a honeycomb.
  tag: (
    <path d="M50 6 69 17v22L50 50 31 39V17zM31 50 50 61v22L31 94 12 83V61zM69 50 88 61v22L69 94 50 83V61z" />
  ),
};

interface Props {
  /** The event, or the kind of recording; without it, the drawing alone is the picture. */
  occasion?: string;
  topic: Topic;
}

/** A picture for a recording, drawn from its facts. Its content is also next to it as text. */
export function Poster({ occasion, topic }: Props): ReactNode {
  return (
    <div className={styles.poster} aria-hidden="true" data-nosnippet="">
      <svg viewBox="0 0 100 100" data-topic={topic}>
        {MOTIFS[topic]}
      </svg>
      {occasion && <p>{occasion}</p>}
    </div>
  );
}
