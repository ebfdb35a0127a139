// Lets Node.js load the project's TypeScript, through tsx: `require` it first.
//
// Parsers of Markdown and HTML are ES modules, which tsx compiles to CommonJS. Each use of an
// imported constant becomes a call then, and a parser takes three times as long. What Node.js has
// loaded by itself before, tsx leaves as it is.
const NATIVE = [
  'hast-util-from-html',
  'hast-util-to-html',
  'hast-util-to-string',
  'mdast-util-to-string',
  'rehype-remark',
  'remark-directive',
  'remark-gfm',
  'remark-mdx',
  'remark-parse',
  'remark-stringify',
  'unified',
  'unist-util-visit',
];

// Releases of Node.js that can't do this need longer, and build the same.
if (process.features.require_module) {
  NATIVE.forEach((name) => require(name));
}

require('tsx/cjs');
