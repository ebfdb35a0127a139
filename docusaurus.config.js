const { folderProblem } = require('./platform/base/node/folder.cjs');

const problem = folderProblem(__dirname);
if (problem) {
  console.error(`\n${problem}\n`);
  process.exit(1);
}

// The configuration, its plugins and the features are TypeScript, which Node.js loads through tsx.
require('./platform/base/node/typescript.cjs');

module.exports = require('./site/config').default;
