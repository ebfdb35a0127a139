import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
// The same file as in `src/css/fonts.css`, so that the bundler gives both the same address.
import fontUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import { areaOf } from '../../data/site';

/** Around every page: preloads the typeface, and names the area, whose hue the style sheets take. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const area = areaOf(pathname, useBaseUrl('/'));
  return (
    <HtmlClassNameProvider className={`area-${area?.id ?? 'none'}`}>
      <Head>
        <link rel="preload" as="font" type="font/woff2" href={fontUrl} crossOrigin="anonymous" />
      </Head>
      {children}
    </HtmlClassNameProvider>
  );
}
