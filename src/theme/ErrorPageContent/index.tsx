import { type ComponentProps, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** The original under a title of its own, so that tabs and history tell what happened. */
export default function ErrorPageContentWrapper(
  props: ComponentProps<typeof ErrorPageContent>,
): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
