import { escapeControls } from '../../../platform/base/common/text';

/** A text of the repository on one line, in which no control character reaches a terminal. */
export const clean = (text: string): string => escapeControls(text).replaceAll('\n', '\\n').trim();

/** How far a work is. */
export interface Progress {
  /** Shows what is being read, and how much of all. */
  tell: (name: string, done?: number, all?: number) => void;
  /** Takes it away. */
  clear: () => void;
}

/** Nobody sees it. */
export const NO_PROGRESS: Progress = { tell: () => undefined, clear: () => undefined };

/** A terminal that a line can be written to and taken from. */
export interface Screen {
  write: (text: string) => void;
  columns: number;
}

/** What is over sooner needs no line. */
const FIRST = 1000;
const EVERY = 100;

/**
 * One line on a terminal, from a second on.
 *
 * @param now the time in milliseconds
 */
export function toProgress({ write, columns }: Screen, now: () => number = Date.now): Progress {
  let next = now() + FIRST;
  let isShown = false;
  return {
    tell: (name, done, all) => {
      if (now() < next) {
        return;
      }
      next = now() + EVERY;
      isShown = true;
      const count = done === undefined ? '' : `${done}${all === undefined ? '' : ` of ${all}`}: `;
      write(`\r\u001b[2K${`${count}${clean(name)}`.slice(0, Math.max(columns - 1, 20))}`);
    },
    clear: () => {
      if (isShown) {
        write('\r\u001b[2K');
        isShown = false;
      }
    },
  };
}
