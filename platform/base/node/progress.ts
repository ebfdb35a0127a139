import { writeSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import logger from '@docusaurus/logger';

/** Something that a build waits for. */
export interface Step {
  /** Notes how far it is, such as `120 of 382`. */
  advance: (reached: string) => void;
  end: () => void;
}

interface OpenStep {
  name: string;
  reached?: string;
}

/** What the watcher takes: without `giveUpMs` it only says that nothing moves. */
export interface Patience {
  /** So long nothing may move before it is said. */
  quietMs: number;
  /** So long nothing may move before the process is ended. */
  giveUpMs?: number;
}

/** A page, a plugin or a part of the bundler's work takes seconds, on a busy machine some more. */
const PATIENCE: Required<Patience> = { quietMs: 2 * 60_000, giveUpMs: 15 * 60_000 };
/** Between two lines that say how far a long build is. */
const SHOWN_EVERY_MS = 10_000;
/** The bundler tells of every module. */
const TOLD_EVERY_MS = 1000;

const steps = new Set<OpenStep>();
let watcher: Worker | undefined;
let toldAt = 0;
let shown = '';

/** `the pages to be written, 120 of 382`. */
const toText = ({ name, reached }: OpenStep): string =>
  reached === undefined ? name : `${name}, ${reached}`;

/** What is waited for, the latest first: it is what holds up the others. */
const waitedFor = (): string[] => [...steps].reverse().map(toText);

function tell(): void {
  toldAt = Date.now();
  watcher?.postMessage(waitedFor());
}

/**
 * Begins something that the build waits for.
 *
 * @param name what it is, as it stands behind "Waiting for"
 */
export function begin(name: string): Step {
  const step: OpenStep = { name };
  steps.add(step);
  tell();
  return {
    advance(reached) {
      const isFirst = step.reached === undefined;
      step.reached = reached;
      if (isFirst || Date.now() - toldAt >= TOLD_EVERY_MS) {
        tell();
      }
    },
    end() {
      steps.delete(step);
      tell();
    },
  };
}

/**
 * Does something that the build waits for.
 *
 * @param name what it is, as it stands behind "Waiting for"
 * @returns what the work returns
 * @throws what the work throws
 */
export async function during<Result>(
  name: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const step = begin(name);
  try {
    return await work();
  } finally {
    step.end();
  }
}

/** How far a long build is, if that has changed. */
function show(): void {
  const [text = ''] = waitedFor();
  if (text !== shown && text !== '') {
    logger.info(`Waiting for ${text}`);
  }
  shown = text;
}

/**
 * Sees to it that a build ends with the site or with a message: a thread says what is waited for
 * when nothing moves, and ends the process when nothing ever will, even if its main thread hangs;
 * and a process that ends while something is waited for says so and has failed. Once is enough.
 *
 * @param isBuild whether the process ends by itself; a development server is told of only
 */
export function watchProgress(isBuild: boolean, patience: Patience = PATIENCE): void {
  if (watcher !== undefined) {
    return;
  }
  const { quietMs, giveUpMs } = patience;
  watcher = new Worker(path.join(__dirname, 'progressWatcher.mjs'), {
    workerData: { quietMs, giveUpMs: isBuild ? giveUpMs : undefined } satisfies Patience,
    execArgv: [],
  });
  watcher.unref();
  tell();
  if (!isBuild) {
    return;
  }
  setInterval(show, SHOWN_EVERY_MS).unref();
  process.on('exit', (code) => {
    if (steps.size > 0 && code === 0) {
      writeSync(
        2,
        `[ERROR] The build ended before its end. It waited for ${waitedFor().join('; ')}.\n`,
      );
      process.exitCode = 1;
    }
  });
}
