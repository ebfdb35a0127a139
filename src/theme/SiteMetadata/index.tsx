import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import { copyOf } from '../../../plugins/markdown-copies/route';

/** The framework's metadata of every page, and where its copy in Markdown lies. */
export default function SiteMetadataWrapper(): ReactNode {
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      {!pathname.endsWith('.html') && (
        <Head>
          <link rel="alternate" type="text/markdown" href={copyOf(pathname)} />
        </Head>
      )}
    </>
  );
}
