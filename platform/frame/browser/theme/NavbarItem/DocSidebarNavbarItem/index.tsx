import type { ReactNode } from 'react';
import { useDocsData } from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/NavbarItem/DocSidebarNavbarItem';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type { Props } from '@theme/NavbarItem/DocSidebarNavbarItem';
import { useActiveDoc } from '../../../area';

/**
 * The framework's link to a sidebar, which needs to know the open page alone. The original looks for
 * it three times, in each item; it still does where there are several versions, or no such sidebar.
 */
export default function DocSidebarNavbarItem(props: Props): ReactNode {
  const { sidebarId, label, docsPluginId, ...others } = props;
  const activeDoc = useActiveDoc();
  const [version, another] = useDocsData(docsPluginId).versions;
  const link = another ? undefined : version?.sidebars?.[sidebarId]?.link;
  return link ? (
    <DefaultNavbarItem
      exact
      {...others}
      isActive={() => activeDoc?.sidebar === sidebarId}
      label={label ?? link.label}
      to={link.path}
    />
  ) : (
    <Original {...props} />
  );
}
