import { type ComponentProps, type ReactNode, useEffect, useMemo } from 'react';
import { DocsVersionProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';
import { matchPath, useLocation } from '@docusaurus/router';
import DocRoot from '@theme-init/DocRoot';
import { type PageParts, withNearbyItems } from '../../../common/sidebarWindow';
import { useWholeSidebar, wholeSidebars } from '../../sidebar/wholeSidebars';

/** Where readers show that they may open a folded category. */
const NAVIGATION = '.theme-doc-sidebar-container, .navbar__toggle, .navbar-sidebar';
/** A pointer over it, the focus in it, a finger on it. */
const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/** Loads a sidebar as soon as a reader turns to it; after a failure, when they ask for it. */
function useLoadingAhead(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) {
      return undefined;
    }
    const onIntent = ({ target }: Event) => {
      const isIntent = target instanceof Element && target.closest(NAVIGATION);
      if (isIntent && wholeSidebars.get(name).status === 'part') {
        void wholeSidebars.load(name);
      }
    };
    INTENTS.forEach((intent) => {
      document.addEventListener(intent, onIntent);
    });
    return () => {
      INTENTS.forEach((intent) => {
        document.removeEventListener(intent, onIntent);
      });
    };
  }, [name]);
}

/** The framework's root of docs, with the page's own part of the sidebar until the whole is wanted. */
export default function DocRootWrapper(props: ComponentProps<typeof DocRoot>): ReactNode {
  const version = useDocsVersion();
  const { pathname } = useLocation();
  const { routes = [] } = (props as unknown as { route: RouteConfig }).route;
  const { sidebar, parts } = (routes.find((route) =>
    matchPath(pathname, route as object as Parameters<typeof matchPath>[1]),
  ) ?? {}) as { sidebar?: string; parts?: string };
  const name = parts && sidebar;
  const whole = useWholeSidebar(name);
  useLoadingAhead(name);
  const ownVersion = useMemo(() => {
    if (!sidebar || !parts) {
      return version;
    }
    const { sidebarItems, docs } = JSON.parse(parts) as PageParts;
    const items = whole.status === 'whole' ? withNearbyItems(whole.items, pathname) : sidebarItems;
    return { ...version, docsSidebars: { [sidebar]: items }, docs };
  }, [version, whole, sidebar, parts, pathname]);
  return (
    <DocsVersionProvider version={ownVersion}>
      <DocRoot {...props} />
    </DocsVersionProvider>
  );
}
