import path from 'node:path';
import type { Feature } from '../../platform/feature';
import { addRelatedPages } from './node/relatedDocs';

/**
 * The pages most similar to a page, listed at its end.
 *
 * @param features whose items list related items themselves
 */
export const related = (features: readonly Feature[]): Feature => ({
  name: 'related',
  plugins: [
    () => ({ name: 'site-related', getThemePath: () => path.join(__dirname, 'browser/theme') }),
  ],
  enrichDocs: (content, { siteDir }) => addRelatedPages(content, siteDir, features),
});
