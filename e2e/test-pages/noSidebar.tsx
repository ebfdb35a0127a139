import { type ReactNode } from 'react';
import {
  DocsSidebarProvider,
  useCurrentSidebarCategory,
} from '@docusaurus/plugin-content-docs/client';
import BrowserOnly from '@docusaurus/BrowserOnly';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Layout from '@theme/Layout';

function CurrentCategory(): ReactNode {
  return useCurrentSidebarCategory().label;
}

/** A page of the docs that is in no sidebar, with a part that asks for the current one. */
export default function NoSidebarPage(): ReactNode {
  return (
    <Layout title="No sidebar">
      <main>
        <h1>No sidebar</h1>
        <BrowserOnly>
          {() => (
            <DocsSidebarProvider name={undefined} items={undefined}>
              <ErrorBoundary fallback={({ error }) => <output>{error.message}</output>}>
                <CurrentCategory />
              </ErrorBoundary>
            </DocsSidebarProvider>
          )}
        </BrowserOnly>
      </main>
    </Layout>
  );
}
