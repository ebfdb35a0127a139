import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

type Task = (...args: never[]) => Promise<unknown>;

interface Answer<Result> {
  id: number;
  result: Result;
  error?: Error;
}

/** Lets the thread load TypeScript. */
const LOADER = path.join(__dirname, '../../scripts/lib/typescript.mjs');

/**
 * Runs a function in a thread of its own, which leaves the one that serves pages free. The thread
 * starts with the first call and stays for the next; it does not keep the process alive.
 *
 * @param file path of the module with the function
 * @param name under which the module exports it
 * @returns the function; arguments and results have to survive structured cloning
 */
export function inThread<Run extends Task>(
  file: string,
  name: string,
): (...args: Parameters<Run>) => Promise<Awaited<ReturnType<Run>>> {
  type Result = Awaited<ReturnType<Run>>;
  let worker: Worker | undefined;
  let calls = 0;
  return (...args) => {
    worker ??= new Worker(path.join(__dirname, 'threadWorker.mjs'), {
      workerData: { file, name },
      execArgv: ['--import', pathToFileURL(LOADER).href],
    });
    const thread = worker;
    calls += 1;
    const id = calls;
    return new Promise<Result>((resolve, reject) => {
      const onAnswer = (answer: Answer<Result>) => {
        if (answer.id === id) {
          thread.off('message', onAnswer);
          thread.off('error', reject);
          thread.unref();
          if (answer.error) {
            reject(answer.error);
          } else {
            resolve(answer.result);
          }
        }
      };
      thread.ref();
      thread.on('message', onAnswer);
      thread.once('error', reject);
      thread.postMessage({ id, args });
    });
  };
}
