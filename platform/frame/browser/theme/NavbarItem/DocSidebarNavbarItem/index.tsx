import type { ReactNode } from 'react';
import { useDocsData } from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/NavbarItem/DocSidebarNavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem';
import { useArea } from '../../../area';

/**
 * The framework's link to a sidebar, marked where readers are in its area: pages of Security are in
 * the sidebar of Community. The original looks three times for the open page, in each item; it still
 * does where there are several versions, or no such sidebar.
 */
export default function DocSidebarNavbarItem(props: Props): ReactNode {
  const { sidebarId, label, docsPluginId, ...others } = props;
  const { area } = useArea();
  const [version, another] = useDocsData(docsPluginId).versions;
  const link = another ? undefined : version?.sidebars?.[sidebarId]?.link;
  return link ? (
    <DefaultNavbarItem
      exact
      {...others}
      isActive={() => area !== undefined && `${area.id}Sidebar` === sidebarId}
      label={label ?? link.label}
      to={link.path}
    />
  ) : (
    <Original {...props} />
  );
}
