import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { jsonForScript } from '#platform/base/common/text';

/** Structured data of a page for search engines (https://json-ld.org/). */
export function JsonLd({ data }: { data: object }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">{jsonForScript(data)}</script>
    </Head>
  );
}
