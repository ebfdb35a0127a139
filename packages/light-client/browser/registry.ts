import type { ChunkModule } from '../common/pageTable';

type Load = () => Promise<unknown>;

/** In place of `@generated/registry`: how to load what the known pages are made of. */
const registry: Record<string, [load: Load, name: string, id: string | number]> = {};
export default registry;

/** The parts of the bundler's runtime that are used here. */
interface Runtime {
  (id: string | number): unknown;
  /** Loads a chunk. */
  e: (chunk: string) => Promise<unknown>;
  /** Gives a module as a namespace. */
  t: (id: string | number, mode: number) => unknown;
  /** Address of a chunk. */
  u: (chunk: string) => string;
}
declare const __webpack_require__: Runtime;

const files: Record<string, string> = {};
const fileOfChunk = __webpack_require__.u;
__webpack_require__.u = (chunk) => files[chunk] ?? fileOfChunk(chunk);

/** Makes modules of a page loadable. */
export function addModules(
  modules: Record<string, ChunkModule>,
  newFiles: Record<string, string>,
): void {
  Object.assign(files, newFiles);
  for (const [name, { chunks, id, mode }] of Object.entries(modules)) {
    registry[name] ??= [
      async () => {
        await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
        return mode === undefined ? __webpack_require__(id) : __webpack_require__.t(id, mode);
      },
      name,
      id,
    ];
  }
}
