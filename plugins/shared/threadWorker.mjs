// What threads run: a function of a module in TypeScript.
// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** @param {{ file: string, name: string, args: unknown[] }} task */
export default ({ file, name, args }) => require(file)[name](...args);
