import { type ComponentProps, type ReactNode, useEffect, useMemo, useState } from 'react';
import { DocsVersionProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { matchPath, useLocation } from '@docusaurus/router';
import DocRoot from '@theme-original/DocRoot';
import { withNearbyItems } from '../../../plugins/docs/nearby';
import type { PageParts } from '../../../plugins/docs/parts';

/** Whole sidebars that have been loaded, by name; they stay for the rest of the visit. */
const loaded = new Map<string, PropSidebarItem[]>();

/** Where readers show that they may open a folded category. */
const NAVIGATION = '.theme-doc-sidebar-container, .navbar__toggle, .navbar-sidebar';

/** The whole sidebar as soon as a reader points at it or moves the focus into it. */
function useWholeSidebar(name: string | undefined): PropSidebarItem[] | undefined {
  const [, setCount] = useState(loaded.size);
  useEffect(() => {
    if (name === undefined || loaded.has(name)) {
      return undefined;
    }
    const load = async ({ target }: Event) => {
      if (!(target instanceof Element && target.closest(NAVIGATION))) {
        return;
      }
      const sidebar = (await import(
        `@generated/docusaurus-plugin-content-docs/default/sidebars/${name}.json`
      )) as { default: PropSidebarItem[] };
      loaded.set(name, sidebar.default);
      setCount(loaded.size);
    };
    const onIntent = (event: Event) => {
      load(event).catch((error: unknown) => {
        // The links that are there stay usable; the next movement tries again.
        console.warn(error);
      });
    };
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  });
  return name === undefined ? undefined : loaded.get(name);
}

/** The framework's root of docs, with the page's own part of the sidebar until the whole is wanted. */
export default function DocRootWrapper(props: ComponentProps<typeof DocRoot>): ReactNode {
  const version = useDocsVersion();
  const { pathname } = useLocation();
  const { routes = [] } = (props as unknown as { route: RouteConfig }).route;
  const { sidebar, parts } = (routes.find((route) =>
    matchPath(pathname, route as object as Parameters<typeof matchPath>[1]),
  ) ?? {}) as { sidebar?: string; parts?: string };
  const whole = useWholeSidebar(parts && sidebar);
  const ownVersion = useMemo(() => {
    if (!sidebar || !parts) {
      return version;
    }
    const { sidebarItems, docs } = JSON.parse(parts) as PageParts;
    const items = whole ? withNearbyItems(whole, pathname) : sidebarItems;
    return { ...version, docsSidebars: { [sidebar]: items }, docs };
  }, [version, whole, sidebar, parts, pathname]);
  return (
    <DocsVersionProvider version={ownVersion}>
      <DocRoot {...props} />
    </DocsVersionProvider>
  );
}
