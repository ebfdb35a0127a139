import type { LoadContext, Plugin } from '@docusaurus/types';

/** Publishes the design system for maintainers of the site; in development only. */
export default function stylePagePlugin({ baseUrl }: LoadContext): Plugin {
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
