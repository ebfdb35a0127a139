import type { ReactNode } from 'react';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-init/NavbarItem/DocsVersionDropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/** The framework's dropdown, without its link to the only version while there is no other entry. */
export default function DocsVersionDropdown(props: Props): ReactNode {
  const versions = useVersions(props.docsPluginId);
  const entries = [...versions, ...props.dropdownItemsBefore, ...props.dropdownItemsAfter];
  return entries.length > 1 && <Original {...props} />;
}
