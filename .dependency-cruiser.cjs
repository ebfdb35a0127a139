// Layers and rooms of the code; docs-internal/architecture.md draws them.

const ROOMS = '(?:common|node|browser|worker)';
const LAYERS = ['base', 'content', 'markdown', 'output', 'frame', 'collections'];

/** Each layer imports those before it. */
const layerRules = LAYERS.map((layer, index) => ({
  name: `layer-${layer}`,
  comment: `platform/${layer} knows only the layers below it.`,
  severity: 'error',
  from: { path: `^platform/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: LAYERS.slice(index + 1).map((above) => `^platform/${above}/`) },
})).filter(({ to }) => to.path.length > 0);

/** What a room may import of other rooms. */
const roomRules = [
  ['common', ['node', 'browser', 'worker']],
  ['node', ['browser', 'worker']],
  ['browser', ['node', 'worker']],
  ['worker', ['node', 'browser']],
].map(([room, others]) => ({
  name: `room-${room}`,
  comment: `Code in ${room}/ runs where ${others.join(', ')} do not.`,
  severity: 'error',
  from: { path: `^(?:platform|features|packages)/[^/]+/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^(?:platform|features|packages)/[^/]+/(?:${others.join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-cycles',
      comment: 'Features and layers depend on one another in one direction.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:platform|features|packages)/[^/]+$' },
      to: { circular: true },
    },
    ...layerRules,
    ...roomRules,
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^(?:platform|packages/light-client)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(?:features|site)/' },
    },
    {
      name: 'features-are-apart',
      comment: 'A feature uses another only through its public.ts.',
      severity: 'error',
      from: { path: '^features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^features/',
        pathNot: [`^features/$1/`, `^features/[^/]+/${ROOMS}/public\\.tsx?$`],
      },
    },
    {
      name: 'features-know-no-site',
      comment: 'The site and the command are made of features.',
      severity: 'error',
      from: { path: '^(?:platform|features)/' },
      to: { path: '^(?:site|packages/(?:cli|mcp))/' },
    },
    {
      name: 'common-is-pure',
      comment: 'Code in common/ runs in Node.js and in browsers.',
      severity: 'error',
      from: { path: '/common/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browsers-have-no-node',
      severity: 'error',
      from: { path: '/(?:browser|worker)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browsers-load-no-schemas',
      comment: 'zod weighs 15 kB: browsers take the types of a schema, never the schema.',
      severity: 'error',
      from: { path: '/(?:browser|worker)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/zod', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.css$', 'fixture'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
