import { type ReactNode } from 'react';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import Layout from '@theme/Layout';

function PreferredVersion(): ReactNode {
  const { preferredVersion, savePreferredVersionName } = useDocsPreferredVersion('default');
  return (
    <p>
      Preferred version: <output>{preferredVersion?.label ?? 'none'}</output>{' '}
      <button type="button" onClick={() => savePreferredVersionName('current')}>
        Prefer
      </button>
    </p>
  );
}

/** A page that shows and sets the version of the docs that the reader prefers. */
export default function PreferredVersionPage(): ReactNode {
  return (
    <Layout title="Preferred version">
      <main>
        <h1>Preferred version</h1>
        <PreferredVersion />
      </main>
    </Layout>
  );
}
