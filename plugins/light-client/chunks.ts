import path from 'node:path';
import { simpleHash } from '@docusaurus/utils';
import type { ChunkGraph, Configuration, Module } from 'webpack';

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

const chunksOf = (components: readonly string[]): RegExp =>
  new RegExp(`^(?:${components.map(chunkOf).join('|')})$`);

/** Nested in one another, these make a page of the docs. */
const DOCS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'];
/** Pages whose text was Markdown; the last has little else. */
const TEXTS = ['DocItem', 'BlogPostPage', 'MDXPage'];

const MARKDOWN_PAGE = chunkOf('MDXPage');
/** Chunks whose styles are in the sheet of all pages: the start script, and what nearly all pages are made of. */
const STYLED_ALIKE = ['main', ...[...DOCS, 'MDXPage'].map(chunkOf)];

const OWN_COMPONENT = /src\/(?:components|pages)\/(\w+)/;

/** What compiled style sheets are to the bundler. */
const STYLES = 'css/mini-extract';

/** What texts may hold, but most do not. */
const OCCASIONAL = /(?:components|theme)\/(Admonition|Cards|CodeBlock|Details|diagram|Term)\//;
const OCCASIONAL_STYLES = 'text';

/** Whether a style sheet is for something that few texts hold, and is only of use where its classes occur. */
export const isOccasional = (file: string): boolean =>
  path.basename(file).startsWith(`${OCCASIONAL_STYLES}-`);

const occasionalOf = (module: Module): string | undefined =>
  OCCASIONAL.exec(module.nameForCondition() ?? '')?.[1];

/**
 * How scripts and style sheets are cut into files: few, because each is
 * compressed by itself, and such that a page gets little that it does not use.
 * What all pages need is in the start script (`client/docusaurus.ts`) and the
 * style sheet beside it, which has the styles of the docs, too: in a file of
 * their own they would weigh nearly twice as much, and hold up the first paint.
 * The framework has one style sheet for everything.
 */
export const cacheGroups: SplitChunks['cacheGroups'] = {
  styles: {
    test: (module: Module, context: CacheGroupsContext) =>
      occasionalOf(module) === undefined && isIn(STYLED_ALIKE, module, context),
  },
  /** A style sheet for each of them; a page has those that its text needs. */
  occasionalStyles: {
    type: STYLES,
    chunks: 'async',
    test: (module: Module) => occasionalOf(module) !== undefined,
    name: (module: Module) => `${OCCASIONAL_STYLES}-${occasionalOf(module)}`,
    enforce: true,
    priority: 40,
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
    chunks: chunksOf(TEXTS),
    test: (module: Module, context: CacheGroupsContext) => isIn([MARKDOWN_PAGE], module, context),
    enforce: true,
    priority: 30,
  },
  docs: { name: 'docs', chunks: chunksOf(DOCS), enforce: true, priority: 20 },
  /** A style sheet for each folder of components; the chunks of pages stay without any. */
  componentStyles: {
    type: STYLES,
    chunks: 'async',
    name: (module: Module) => {
      const folder = OWN_COMPONENT.exec(module.nameForCondition() ?? '')?.[1];
      return `styles-${folder ?? 'theme'}`;
    },
    enforce: true,
    priority: 10,
  },
};
