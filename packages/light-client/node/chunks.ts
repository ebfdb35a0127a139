import { simpleHash } from '@docusaurus/utils';
import type { Chunk as BuiltChunk, Compilation, Compiler } from '@rspack/core';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import type { ChunkModule } from '../common/pageTable';

interface CacheGroupsContext {
  chunkGraph: ChunkGraph;
}

type SplitChunks = Exclude<
  NonNullable<Configuration['optimization']>['splitChunks'],
  false | undefined
>;

/** Name of the chunk with a component of the theme, as `genChunkName` of the framework makes it. */
const chunkOf = (component: string): string => simpleHash(`@theme/${component}`, 8);

/** Whether one of these chunks has the module. */
const isIn = (
  names: readonly string[],
  module: Module,
  { chunkGraph }: CacheGroupsContext,
): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => names.includes(name ?? ''));

/** Nested in one another, these make a page of the docs. */
const DOCS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
/** Pages whose text was Markdown; the last has little else. */
const TEXTS = ['DocItem', 'BlogPostPage', 'MDXPage'];

const MARKDOWN_PAGE = chunkOf('MDXPage');
/** Chunks whose styles are in the sheet of all pages: the start script, and what nearly all pages are made of. */
const STYLED_ALIKE = ['main', ...[...DOCS, 'MDXPage'].map(chunkOf)];

/** A component of the site: in a folder of a room for browsers, or of a feature with one component. */
const OWN_COMPONENT = /\/([\w-]+)\/browser\/(?:([\w-]+)\/)?[^/]+\.css$/;

/** What compiled style sheets are to the bundler. */
const STYLES = 'css/mini-extract';

/** Name of the style sheet that a style of a component goes into. */
export function sheetOf(file: string): string {
  const [, room = 'theme', folder = room] = OWN_COMPONENT.exec(file) ?? [];
  return `styles-${folder}`;
}

/** Whether a chunk is that of one of these components. */
function isChunkOf(components: readonly string[]): (chunk: Chunk) => boolean {
  const names = new Set(components.map(chunkOf));
  return ({ name }) => names.has(name ?? '');
}

/**
 * How scripts and style sheets are cut into files: few, because each is
 * compressed by itself, and such that a page gets little that it does not use.
 * What all pages need is in the start script (`browser/routes.ts`) and the
 * style sheet beside it, which has the styles of the docs, too: in a file of
 * their own they would weigh nearly twice as much, and hold up the first paint.
 * The framework has one style sheet for everything.
 */
export const cacheGroups: SplitChunks['cacheGroups'] = {
  styles: {
    test: (module: Module, context: CacheGroupsContext) => isIn(STYLED_ALIKE, module, context),
  },
  /** By itself, since it is half of what runs at the start: two tasks, between which a reader's tap is answered. */
  react: {
    name: 'react',
    chunks: 'initial',
    test: /node_modules\/(?:react|react-dom|scheduler)\//,
    enforce: true,
  },
  texts: {
    name: 'texts',
    chunks: isChunkOf(TEXTS),
    test: (module: Module, context: CacheGroupsContext) => isIn([MARKDOWN_PAGE], module, context),
    enforce: true,
    priority: 30,
  },
  docs: { name: 'docs', chunks: isChunkOf(DOCS), enforce: true, priority: 20 },
  /** A style sheet for each folder of components; the chunks of pages stay without any. */
  componentStyles: {
    type: STYLES,
    chunks: 'async',
    name: (module: Module) => sheetOf(module.nameForCondition() ?? ''),
    enforce: true,
    priority: 10,
  },
};

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

const isPageChunk = ({ name }: BuiltChunk): boolean => PAGE_CHUNK.test(name ?? '');

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
