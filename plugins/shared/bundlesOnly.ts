/**
 * Whether this process ends when the framework has bundled (see `scripts/build.ts`): what is made
 * beside the bundler is made by the process that writes the pages then, so that it takes no memory
 * when the bundler takes most.
 */
export const bundlesOnly = process.env.DOCUSAURUS_EXIT_AFTER_BUNDLING === 'true';
