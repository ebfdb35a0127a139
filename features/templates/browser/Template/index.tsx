import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import filesByLevel from '@generated/site-readiness/default/files.json';
import {
  addressOf,
  fillIn,
  newFileAddress,
  parseFilled,
  repositoryIn,
  TEMPLATES_DIR,
  type Filled,
} from '../../common/file';
import type { Template as TemplateData } from '../../common/schema';
import { formatDay } from '#platform/base/common/dates';
import { SITE } from '#platform/base/common/site';
import { copyText, fetchText, saveFile } from '#platform/base/browser/textFiles';
import { keep, useLocalStorage } from '#platform/base/browser/localStorage';
import controls from '#platform/frame/browser/controls.module.css';
import { FileLink } from '#platform/frame/browser/controls';
import { Mark } from '#platform/frame/browser/Facts';
import { Form } from './Form';
import styles from './styles.module.css';

const KINDS: Record<string, string> = { md: 'Markdown', yml: 'YAML' };

interface ActionsProps {
  file: string;
  saveAs: string;
  filled: Filled;
}

/** Copy and download, with a message about the result that is also announced. */
function Actions({ file, saveAs, filled }: ActionsProps): ReactNode {
  const address = addressOf(file);
  const url = useBaseUrl(address);
  const [message, setMessage] = useState('');
  const text = async () => fillIn(await fetchText(url), filled);

  const copy = async () => {
    // The same message twice would be announced only once.
    setMessage('');
    try {
      await copyText(text());
      setMessage(`${saveAs} copied.`);
    } catch {
      setMessage("Copying didn't work here. Download the file instead.");
    }
  };
  return (
    <div className={clsx('wrap', styles.actions)}>
      <button type="button" className="button button--primary" onClick={() => void copy()}>
        Copy {KINDS[file.split('.')[1] ?? '']}
      </button>
      <FileLink
        className="button button--secondary"
        file={address}
        download={saveAs}
        onClick={(event) => {
          if (Object.values(filled).some(Boolean)) {
            event.preventDefault();
            text().then(
              (filledIn) => saveFile(saveAs, filledIn, 'text/plain'),
              () => setMessage("The file couldn't be loaded. Try again."),
            );
          }
        }}
      >
        Download<span className="sr-only"> {saveAs}</span>
      </FileLink>
      <p role="status">{message}</p>
    </div>
  );
}

interface CreationProps {
  file: string;
  path: string;
  filled: Filled;
}

/** Opens the file as a new one in a repository that the reader names. */
function Creation({ file, path, filled }: CreationProps): ReactNode {
  const url = useBaseUrl(addressOf(file));
  const [kept] = useLocalStorage('repository');
  const [typed = kept, setTyped] = useState<string>();
  const [content, setContent] = useState<string>();
  const repository = repositoryIn(typed);
  const isNamed = repository !== undefined;

  useEffect(() => {
    if (isNamed) {
      fetchText(url).then(setContent, () => setContent(''));
    }
  }, [isNamed, url]);

  const target =
    repository === undefined || content === undefined
      ? undefined
      : newFileAddress(repository, path, fillIn(content, filled));
  return (
    <div className={clsx('wrap small', styles.creation)}>
      <label>
        Create it in your GitHub repository
        <input
          className={controls.labeled}
          placeholder="owner/name"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target: field }) => {
            setTyped(field.value);
            const named = repositoryIn(field.value);
            if (named) {
              keep('repository', named);
            }
          }}
        />
      </label>
      {target && (
        <Link className="button button--secondary" to={target.address}>
          Create {path} in {repository}
        </Link>
      )}
      {target && (!target.hasContent || content === '') && (
        <p>Copy the file first: it's too long for the address. Then paste it there.</p>
      )}
    </div>
  );
}

/** From which level on the foundation asks for a file, as marks. */
function AskedFrom({ badges }: { badges: readonly string[] }): ReactNode {
  return (
    badges.length > 0 && (
      <ul className="plain wrap">
        {badges.map((badge) => (
          <li key={badge}>
            <Mark kind={badge.startsWith('Required') ? 'required' : 'recommended'}>{badge}</Mark>
          </li>
        ))}
      </ul>
    )
  );
}

function History({ file, history }: Pick<TemplateData, 'file' | 'history'>): ReactNode {
  const [{ version, date } = { version: '', date: '' }] = history;
  return (
    <details className="soft small">
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
        <li>
          <Link to={`${SITE.repository}/commits/main/${TEMPLATES_DIR}/${file}`}>
            All changes of the file on GitHub
          </Link>
        </li>
      </ul>
    </details>
  );
}

/** What the reader has filled in, in whichever template, and what changes it. The device keeps it. */
function useFilled(): [Filled, (placeholder: string, words: string) => void] {
  const [text] = useLocalStorage('placeholders');
  const filled = useMemo(() => parseFilled(text), [text]);
  return [
    filled,
    (placeholder, words) =>
      keep('placeholders', JSON.stringify({ ...filled, [placeholder]: words })),
  ];
}

interface Props {
  /** Name of the file in `templates/`; the front matter of the page describes it. */
  file: string;
  /** The rendered file, added by `remarkTemplates`. */
  children?: ReactNode;
}

/** A template file to copy or download, with its version, its placeholders and a preview. */
export function Template({ file, children }: Props): ReactNode {
  const [filled, fill] = useFilled();
  const preview = useRef<HTMLDivElement>(null);
  useEffect(() => {
    preview.current?.querySelectorAll('mark').forEach((mark) => {
      const name = (mark.dataset.placeholder ??= mark.textContent);
      const text = fillIn(name, filled);
      mark.textContent = text;
      mark.toggleAttribute('data-done', text !== name);
    });
  }, [filled]);
  const { templates = [] } = useDoc().frontMatter as { templates?: TemplateData[] };
  const template = templates.find((candidate) => candidate.file === file);
  // The content checks have already reported it.
  if (!template) {
    return null;
  }
  const { saveAs = file, history, placeholders } = template;
  // Where readers choose one of several files, they are saved under one name.
  const isChoice = templates.some((other) => other !== template && other.saveAs === saveAs);
  const name = isChoice ? file : saveAs;
  const kept = filesByLevel[file];
  const previewId = `preview-of-${file}`;
  return (
    <section
      data-wide=""
      className={clsx('box', styles.template)}
      aria-label={`Template for ${name}`}
    >
      <div className={clsx('wrap', styles.head)}>
        <div className="wrap">
          <strong>{saveAs}</strong>
          {kept && <AskedFrom badges={kept.badges} />}
          <History file={file} history={history} />
        </div>
        <Actions file={file} saveAs={saveAs} filled={filled} />
        {kept && (
          <Creation file={file} path={kept.path === file ? saveAs : kept.path} filled={filled} />
        )}
      </div>
      <div className={styles.columns}>
        <Form placeholders={placeholders} filled={filled} fill={fill} preview={previewId} />
        <details open className={styles.preview} id={previewId}>
          <summary>Preview</summary>
          {/* It scrolls where the file is long, so the keyboard gets there. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div ref={preview} role="region" aria-label={`Preview of ${name}`} tabIndex={0}>
            {children}
          </div>
        </details>
      </div>
    </section>
  );
}
