import type { Chunk, Compilation, Compiler } from '@rspack/core';
import type { ChunkModule } from '../common/pageTable';

const NAME = 'PageChunksPlugin';
/** The framework's registry, whose every entry loads a module; see `browser/routes.ts`. */
const REGISTRY = '/registry.js';
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

/** How browsers wrap modules that export nothing by themselves: `createFakeNamespaceObject` of the bundler. */
const MODES: Readonly<Record<string, number>> = { json: 19 };

/**
 * What each entry of the framework's registry loads, by the name of its chunk, from the bundler's
 * records.
 */
function modulesOf({ modules, moduleGraph, chunkGraph }: Compilation): Record<string, ChunkModule> {
  const registry = [...modules].find((module) => module.nameForCondition()?.endsWith(REGISTRY));
  const entries = registry?.blocks.map((block): [string, ChunkModule] => {
    const [dependency] = block.dependencies;
    const module = dependency && moduleGraph.getModule(dependency);
    const id = module && chunkGraph.getModuleId(module);
    const { name, chunks = [] } = chunkGraph.getBlockChunkGroup(block) ?? {};
    if (!module || !name || id === null || id === undefined) {
      throw new Error(
        `The bundler has no record of how ${module?.identifier() ?? 'a module'} is loaded.`,
      );
    }
    const mode = MODES[module.type];
    return [
      name,
      { chunks: chunks.map((chunk) => String(chunk.id)), id, ...(mode !== undefined && { mode }) },
    ];
  });
  if (!entries?.length) {
    throw new Error('The bundler knows no module of the registry of pages.');
  }
  return Object.fromEntries(entries);
}

/**
 * Takes the entries of chunks out of the maps in a piece of the bundler's runtime.
 *
 * @param keys ids and names of the chunks
 */
function withoutChunks(source: string, keys: ReadonlySet<string>): string {
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
    compiler.hooks.done.tap(NAME, (stats) => {
      const { compilation } = stats;
      if (stats.hasErrors()) {
        return;
      }
      const files: Record<string, string> = {};
      const styles: Record<string, string> = {};
      // Pages name the others by themselves.
      const loading = [...compilation.chunks].filter((chunk) => !chunk.canBeInitial());
      for (const { id, files: chunkFiles } of loading) {
        const file = [...chunkFiles].find((candidate) => candidate.endsWith('.js'));
        const style = [...chunkFiles].find((candidate) => candidate.endsWith('.css'));
        if (style !== undefined) {
          styles[String(id)] = style;
        }
        if (file !== undefined) {
          files[String(id)] = file;
        }
      }
      const modules = modulesOf(compilation);
      for (const module of Object.values(modules)) {
        module.chunks = module.chunks.filter((id) => id in files || id in styles);
      }
      this.report({ modules, files, styles });
    });
  }
}
