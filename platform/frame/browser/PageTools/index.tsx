import { useCallback, useRef, useState, type ReactNode } from 'react';
import { copyOf } from '../../../output/common/copyRoute';
import { FileLink } from '../FileLink';
import { useDismiss } from '../useDismiss';
import styles from './styles.module.css';

/**
 * A small menu with what can be done with a page: copy or view it as Markdown. The code for copying
 * is loaded on use. Without JavaScript the menu opens, too, and its link works.
 *
 * @param permalink address of the page, with base path
 */
export function PageTools({ permalink }: { permalink: string }): ReactNode {
  const container = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  const address = copyOf(permalink);
  const close = useCallback(() => {
    setOpen(false);
  }, []);
  useDismiss(container, isOpen, close);

  const copy = async () => {
    try {
      const { copyText, fetchText } = await import('../../../base/browser/clipboard');
      await copyText(fetchText(address));
      setStatus('Copied');
    } catch {
      setStatus('Copying failed. Open the Markdown and copy it there.');
    }
  };
  return (
    <details
      ref={container}
      className={styles.tools}
      data-no-copy=""
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        setStatus('');
      }}
    >
      <summary>Markdown</summary>
      <div className="dropdown__menu">
        <button type="button" className="dropdown__link" onClick={() => void copy()}>
          Copy page as Markdown
        </button>
        <FileLink file={address} className="dropdown__link">
          View as Markdown
        </FileLink>
        <p role="status">{status}</p>
      </div>
    </details>
  );
}
