import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import StructuredData from '@theme-init/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { useAreaAbove } from '../area';

/** The breadcrumbs for search engines, with the area of the page as readers see it. */
export default function StructuredDataWrapper({ breadcrumbs }: Props): ReactNode {
  const area = useAreaAbove();
  const href = useBaseUrl(area?.to ?? '');
  const above = area ? [{ type: 'link' as const, label: area.label, href }] : [];
  return <StructuredData breadcrumbs={[...above, ...breadcrumbs]} />;
}
