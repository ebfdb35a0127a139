import { type ComponentType, type ReactNode } from 'react';
import {
  useActivePlugin,
  useCurrentSidebarCategory,
  useDocById,
  useDocsVersion,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useVersions,
  DocsVersionProvider,
} from '@docusaurus/plugin-content-docs/client';
import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { Context as RouteContext } from '@docusaurus/core/lib/client/routeContext';
import { Context as DocusaurusContext } from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useRouteContext from '@docusaurus/useRouteContext';
import Layout from '@theme/Layout';
import NavbarItem from '@theme/NavbarItem';

function NoRouteContext(): ReactNode {
  useRouteContext();
  return null;
}

function NoActivePlugin(): ReactNode {
  useActivePlugin({ failfast: true });
  return null;
}

function UnknownDoc(): ReactNode {
  useDocById('no/such/doc');
  return null;
}

/** Mistakes of developers, each named by what is asked for. */
const MISTAKES: Record<string, ComponentType> = {
  'route context outside of a route': () => (
    <RouteContext.Provider value={null}>
      <NoRouteContext />
    </RouteContext.Provider>
  ),
  'navbar item of an unknown type': () => (
    // @ts-expect-error: the type knows it too
    <NavbarItem type="nonsense" />
  ),
  'docs plugin that is not there': function NoPlugin() {
    useVersions('none');
    return null;
  },
  'docs plugin of a path outside the docs': function NoPath() {
    const context = useDocusaurusContext();
    const globalData = {
      'docusaurus-plugin-content-docs': { default: { path: '/elsewhere/', versions: [] } },
    };
    return (
      <DocusaurusContext.Provider value={{ ...context, globalData }}>
        <NoActivePlugin />
      </DocusaurusContext.Provider>
    );
  },
  'version outside of the docs': function NoVersion() {
    useDocsVersion();
    return null;
  },
  'doc of an unknown id': () => (
    <DocsVersionProvider
      version={{
        pluginId: 'default',
        version: 'current',
        label: 'Next',
        banner: null,
        badge: false,
        className: '',
        isLast: true,
        noIndex: false,
        docs: {},
        docsSidebars: {},
      }}
    >
      <UnknownDoc />
    </DocsVersionProvider>
  ),
  'layout doc of an unknown id': function NoLayoutDoc() {
    useLayoutDoc('no/such/doc');
    return null;
  },
  'sidebar of an unknown id': function NoSidebar() {
    useLayoutDocsSidebar('noSuchSidebar');
    return null;
  },
  'current sidebar outside of the docs': function NoCurrentSidebar() {
    useCurrentSidebarCategory();
    return null;
  },
};

/** What the framework says of each mistake, as a list. */
export default function ErrorsPage(): ReactNode {
  return (
    <Layout title="Errors">
      <main>
        <h1>Errors</h1>
        <BrowserOnly>
          {() => (
            <dl>
              {Object.entries(MISTAKES).map(([name, Mistake]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd data-mistake={name}>
                    <ErrorBoundary fallback={({ error }) => <>{error.message}</>}>
                      <Mistake />
                    </ErrorBoundary>
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </BrowserOnly>
      </main>
    </Layout>
  );
}
