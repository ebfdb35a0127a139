import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** What a card shows. */
export interface Card {
  title: string;
  /** Label of the area, above the title. */
  area: string;
  /** Colour of the area on the dark card, `#rrggbb`. */
  hue: string;
  /** Name of the site, below the title. */
  site: string;
}

/** The module that draws, which also decides how a card looks. */
export const WORKER = path.join(__dirname, 'worker.mjs');

/** At most so many threads: the bundler wants to work meanwhile. */
const MOST_THREADS = 2;

/** Name of a card's file in the cache: changes with what it shows and with how that is drawn. */
export function cacheName(card: Card, drawing: string): string {
  return `${createHash('sha256').update(JSON.stringify(card)).update(drawing).digest('hex').slice(0, 24)}.png`;
}

function drawInThread(cards: readonly (Card & { file: string })[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: cards });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`The thread that draws social cards ended with code ${code}.`));
      }
    });
  });
}

/**
 * Draws the cards that the cache does not have yet.
 *
 * @param cacheDir folder of the cache
 * @returns the file of each card in the cache, in the order of the cards
 */
export async function drawCards(cards: readonly Card[], cacheDir: string): Promise<string[]> {
  const drawing = readFileSync(WORKER, 'utf8');
  const files = cards.map((card) => path.join(cacheDir, cacheName(card, drawing)));
  const missing = new Map(
    cards.flatMap((card, index) => {
      const file = files[index] ?? '';
      return existsSync(file) ? [] : [[file, { ...card, file }] as const];
    }),
  );
  const work = [...missing.values()];
  const threads = Math.min(MOST_THREADS, os.availableParallelism(), work.length);
  await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      drawInThread(work.filter((_card, index) => index % threads === thread)),
    ),
  );
  return files;
}
