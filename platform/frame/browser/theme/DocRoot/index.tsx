import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { DocsVersionProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';
import { useLocation } from '@docusaurus/router';
import DocRoot from '@theme-init/DocRoot';
import type { Card, DocRoute } from '#platform/frame/common/docRoute';
import { itemsOfArea, pageAt, withOpenPage } from '#platform/frame/common/docRoute';
import { useArea } from '../../area';
import { CardsContext } from '../../Links';

/**
 * The framework's root of docs. A page that isn't in the sidebar is in it while it is open, so that
 * readers see where they are, and the breadcrumbs lead there. An area that is part of a sidebar has
 * that part.
 */
export default function DocRootWrapper(props: ComponentProps<typeof DocRoot>): ReactNode {
  const version = useDocsVersion();
  const { pathname } = useLocation();
  const { routes = [] } = (props as unknown as { route: RouteConfig }).route;
  const { sidebar, label, cards } = (pageAt(routes, pathname) ?? {}) as DocRoute & {
    sidebar?: string;
  };
  const area = useArea().area?.id;
  const ownVersion = useMemo(() => {
    const all = version.docsSidebars[sidebar ?? ''];
    if (sidebar === undefined || all === undefined) {
      return version;
    }
    const items = itemsOfArea(all, area);
    const own = label === undefined ? [...items] : withOpenPage(items, pathname, label);
    return { ...version, docsSidebars: { ...version.docsSidebars, [sidebar]: own } };
  }, [version, sidebar, label, area, pathname]);
  return (
    <DocsVersionProvider version={ownVersion}>
      <CardsContext.Provider value={useMemo(() => JSON.parse(cards ?? '[]') as Card[], [cards])}>
        <DocRoot {...props} />
      </CardsContext.Provider>
    </DocsVersionProvider>
  );
}
