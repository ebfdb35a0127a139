import type { LoadContext, Plugin } from '@docusaurus/types';

/** Publishes the page that shows the design system to maintainers of the site: in development only. */
export default function stylePagePlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'site-style-page',
    contentLoaded({ actions }) {
      if (process.env.NODE_ENV !== 'development') {
        return;
      }
      const component = (name: string) => `@site/src/components/StylePage/${name}.tsx`;
      actions.addRoute({ path: `${baseUrl}style`, component: component('index'), exact: true });
      actions.addRoute({
        path: `${baseUrl}style/samples`,
        component: component('Samples'),
        exact: true,
      });
    },
  };
}
