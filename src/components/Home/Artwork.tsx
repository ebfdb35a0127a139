import type { CSSProperties, ReactNode } from 'react';
import type { Area } from '../../data/site';
import { Icon } from '../Icon';
import styles from './artwork.module.css';

/** What circles around the cloud: the areas but the blog, clockwise from the upper right. */
const PLANETS: { area: Area['id']; x: number; y: number }[] = [
  { area: 'contributors', x: 330, y: 62 },
  { area: 'maintainers', x: 422, y: 212 },
  { area: 'projects', x: 334, y: 362 },
  { area: 'events', x: 146, y: 362 },
  { area: 'resources', x: 58, y: 212 },
  { area: 'community', x: 150, y: 62 },
];

/** Small lights on the inner ring, in pixels from the middle. */
const LIGHTS = [
  [0, -112],
  [97, 56],
  [-97, 56],
] as const;

/**
 * The parts of the community around one cloud: drawn for this page, decorative. The parts appear
 * one after the other when the page opens, then hold still; under reduced motion they just stand.
 */
export function Artwork(): ReactNode {
  return (
    <svg className={styles.artwork} viewBox="0 0 480 424" aria-hidden>
      <defs>
        <linearGradient id="cloud" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0.1" stopColor="var(--brand-blue)" />
          <stop offset="1" stopColor="var(--brand-magenta)" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="var(--brand-blue)" stopOpacity="0.45" />
          <stop offset="1" stopColor="var(--brand-blue)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="240" cy="212" r="205" fill="url(#glow)" />
      <circle className={styles.ring} cx="240" cy="212" r="182" pathLength="1" />
      <circle className={styles.ring} cx="240" cy="212" r="112" pathLength="1" />
      {PLANETS.map(({ area, x, y }) => (
        <line key={area} className={styles.ray} x1="240" y1="212" x2={x} y2={y} />
      ))}
      <g>
        <path
          fill="url(#cloud)"
          d="M190 262c-27 0-46-18-46-41 0-21 15-37 36-40 5-35 35-62 72-62 31 0 58 19 69 47 29 1 52 22 52 48 0 27-23 48-52 48z"
        />
        <path className={styles.mark} d="m238 182-26 26 26 26m34-52 26 26-26 26" />
      </g>
      {LIGHTS.map(([x, y]) => (
        <circle key={x} className={styles.light} cx={240 + x} cy={212 + y} r="5" />
      ))}
      {PLANETS.map(({ area, x, y }, index) => (
        <g
          key={area}
          className={styles.planet}
          style={{ '--order': index, color: `var(--hue-${area})` } as CSSProperties}
        >
          <circle cx={x} cy={y} r="33" />
          <Icon name={area} x={x - 17} y={y - 17} size={34} />
        </g>
      ))}
    </svg>
  );
}
