import type { ReactNode } from 'react';
import { useCurrentSidebarSiblings, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { CardGrid, LinkCard } from '../LinkCards';
import { docIdOf } from './docIdOf';

/** The pages and folders next to an index page as cards, each with its own description. */
export function ChildPages(): ReactNode {
  const { pathname } = useLocation();
  const baseUrl = useBaseUrl('/');
  const { docs } = useDocsVersion();
  const children = useCurrentSidebarSiblings().flatMap((item) =>
    item.type !== 'html' && item.href !== undefined && item.href !== pathname
      ? [{ label: item.label, href: item.href }]
      : [],
  );
  return (
    <CardGrid>
      {children.map(({ label, href }) => (
        <LinkCard
          key={href}
          to={href}
          title={label}
          description={docs[docIdOf(href, baseUrl)]?.description ?? ''}
        />
      ))}
    </CardGrid>
  );
}
