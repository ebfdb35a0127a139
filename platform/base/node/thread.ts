import path from 'node:path';
import Tinypool, { type Options } from 'tinypool';

/** Items that a thread takes at a time: many enough to go unnoticed, few enough to share the work fairly. */
const CHUNK = 20;
/** Below this, threads take longer to start than the work does. */
const WORTH_IT = 3 * CHUNK;

const startPool = (options: Options = {}) =>
  new Tinypool({
    filename: path.join(__dirname, 'threadWorker.mjs'),
    // Lets the thread load TypeScript.
    execArgv: ['--require', path.join(__dirname, 'typescript.cjs')],
    ...options,
  });

/** @throws what `run` throws, or that its thread has died, with the name of the task */
async function named<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The task ${name} failed: ${reason}`, { cause: error });
  }
}

type Task = (...args: never[]) => Promise<unknown>;

/**
 * Runs a function in a thread of its own, beside whatever else the process does. Calls run one
 * after the other, and fail with the name of the function if it throws or its thread dies.
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
    const started = (pool ??= startPool({ minThreads: stays ? 1 : 0, maxThreads: 1 }));
    return named(name, () => started.run({ file, name, args }) as ReturnType<Run>);
  };
}

/**
 * Maps items to results, in threads on all cores if there are many.
 *
 * @param file path of the module that exports `map` as `name`
 * @param map gives one result for each item, in their order; items, which have to hold all that it
 *   needs, and results have to survive structured cloning
 * @returns one result for each item, in their order
 * @throws what `map` throws, with its name
 */
export async function inThreads<Item, Result>(
  file: string,
  name: string,
  map: (items: readonly Item[]) => Result[],
  items: readonly Item[],
): Promise<Result[]> {
  if (items.length < WORTH_IT) {
    return named(name, () => Promise.resolve(map(items)));
  }
  const pool = startPool();
  try {
    const chunks = Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
      items.slice(index * CHUNK, (index + 1) * CHUNK),
    );
    const results = await named(name, () =>
      Promise.all(
        chunks.map((chunk) => pool.run({ file, name, args: [chunk] }) as Promise<Result[]>),
      ),
    );
    return results.flat();
  } finally {
    await pool.destroy();
  }
}
