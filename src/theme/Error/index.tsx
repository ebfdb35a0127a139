import { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';

/**
 * What is left when the frame of a page fails, not only its text. It stands
 * outside every context of the framework and uses none, so that it cannot fail.
 */
export default function ErrorPage({ error, tryAgain }: Props): ReactNode {
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
