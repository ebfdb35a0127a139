import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';

/** Structured data of a page for search engines (https://json-ld.org/). */
export function JsonLd({ data }: { data: object }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
