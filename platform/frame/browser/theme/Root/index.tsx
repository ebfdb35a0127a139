import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
// The same file as in `fonts.css`, so that the bundler gives both the same address.
import fontUrl from '../../css/figtree.woff2';
import { copyOf } from '../../../../output/common/copyRoute';
import { withoutBasePath } from '../../../../base/common/basePath';
import { areaOf } from '../../../../base/common/site';

/**
 * Around every page: preloads the typeface, links to the Markdown copy of the page, sets the class
 * of the area, whose color the style sheets use, and holds the line that tells of missing scripts.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const area = areaOf(withoutBasePath(pathname, useBaseUrl('/')));
  return (
    <HtmlClassNameProvider className={`area-${area?.id ?? 'none'}`}>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
        {!pathname.endsWith('.html') && (
          <link rel="alternate" type="text/markdown" href={copyOf(pathname)} />
        )}
      </Head>
      {children}
      {/* Shown by the start of the page (packages/light-client/browser/start), which knows its id. */}
      <p id="load-failure" className="load-failure" role="status">
        Some controls couldn’t load.{' '}
        {/* Not a link of the site, whose script is not there: the address of the page, once more. */}
        {/* eslint-disable-next-line react/forbid-elements, jsx-a11y/anchor-is-valid */}
        <a href="">Retry</a>
      </p>
    </HtmlClassNameProvider>
  );
}
