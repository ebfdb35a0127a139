import type { Feature } from '#platform/feature';
import stylePagePlugin from './node/plugin';

/** The components that all pages share in both themes, for maintainers of the site; in development only. */
export const stylePage: Feature = {
  name: 'style-page',
  plugins: [stylePagePlugin],
};
