import type { ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useArea } from '../../area';
// The same file as in `fonts.css`, so that the bundler gives both the same address.
import fontUrl from '../../css/figtree.woff2';
import { copyOf } from '#platform/base/common/site';

/**
 * Takes the framework's banner about a wrong base URL away where the home page is at its own address.
 * The framework shows it wherever no style sheet was loaded.
 */
const KEEP_BANNER_IF_WRONG = `{
  const { baseUrl } = document.currentScript.dataset;
  addEventListener('DOMContentLoaded', () => {
    if (location.pathname.replace(/index\\.html$/, '') === baseUrl) {
      document.getElementById('__docusaurus-base-url-issue-banner-container')?.remove();
    }
  });
}`;

/**
 * Around every page: preloads the typeface, links to the Markdown copy of the page, sets the class
 * of the area, whose color the style sheets use, and holds the line that tells of missing scripts.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const { area } = useArea();
  return (
    <HtmlClassNameProvider className={`area-${area?.id ?? 'none'}`}>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        {!pathname.endsWith('.html') && (
          <link rel="alternate" type="text/markdown" href={copyOf(pathname)} />
        )}
        {!ExecutionEnvironment.canUseDOM && pathname === baseUrl && (
          <script data-base-url={baseUrl}>{KEEP_BANNER_IF_WRONG}</script>
        )}
      </Head>
      {children}
      {/* Shown by the script inside the page. */}
      <p className="load-failure" role="status">
        Some controls couldn't load.{' '}
        {/* Not a link of the site, whose script is not there: the address of the page, once more. */}
        {/* eslint-disable-next-line react/forbid-elements, jsx-a11y/anchor-is-valid */}
        <a href="">Retry</a>
      </p>
    </HtmlClassNameProvider>
  );
}
