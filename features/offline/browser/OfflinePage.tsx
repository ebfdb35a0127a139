import { type ReactNode, useEffect, useState } from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { getMode, type Mode } from './mode';
import { SIZE_FILE, type Size } from '../common/names';

const STATES: Record<Mode, string> = {
  visited: 'The pages you open are kept on this device.',
  everything: 'All pages are kept on this device.',
  off: 'Nothing is kept on this device.',
};

/** How often progress is looked up, in milliseconds. */
const PROGRESS_EVERY = 500;

/** How far keeping all pages is. */
function Progress({ files, baseUrl }: { files: number; baseUrl: string }): ReactNode {
  const [kept, setKept] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      void import('./keeper').then(async ({ countKept }) => {
        setKept(await countKept(baseUrl));
      });
    }, PROGRESS_EVERY);
    return () => {
      clearInterval(timer);
    };
  }, [baseUrl]);
  return (
    <p>
      <progress aria-label="Files kept" max={files} value={Math.min(kept, files)} />{' '}
      {Math.min(kept, files)} of {files} files
    </p>
  );
}

/** Lets readers choose what is kept. The code behind it is loaded on use. */
function Controls(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<Mode>();
  const [size, setSize] = useState<Size>();
  const [pending, setPending] = useState<Mode>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    fetch(baseUrl + SIZE_FILE)
      .then(async (response) => {
        setSize((await response.json()) as Size);
      })
      .catch(() => {
        // The size is not known without a connection.
      });
  }, [baseUrl]);

  if (!isBrowser) {
    // What is kept can only be told by the page itself.
    return null;
  }
  if (!('serviceWorker' in navigator)) {
    return null;
  }
  const mode = chosen ?? getMode();

  async function change(next: Mode): Promise<void> {
    setPending(next);
    setProblem(undefined);
    try {
      const { setMode } = await import('./keeper');
      await setMode(next, baseUrl);
      setChosen(next);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setPending(undefined);
    }
  }

  const choice = (next: Mode, label: string) =>
    next !== mode && (
      <button
        type="button"
        className="button button--secondary margin-right--sm margin-bottom--sm"
        disabled={pending !== undefined}
        onClick={() => void change(next)}
      >
        {label}
      </button>
    );

  return (
    <section aria-labelledby="on-this-device">
      <h2 id="on-this-device">On this device</h2>
      <p role="status">{pending ? 'Working. Please leave this page open.' : STATES[mode]}</p>
      {pending === 'everything' && size && <Progress files={size.files} baseUrl={baseUrl} />}
      {problem !== undefined && <p role="alert">{problem}</p>}
      {choice(
        'everything',
        size ? `Keep all pages (${Math.ceil(size.bytes / 1e6)} MB)` : 'Keep all pages',
      )}
      {choice('visited', 'Keep the pages I open')}
      {choice('off', 'Turn off and delete')}
    </section>
  );
}

/** How to read the site without a connection; also shown instead of a page that is not kept. */
export default function OfflinePage(): ReactNode {
  return (
    <Layout
      title="Read offline"
      description="Read the pages you have opened without a connection, or keep the whole site on your device."
    >
      <main className="container margin-vert--lg">
        <div className="markdown">
          <h1>Read offline</h1>
          <p>
            Your browser keeps the pages that you open here, so that you can read them again without
            a connection, unless you have asked it to save data. They stay on your device.
          </p>
          <p>
            Looking for another page? You’re offline, and that page isn’t kept. Go back, try again
            later, or start from the <Link to="/">home page</Link>.
          </p>
          <Controls />
        </div>
      </main>
    </Layout>
  );
}
