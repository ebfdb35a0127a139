import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { cardAlt, cardPath } from '../../../plugins/cards/path';
import { areaOf, SITE } from '../../data/site';

/** Names the picture that `plugins/cards` draws for a page, for those who share the page. */
export function SocialCard({ title, permalink }: { title: string; permalink: string }): ReactNode {
  const baseUrl = useBaseUrl('/');
  const alt = cardAlt(title, areaOf(permalink, baseUrl)?.label, SITE.title);
  return (
    <>
      <PageMetadata image={cardPath(permalink.slice(baseUrl.length - 1))} />
      <Head>
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image:alt" content={alt} />
      </Head>
    </>
  );
}
