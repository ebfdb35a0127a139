import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Feature } from '#platform/feature';

/** Publishes the design system for maintainers of the site; in development only. */
export function stylePagePlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-style-page',
    contentLoaded({ actions }) {
      if (process.env.NODE_ENV !== 'development') {
        return;
      }
      const component = (name: string) => `@site/features/style-page/browser/${name}.tsx`;
      actions.addRoute({ path: `${baseUrl}style`, component: component('index'), exact: true });
      actions.addRoute({
        path: `${baseUrl}style/samples`,
        component: component('Samples'),
        exact: true,
      });
    },
  };
}

/** The components that all pages share in both themes, for maintainers of the site; in development only. */
export const stylePage: Feature = {
  name: 'style-page',
  plugins: [stylePagePlugin],
};
