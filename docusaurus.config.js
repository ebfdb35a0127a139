// The configuration, its plugins and the features are TypeScript, which Node.js loads through tsx.
require('./platform/base/node/typescript.cjs');

module.exports = require('./site/config').default;
