import { type ReactNode, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import routes from '@generated/routes';

/**
 * Renders the route of another page, which has not been loaded before. Links
 * load first and render then; this page shows what the framework shows when a
 * route is rendered before it is there.
 */
export default function LoadingPage(): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const path = useBaseUrl('/markdown-page');
  const route = routes
    .flatMap((parent) => [parent, ...(parent.routes ?? [])])
    .find((candidate) => candidate.path === path);
  const Page = route?.component as React.ComponentType<object> | undefined;
  return (
    <div>
      <h1>Loading</h1>
      <button
        type="button"
        onClick={() => {
          setAsked(true);
        }}
      >
        Load
      </button>
      {isAsked && Page && <Page />}
    </div>
  );
}
