import { createContext, type ReactNode } from 'react';
import styles from './Cover.module.css';

/** The address of the post that a list begins with, which has a picture. */
export const LeadContext = createContext<string | undefined>(undefined);

/** Squares of a picture. */
const [COLUMNS, ROWS] = [6, 6];

/** What may fill a square of side 1, from its corner. */
const SHAPES = [
  // Quarters of a circle around each corner.
  'h1a1 1 0 0 1 -1 1z',
  'm1 0v1a1 1 0 0 1 -1 -1z',
  'm1 1h-1a1 1 0 0 1 1 -1z',
  'm0 1v-1a1 1 0 0 1 1 1z',
  // Leaves.
  'a1 1 0 0 1 1 1a1 1 0 0 1 -1 -1z',
  'm1 0a1 1 0 0 1 -1 1a1 1 0 0 1 1 -1z',
  // A disk, and halves of one.
  'm.5 .1a.4 .4 0 0 1 0 .8a.4 .4 0 0 1 0 -.8z',
  'm0 .5a.5 .5 0 0 1 1 0z',
  'm.5 0a.5 .5 0 0 1 0 1z',
];

/** The same numbers for the same text, as evenly spread as chance has them (FNV-1a, mulberry32). */
function numbersOf(seed: string): (below: number) => number {
  let state = Array.from(seed).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed));
    return Math.floor((((more ^ (more >>> 14)) >>> 0) / 4294967296) * below);
  };
}

/** How many colors a picture has. */
const COLORS = 4;

/** The shapes of each color as the path of a drawing. */
export function pathsOf(seed: string): string[] {
  const next = numbersOf(seed);
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, square) => ({
    place: `M${square % COLUMNS} ${Math.floor(square / COLUMNS)}`,
    // Some stay empty.
    shape: SHAPES[next(SHAPES.length + 2)],
    color: next(COLORS),
  }));
  return Array.from({ length: COLORS }, (_, color) =>
    squares
      .filter((square) => square.color === color && square.shape !== undefined)
      .map(({ place, shape }) => `${place}${shape ?? ''}`)
      .join(''),
  );
}

/** A picture for a post, made of its address while the site is built. */
export function Cover({ seed }: { seed: string }): ReactNode {
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${COLUMNS} ${ROWS}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      data-no-copy=""
    >
      {pathsOf(seed).map((path, index) => (
        <path key={index} d={path} />
      ))}
    </svg>
  );
}
