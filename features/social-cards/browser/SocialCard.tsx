import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { cardAlt, cardPath } from '../common/card';
import { withoutBasePath, areaOf, SITE } from '#platform/base/common/site';

/** Names the picture that `features/social-cards/node` draws of a page. */
export function SocialCard({ title, permalink }: { title: string; permalink: string }): ReactNode {
  const route = withoutBasePath(permalink, useBaseUrl('/'));
  const alt = cardAlt(title, areaOf(route)?.label, SITE.title);
  return (
    <>
      <PageMetadata image={cardPath(route)} />
      <Head>
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image:alt" content={alt} />
      </Head>
    </>
  );
}
