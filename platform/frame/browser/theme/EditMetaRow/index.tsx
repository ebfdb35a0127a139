import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import { Icon } from '../../Icon';
import { problemUrl, SITE } from '#platform/base/common/site';
import styles from './styles.module.css';

/** Below a page: when it was last changed, and how to improve it. */
export default function EditMetaRow({ editUrl, lastUpdatedAt }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={`wrap soft small ${styles.row}`}>
      {editUrl && (
        <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
          <Icon name="edit" size={20} />
          Edit this page
        </Link>
      )}
      <Link to={problemUrl(SITE.url + pathname)}>
        <Icon name="report" size={20} />
        Report a problem
      </Link>
      <LastUpdated lastUpdatedAt={lastUpdatedAt} />
    </div>
  );
}
