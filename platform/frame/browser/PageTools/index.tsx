import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { copyText } from '#platform/base/browser/clipboard';
import { fetchText } from '#platform/base/browser/fetchText';
import { problemUrl, SITE } from '#platform/base/common/site';
import { copyOf } from '#platform/output/common/copyRoute';
import { ActionMenu } from '../ActionMenu';
import { FileLink } from '../FileLink';
import styles from './styles.module.css';

/**
 * A small menu with what can be done with a page: copy or view it as Markdown, edit it, report a
 * problem. The browser opens and closes it.
 *
 * @param permalink address of the page, with base path
 * @param editUrl where its source is edited
 */
export function PageTools({
  permalink,
  editUrl,
}: {
  permalink: string;
  editUrl?: string | null | undefined;
}): ReactNode {
  const [status, setStatus] = useState('');
  const address = copyOf(permalink);

  const copy = async () => {
    try {
      await copyText(fetchText(address));
      setStatus('Copied');
    } catch {
      setStatus('Copying failed. Open the Markdown and copy it there.');
    }
  };
  return (
    <div className={`small ${styles.tools}`} data-no-copy="">
      <ActionMenu label="Copy page" className="soft" onToggle={() => setStatus('')}>
        <button type="button" className="dropdown__link" onClick={() => void copy()}>
          Copy as Markdown
        </button>
        <FileLink file={address} className="dropdown__link">
          View as Markdown
        </FileLink>
        {editUrl && (
          <Link to={editUrl} className="dropdown__link">
            Edit this page
          </Link>
        )}
        <Link to={problemUrl(SITE.url + permalink)} className="dropdown__link">
          Report a problem
        </Link>
        <p role="status" className="soft">
          {status}
        </p>
      </ActionMenu>
    </div>
  );
}
