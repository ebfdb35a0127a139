import type { ReactNode } from 'react';
import type { Door } from './doors';
import styles from './styles.module.css';

/** A circle as part of a path. */
const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;

/** The top of a tower of cubes, and its edges. */
const lid = (x: number, y: number) => `M${x} ${y}l21 10-21 10-21-10z`;
const tower = (x: number, y: number, height: number) =>
  `${lid(x, y)}m-21 10v${height}l21 10 21-10v-${height}m-21 10v${height}`;

/** Head and shoulders. */
const person = (x: number, y: number, r: number) =>
  `${dot(x, y, r)}M${x - 2 * r} ${y + 3.6 * r}a${2 * r} ${2 * r} 0 0 1 ${4 * r} 0`;

/** What each drawing tints, draws, and draws faintly, on a field of 240 by 100. */
const PATHS: Record<Door['id'], readonly [tint: string, line: string, faint: string]> = {
  // A branch that comes back, and is approved.
  maintainers: [
    dot(192, 64, 17),
    `M40 64h36c22 0 18-36 40-36h16c22 0 18 36 36 36${dot(40, 64, 6)}${dot(116, 28, 6)}${dot(192, 64, 17)}M184 64l6 6 11-12`,
    `M76 64h80M20 64h10M209 64h12${dot(76, 64, 4)}${dot(140, 64, 4)}`,
  ],
  // Three levels.
  projects: [
    lid(64, 54) + lid(120, 34) + lid(176, 14),
    tower(64, 54, 16) + tower(120, 34, 36) + tower(176, 14, 56),
    'M99 64l21 10 21-10M155 44l21 10 21-10M155 64l21 10 21-10M22 92h18M200 92h18',
  ],
  // People who meet.
  community: [
    `${dot(120, 40, 11)}${dot(72, 52, 8)}${dot(168, 52, 8)}`,
    person(120, 40, 11) + person(72, 52, 8) + person(168, 52, 8),
    'M72 34q8-18 30-22M168 34q-8-18-30-22M30 88h180M36 58a5 5 0 1 0 .1 0M204 58a5 5 0 1 0 .1 0',
  ],
  // What grows from a first line of code.
  contributors: [
    'M119 54c0-20-14-32-38-32 0 20 14 32 38 32zM121 66c0-16 11-25 32-25 0 16-12 25-32 25z',
    'M120 86V52m-1 2c0-20-14-32-38-32 0 20 14 32 38 32zm2 12c0-16 11-25 32-25 0 16-12 25-32 25z',
    'M54 42L36 58l18 16M186 42l18 16-18 16M84 86h72',
  ],
  // Sheets to take along.
  resources: [
    'M96 16h34l16 16v52H96zM176 62a13 13 0 1 0 .1 0',
    'M96 16h34l16 16v52H96zM130 16v16h16M106 46h30M106 57h30M106 68h18M176 62a13 13 0 1 0 .1 0M176 69v12m-6-6h12',
    'M90 24H76v52h14M70 32H58v36h12M152 40h10v12',
  ],
  // A day in the calendar, and bunting.
  events: [
    'M82 26h76v18H82zM126 60h14v14h-14z',
    'M82 26h76v60H82zM82 44h76M102 18v14M138 18v14M126 60h14v14h-14z',
    'M96 56h8m8 0h8M96 67h8m8 0h8M96 78h8m8 0h8M20 26q28 18 62 12M31 32l3 12 8-8M53 39l5 11 7-10M220 26q-28 18-62 12M209 32l-3 12-8-8M187 39l-5 11-7-10',
  ],
  // A paper with a picture.
  blog: [
    'M84 32h34v24H84z',
    'M72 18h80v60a8 8 0 0 0 8 8H80a8 8 0 0 1-8-8zM152 42h16v36a8 8 0 0 1-16 0M84 32h34v24H84z',
    'M128 34h14M128 44h14M128 54h14M84 66h58M84 76h40M40 30h16M40 42h10M184 62h16M190 74h10',
  ],
  // A shield on a chain.
  security: [
    'M120 12l30 10v26c0 19-12 32-30 40-18-8-30-21-30-40V22z',
    'M120 12l30 10v26c0 19-12 32-30 40-18-8-30-21-30-40V22zM107 49l9 9 17-18',
    'M30 44h16a9 9 0 0 1 0 18H30a9 9 0 0 1 0-18M62 53h16M52 53h10M194 44h16a9 9 0 0 1 0 18h-16a9 9 0 0 1 0-18M162 53h26',
  ],
};

/** The drawing of a door. Decorative: the words below it say the same. */
export function Drawing({ name }: { name: Door['id'] }): ReactNode {
  return (
    <svg viewBox="0 0 240 100" className={styles.drawing} aria-hidden>
      {PATHS[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
