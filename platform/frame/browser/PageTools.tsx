// What stands around the text of a page: what can be done with it, and how old it is.
import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { copyText, fetchText } from '#platform/base/browser/textFiles';
import { useToday } from '#platform/base/browser/useToday';
import { addDays, formatPartialDate, hasEnded } from '#platform/base/common/dates';
import { copyOf, problemUrl, SITE } from '#platform/base/common/site';
import type { Checked } from '#platform/content/common/schemas';
import { ActionMenu, FileLink } from './controls';
import styles from './PageTools.module.css';

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

/** A line above a text about the past that says so. */
export function PastNote({ children }: { children: ReactNode }): ReactNode {
  return <p className={`small soft ${styles.past}`}>{children}</p>;
}

/** What the facts of a page were compared with, and when; without a source, when it was reviewed. */
export function CheckedOn({ checked: { on, source } }: { checked: Checked }): ReactNode {
  return (
    <p className={`small soft ${styles.checked}`}>
      {source ? 'Compared with ' : 'Last reviewed by the editors of this site'}
      {source && (
        <Link to={source.url}>
          {source.title
            .split('`')
            .map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part))}
        </Link>
      )}{' '}
      {on.length > 7 ? 'on' : 'in'} <time dateTime={on}>{formatPartialDate(on)}</time>.
    </p>
  );
}

/**
 * What posts and recordings say that are more than a year old on the reader's day.
 *
 * @param date day of the post or recording, with or without time
 */
export function useAge(date: string): string | undefined {
  const today = useToday();
  return hasEnded(addDays(date.slice(0, 10), 365), today) ? 'More than a year old' : undefined;
}

/** A note with the age of a recording, if there is something to say; see {@link useAge}. */
export function Age({ date }: { date: string }): ReactNode {
  const age = useAge(date);
  return age && <PastNote>{age}</PastNote>;
}
