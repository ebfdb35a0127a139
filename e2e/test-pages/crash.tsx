import { type ReactNode, useState } from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

declare global {
  interface Window {
    /** Set by a test when trying again should work. */
    isMended?: boolean;
  }
}

function Fragile(): ReactNode {
  if (window.isMended !== true) {
    throw new Error('The outer reason', { cause: new Error('The inner reason') });
  }
  return <p>Recovered</p>;
}

/** Throws an error with a cause at a click, until the test has mended it. */
export function Breakable(): ReactNode {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <Fragile />
  ) : (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

/** A page whose text fails while its frame is fine. */
export default function CrashPage(): ReactNode {
  return (
    <Layout title="Crash">
      <main>
        <h1>Crash</h1>
        <Breakable />
        <Link to="/test-pages/crashOfFrame">Crash of the frame</Link>
      </main>
    </Layout>
  );
}
