// What threads run: a function of a module in TypeScript.
// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

// The pool would wait forever for a thread that ends by itself.
process.exit = (code) => {
  throw new Error(`it wanted to end its thread with code ${code ?? 0}`);
};

/** @param {{ file: string, name: string, args: unknown[] }} task */
export default ({ file, name, args }) => require(file)[name](...args);
