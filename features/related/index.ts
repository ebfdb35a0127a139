import path from 'node:path';
import type { Feature } from '#platform/feature';

/** The pages most similar to a page, listed at its end; `addRelatedPages` finds them. */
export const related: Feature = {
  name: 'related',
  plugins: [
    () => ({ name: 'site-related', getThemePath: () => path.join(__dirname, 'browser/theme') }),
  ],
};
