import { simpleHash } from '@docusaurus/utils';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';

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
