// What threads run: a function of a module in TypeScript.
// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// The pool would wait forever for a thread that ends by itself.
process.exit = (code) => {
  throw new Error(`it wanted to end its thread with code ${code ?? 0}`);
};

/**
 * An error that nobody catches fails the task. A thread that dies of it while the pool ends the thread crashes
 * Node.js 20 at times ("v8::ToLocalChecked Empty MaybeLocal").
 *
 * @param {{ file: string, name: string, args: unknown[] }} task
 */
export default async function run({ file, name, args }) {
  /** @type {(error: unknown) => void} */
  let fail = () => undefined;
  const uncaught = new Promise((_, reject) => {
    fail = reject;
  });
  process.on('uncaughtException', fail);
  try {
    return await Promise.race([require(file)[name](...args), uncaught]);
  } finally {
    process.off('uncaughtException', fail);
  }
}
