import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Where the nodes of the picture stand, and how large each is. */
const NODES = [
  { x: 200, y: 70, r: 26 },
  { x: 84, y: 128, r: 16 },
  { x: 318, y: 122, r: 18 },
  { x: 132, y: 236, r: 20 },
  { x: 270, y: 240, r: 15 },
  { x: 200, y: 160, r: 34 },
] as const;

const HUB = NODES[5];

/** Many people around one project: decorative, drawn in the colours of the theme, holds still. */
export function Artwork(): ReactNode {
  return (
    <svg className={styles.artwork} viewBox="0 0 400 310" aria-hidden>
      <path
        className={styles.cloud}
        d="M96 270c-40 0-68-26-68-60 0-31 23-55 53-60 8-52 53-92 108-92 47 0 87 28 103 70 44 1 80 33 80 73 0 40-35 69-78 69z"
      />
      {NODES.slice(0, 5).map(({ x, y }) => (
        <line key={x + y} className={styles.edge} x1={HUB.x} y1={HUB.y} x2={x} y2={y} />
      ))}
      {NODES.map(({ x, y, r }) => (
        <circle
          key={x + y}
          className={x === HUB.x && y === HUB.y ? styles.hub : styles.node}
          cx={x}
          cy={y}
          r={r}
        />
      ))}
      <path className={styles.mark} d="m189 147-14 13 14 13m22-26 14 13-14 13" />
    </svg>
  );
}
