import { useState, type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { addressOf } from '../../../plugins/templates/address';
import type { Template as TemplateData } from '../../../plugins/templates/schema';
import { formatDay } from '../../../plugins/shared/dates';
import { copyText, fetchText } from '../clipboard';
import { FileLink } from '../FileLink';
import { Table } from '../Table';
import styles from './styles.module.css';

const KINDS: Record<string, string> = { md: 'Markdown', yml: 'YAML' };

/** Download and copy; what happened is said aloud and shown. */
function Actions({ file, saveAs }: { file: string; saveAs: string }): ReactNode {
  const address = addressOf(file);
  const url = useBaseUrl(address);
  const [message, setMessage] = useState('');

  const copy = async () => {
    // The same message twice would not be read aloud twice.
    setMessage('');
    try {
      await copyText(fetchText(url));
      setMessage(`${saveAs} is copied.`);
    } catch {
      setMessage('Copying did not work here. Download the file instead.');
    }
  };
  return (
    <div className={styles.actions}>
      <FileLink className="button button--secondary" file={address} download={saveAs}>
        Download {saveAs}
      </FileLink>
      <button
        type="button"
        className={clsx('button button--primary', styles.copy)}
        onClick={() => {
          void copy();
        }}
      >
        Copy {KINDS[file.split('.')[1] ?? '']}
      </button>
      <p role="status">{message}</p>
    </div>
  );
}

function History({ history }: Pick<TemplateData, 'history'>): ReactNode {
  const [{ version, date } = { version: '', date: '' }] = history;
  return (
    <details className={styles.history}>
      <summary>
        Version {version}, {formatDay(date)}
      </summary>
      <ul>
        {history.map((release) => (
          <li key={release.version}>
            {release.version}, <time dateTime={release.date}>{formatDay(release.date)}</time>:{' '}
            {release.changes}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Placeholders({ placeholders }: Pick<TemplateData, 'placeholders'>): ReactNode {
  const entries = Object.entries(placeholders);
  if (entries.length === 0) {
    return null;
  }
  return (
    <Table>
      <caption>
        {entries.length === 1 ? 'The placeholder' : `The ${entries.length} placeholders`} to replace
      </caption>
      <thead>
        <tr>
          <th scope="col">In the file</th>
          <th scope="col">What to fill in</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, fill]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{fill}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface Props {
  /** Name of the file in `templates/`; described in the front matter of the page. */
  file: string;
  /** The file as it looks when rendered, and its changes; put in at build, see `plugins/templates/remark.ts`. */
  children?: ReactNode;
}

/** A template file to copy or download, with its version, its placeholders and its look. */
export function Template({ file, children }: Props): ReactNode {
  const { templates = [] } = useDoc().frontMatter as { templates?: TemplateData[] };
  const template = templates.find((candidate) => candidate.file === file);
  // The content checks have reported it already.
  if (!template) {
    return null;
  }
  const { saveAs = file, history, placeholders } = template;
  return (
    <section className={styles.template} aria-label={`Template for ${saveAs}`}>
      <Actions file={file} saveAs={saveAs} />
      <History history={history} />
      <Placeholders placeholders={placeholders} />
      {children}
    </section>
  );
}
