import { type ReactNode, useLayoutEffect } from 'react';
import Head from '@docusaurus/Head';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';

/**
 * Shown when not only the text but the frame of a page fails. It is outside every context of the
 * framework and uses none, so that it cannot fail itself. Back and Forward, the only ways on, end it.
 */
export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
  // Before the reader sees that it crashed, and may go back.
  useLayoutEffect(() => {
    window.addEventListener('popstate', tryAgain);
    return () => window.removeEventListener('popstate', tryAgain);
  }, [tryAgain]);
  return (
    <main className="container margin-vert--xl">
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <ErrorBoundaryTryAgainButton
        onClick={tryAgain}
        className="button button--primary margin-bottom--md"
      />
      <ErrorBoundaryError error={error} />
    </main>
  );
}
