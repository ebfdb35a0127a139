import type { ReactNode } from 'react';
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import { JsonLd } from '../../../JsonLd';
import { useAreaAbove } from '../area';

/** The framework's breadcrumbs for search engines, with the area of the page as readers see it. */
export default function BreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const area = useAreaAbove();
  const href = useBaseUrl(area?.to ?? '');
  const above = area ? [{ type: 'link' as const, label: area.label, href }] : [];
  const data = useBreadcrumbsStructuredData({ breadcrumbs: [...above, ...breadcrumbs] });
  return <JsonLd data={data} />;
}
