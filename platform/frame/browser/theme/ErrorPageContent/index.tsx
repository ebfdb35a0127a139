import { type ReactNode, useEffect, useRef } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import ErrorPageContent from '@theme-init/ErrorPageContent';
import type { Props } from '@theme/Error';

/**
 * The framework's error page with a title of its own, for tabs and history. It ends when the reader
 * goes to another page: the frame of the page that failed, which shows it, stays the same.
 */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const { tryAgain } = props;
  const { pathname } = useLocation();
  const failed = useRef(pathname);
  useEffect(() => {
    if (pathname !== failed.current) {
      tryAgain();
    }
  }, [pathname, tryAgain]);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
