import { useState, type ReactNode } from 'react';
import { copyOf } from '../../../plugins/markdown-copies/route';
import styles from './styles.module.css';

/**
 * What a reader can take from a page: its Markdown, to copy or to see. The
 * work of copying is loaded when asked for; without JavaScript the link remains.
 *
 * @param permalink address of the page, with base path
 */
export function PageTools({ permalink }: { permalink: string }): ReactNode {
  const [status, setStatus] = useState('');
  const address = copyOf(permalink);

  const copy = async () => {
    try {
      const { copyText, fetchText } = await import('../clipboard');
      await copyText(fetchText(address));
      setStatus('Copied');
    } catch {
      setStatus('Copying failed. Open the Markdown and copy it there.');
    }
  };
  return (
    <div className={styles.tools} data-no-copy="">
      <button type="button" className={styles.tool} onClick={() => void copy()}>
        Copy page as Markdown
      </button>
      {/* The copy is a file, no page that the site's script could show. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a href={address} className={styles.tool}>
        View as Markdown
      </a>
      <span role="status" className={styles.status}>
        {status}
      </span>
    </div>
  );
}
