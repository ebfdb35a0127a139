import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool, { type Options } from 'tinypool';

/** Lets a thread load TypeScript. */
const LOADER = pathToFileURL(path.join(__dirname, '../../scripts/lib/typescript.mjs')).href;

/** Items that a thread takes at a time: many enough to go unnoticed, few enough to share the work fairly. */
const CHUNK = 20;
/** Below this, threads take longer to start than the work does. */
const WORTH_IT = 3 * CHUNK;

const startPool = (options: Options = {}) =>
  new Tinypool({
    filename: path.join(__dirname, 'threadWorker.mjs'),
    execArgv: ['--import', LOADER],
    ...options,
  });

type Task = (...args: never[]) => Promise<unknown>;

/**
 * Runs a function in a thread of its own, beside whatever else the process does. Calls run one
 * after the other.
 *
 * @param file path of the module with the function
 * @param name under which the module exports it
 * @param stays whether the thread waits for the next call, with all it has loaded; it does not
 *   keep the process alive
 * @returns the function; arguments and results have to survive structured cloning
 */
export function inThread<Run extends Task>(
  file: string,
  name: string,
  { stays = false } = {},
): (...args: Parameters<Run>) => Promise<Awaited<ReturnType<Run>>> {
  let pool: Tinypool | undefined;
  return (...args) => {
    pool ??= startPool({ minThreads: stays ? 1 : 0, maxThreads: 1 });
    return pool.run({ file, name, args }) as Promise<Awaited<ReturnType<Run>>>;
  };
}

/**
 * Maps items to results, in threads on all cores if there are many.
 *
 * @param file path of the module that exports `map` as `name`
 * @param map gives one result for each item, in their order; items, which have to hold all that it
 *   needs, and results have to survive structured cloning
 * @returns one result for each item, in their order
 * @throws what `map` throws
 */
export async function inThreads<Item, Result>(
  file: string,
  name: string,
  map: (items: readonly Item[]) => Result[],
  items: readonly Item[],
): Promise<Result[]> {
  if (items.length < WORTH_IT) {
    return map(items);
  }
  const pool = startPool();
  try {
    const chunks = Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
      items.slice(index * CHUNK, (index + 1) * CHUNK),
    );
    const results = await Promise.all(
      chunks.map((chunk) => pool.run({ file, name, args: [chunk] }) as Promise<Result[]>),
    );
    return results.flat();
  } finally {
    await pool.destroy();
  }
}
