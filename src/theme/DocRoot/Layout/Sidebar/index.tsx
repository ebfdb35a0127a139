import type { ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import DocSidebar from '@theme/DocSidebar';
import styles from './styles.module.css';

const onCollapse = () => {
  // Never called: sidebars of this site cannot be hidden.
};

/** The sidebar beside the text. The list inside is its only landmark. */
export default function DocRootLayoutSidebar({ sidebar }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container)}>
      {/* With a key of its own each sidebar starts with the categories of its page open. */}
      <div key={useDocsSidebar()?.name} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} isHidden={false} onCollapse={onCollapse} />
      </div>
    </div>
  );
}
