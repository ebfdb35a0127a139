import { useState, type ReactNode } from 'react';
import edition from '@generated/site-catalog/default/edition.json';
import { copyText } from '#platform/base/browser/textFiles';
import { formatDay } from '#platform/base/common/dates';
import { SITE } from '#platform/base/common/site';

/** A citation to read, with a button that copies it. */
export function Citation({ text }: { text: string }): ReactNode {
  const [status, setStatus] = useState('');
  const copy = async () => {
    // The same message twice would be announced only once.
    setStatus('');
    try {
      await copyText(text);
      setStatus('Citation copied.');
    } catch {
      setStatus("Copying didn't work here. Select the citation instead.");
    }
  };
  return (
    <>
      <blockquote>{text}</blockquote>
      <div className="margin-bottom--md">
        <button
          type="button"
          className="button button--secondary margin-right--sm"
          onClick={() => void copy()}
        >
          Copy citation
        </button>
        <span role="status">{status}</span>
      </div>
    </>
  );
}

/** How to cite the whole catalog. */
export function CatalogCitation(): ReactNode {
  const { title, url, version, date } = edition;
  return (
    <Citation
      text={`${SITE.copyrightHolder}: ${title}, version ${version} of ${formatDay(date)}. ${url} (${SITE.license.label})`}
    />
  );
}
