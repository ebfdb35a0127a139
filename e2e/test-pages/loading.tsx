import { type ComponentType, type ReactNode, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { matchRoutes } from 'react-router-config';

/**
 * Renders the route of another page, which has not been loaded before. Links
 * load first and render then; this page shows what the framework shows when a
 * route is rendered before it is there.
 */
export default function LoadingPage(): ReactNode {
  const [Page, setPage] = useState<ComponentType<object>>();
  const path = useBaseUrl('/markdown-page');

  async function load(): Promise<void> {
    // Only browsers have routes that are not loaded.
    const [{ loadTable }, { default: routes }] = await Promise.all([
      import('@contribute-site/light-client/browser/preload'),
      import('@contribute-site/light-client/browser/routes'),
    ]);
    await loadTable(path);
    const component = matchRoutes(routes, path).at(-1)?.route.component;
    setPage(() => component as ComponentType<object>);
  }

  return (
    <div>
      <h1>Loading</h1>
      <button
        type="button"
        onClick={() => {
          void load();
        }}
      >
        Load
      </button>
      {Page && <Page />}
    </div>
  );
}
