import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Chunk, Compiler } from '@rspack/core';
import type { ChunkModule } from '../common/pageTable';

const NAME = 'PageChunksPlugin';
/** Name of the chunk with the framework's registry; see `browser/routes.ts`. */
const REGISTRY_CHUNK = 'registry';
/** Chunks of pages are named by a hash (`genChunkName` of the framework). */
const PAGE_CHUNK = /^[\da-f]{8}\w*$/;

export interface PageChunks {
  /** By chunk name. */
  modules: Record<string, ChunkModule>;
  /** Scripts by chunk id. */
  files: Record<string, string>;
  /** Style sheets by chunk id; most chunks have none. */
  styles: Record<string, string>;
}

type Definition = (module: object, exports: object, require: unknown) => void;

/**
 * Reads from the compiled registry what each entry loads, by running it with a
 * runtime that takes notes.
 *
 * @param code of the chunk with the registry
 * @param chunkLoadingGlobal name of the global list of loaded chunks
 */
export async function readRegistry(
  code: string,
  chunkLoadingGlobal: string,
): Promise<Record<string, ChunkModule>> {
  let registry: Record<string, [() => Promise<ChunkModule>]> = {};
  let chunks: string[] = [];
  const require = Object.assign((id: string | number): ChunkModule => ({ chunks: [], id }), {
    r: () => undefined,
    d: (_exports: object, { default: get }: { default: () => typeof registry }) => {
      queueMicrotask(() => {
        registry = get();
      });
    },
    e: (chunk: string) => {
      chunks.push(chunk);
      return Promise.resolve();
    },
    t: (id: string | number, mode: number): ChunkModule => ({ chunks: [], id, mode }),
  });
  const loaded = {
    push: ([, definitions]: [unknown, Record<string, Definition>]) => {
      for (const define of Object.values(definitions)) {
        define({}, {}, require);
      }
    },
  };
  runInNewContext(code, { [chunkLoadingGlobal]: loaded });
  await Promise.resolve();

  const modules: Record<string, ChunkModule> = {};
  for (const [name, [load]] of Object.entries(registry)) {
    chunks = [];
    const noted = chunks;
    modules[name] = { ...(await load()), chunks: noted };
  }
  return modules;
}

/**
 * Takes the entries of chunks out of the maps in a piece of the bundler's runtime.
 *
 * @param keys ids and names of the chunks
 */
export function withoutChunks(source: string, keys: ReadonlySet<string>): string {
  return source.replace(/"([^"]+)": ?"[^"]*",?\s*/g, (entry, key: string) =>
    keys.has(key) ? '' : entry,
  );
}

const isPageChunk = ({ name }: Chunk): boolean => PAGE_CHUNK.test(name ?? '');

/**
 * Leaves the chunks of pages out of the bundler's runtime, which would name
 * each of them, and reports them for the tables of the pages instead.
 */
export class PageChunksPlugin {
  constructor(private readonly report: (chunks: PageChunks) => void) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // Before code is minified; names of files get their final hash after that.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const chunks = [...compilation.chunks];
        // The framework names chunks to fetch their pages ahead, which nobody does here.
        const keys = new Set(
          chunks.flatMap((chunk) => [
            String(chunk.name),
            ...(isPageChunk(chunk) ? [String(chunk.id)] : []),
          ]),
        );
        const files = new Set(
          chunks.flatMap((chunk) => (chunk.hasRuntime() ? [...chunk.files] : [])),
        );
        let hits = 0;
        for (const file of files) {
          compilation.updateAsset(file, (asset) => {
            const source = asset.source().toString();
            const rest = withoutChunks(source, keys);
            hits += source === rest ? 0 : 1;
            return new sources.RawSource(rest);
          });
        }
        if (hits === 0) {
          throw new Error(
            "The bundler's runtime names the chunks of pages in an unknown form, or not at all.",
          );
        }
      });
    });
    compiler.hooks.done.tapPromise(NAME, async (stats) => {
      const { compilation } = stats;
      if (stats.hasErrors()) {
        return;
      }
      const files: Record<string, string> = {};
      const styles: Record<string, string> = {};
      let registry: string | undefined;
      // Pages name the others by themselves.
      const loading = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
      for (const { id, name, files: chunkFiles } of loading) {
        const file = [...chunkFiles].find((candidate) => candidate.endsWith('.js'));
        const style = [...chunkFiles].find((candidate) => candidate.endsWith('.css'));
        if (style !== undefined) {
          styles[String(id)] = style;
        }
        if (file !== undefined) {
          files[String(id)] = file;
          registry = name === REGISTRY_CHUNK ? file : registry;
        }
      }
      if (registry === undefined) {
        throw new Error('The bundler made no chunk of the registry of pages.');
      }
      const code = readFileSync(path.join(compiler.outputPath, registry), 'utf8');
      const { chunkLoadingGlobal = '' } = compiler.options.output;
      const modules = await readRegistry(code, chunkLoadingGlobal);
      if (Object.keys(modules).length === 0) {
        throw new Error(`The registry of pages in ${registry} is written in an unknown form.`);
      }
      for (const module of Object.values(modules)) {
        module.chunks = module.chunks.filter((id) => id in files || id in styles);
      }
      this.report({ modules, files, styles });
    });
  }
}
