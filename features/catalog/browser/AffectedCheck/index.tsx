import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import edition from '@generated/site-catalog/default/edition.json';
import type { CheckAnswer, CheckRequest } from '../../common/affected/messages';
import {
  LIMITS,
  summaryOf,
  toMarkdown,
  toSarif,
  type CheckReport,
  type ReportedIncident,
} from '../../common/affected/report';
import { CATALOG_ROUTE } from '../../common/route';
import { saveFile } from '#platform/base/browser/saveFile';
import { formatDay } from '#platform/base/common/dates';
import { toJson } from '#platform/base/common/json';
import controls from '#platform/frame/browser/controls.module.css';
import { Links } from '#platform/frame/browser/Links';
import styles from './styles.module.css';

/** How long a reader must have stopped typing, in milliseconds. */
const PAUSE = 300;

type State = { step: 'waiting' | 'reading' } | CheckAnswer;

/** The last report, which is still there when a reader comes back from one of its incidents. */
let last: State = { step: 'waiting' };

/** Checks each file in a worker of its own; the check of a file before it ends unheard. */
function useCheck(): [state: State, check: (content: Blob | string, file: string) => void] {
  const [state, setState] = useState(last);
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    last = 'report' in state ? state : { step: 'waiting' };
  }, [state]);
  return [
    state,
    (content, file) => {
      worker.current?.terminate();
      if (content === '') {
        setState({ step: 'waiting' });
        return;
      }
      setState({ step: 'reading' });
      worker.current = new Worker(new URL('../../worker/worker.ts', import.meta.url), {
        name: 'catalog-worker',
      });
      worker.current.onmessage = ({ data }: MessageEvent<CheckAnswer>) => setState(data);
      worker.current.onerror = () =>
        setState({ problem: 'The check could not be loaded → Reload the page to try again.' });
      worker.current.postMessage({ file, content } satisfies CheckRequest);
    },
  ];
}

function Packages({ incident }: { incident: ReportedIncident }): ReactNode {
  return (
    <ul>
      {incident.packages.map(({ name, version, purl, line, versions, note, affected }) => (
        <li key={purl}>
          <code>
            {name} {version}
          </code>{' '}
          in line {line}
          {affected === 'unclear' && ', version unclear'}
          {versions && <>; listed: {versions}</>}
          {note && <>; {note}</>}
        </li>
      ))}
    </ul>
  );
}

function Report({ report }: { report: CheckReport }): ReactNode {
  const { incidents, others, incomplete, unversioned, file } = report;
  return (
    <>
      {incidents.map((incident) => (
        <section key={incident.id} className={styles.incident}>
          <h3>
            <Link to={incident.permalink}>{incident.name}</Link>
          </h3>
          <p>{incident.summary}</p>
          <Packages incident={incident} />
          <p>What to do:</p>
          <ol>
            {incident.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {incident.guides.length > 0 && (
            <p>
              Against the next one: <Links to={incident.guides} />
            </p>
          )}
        </section>
      ))}
      {others.length > 0 && (
        <details>
          <summary>Listed in other versions than yours</summary>
          {others.map((incident) => (
            <section key={incident.id}>
              <p>
                <Link to={incident.permalink}>{incident.name}</Link>
              </p>
              <Packages incident={incident} />
            </section>
          ))}
        </details>
      )}
      <ul>
        {unversioned > 0 && (
          <li>
            {unversioned === 1
              ? 'One package has no version in your file.'
              : `${unversioned.toLocaleString('en-US')} packages have no version in your file.`}
          </li>
        )}
        {LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
      {incomplete.length > 0 && (
        <details>
          <summary>Incidents whose lists of packages are incomplete</summary>
          <ul>
            {incomplete.map(({ name, permalink, day }) => (
              <li key={permalink}>
                <Link to={permalink}>{name}</Link>, list of {formatDay(day)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="wrap">
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => saveFile(`${file}.report.md`, toMarkdown(report), 'text/markdown')}
        >
          Save as Markdown
        </button>
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() =>
            saveFile(`${file}.sarif`, toJson(toSarif(report)), 'application/sarif+json')
          }
        >
          Save as SARIF
        </button>
      </p>
    </>
  );
}

/** Compares a lockfile or an SBOM with the packages of the catalog, on the reader's device. */
export function AffectedCheck(): ReactNode {
  const [state, check] = useCheck();
  const file = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const checkChosen = () => {
    const chosen = file.current?.files?.[0];
    if (chosen) {
      check(chosen, chosen.name);
    }
  };
  const checkTyped = () => check(text.current?.value ?? '', '');
  // Else the browser opens a file that is dropped beside the field, in place of the page.
  const takeFiles = (event: DragEvent) => {
    if (file.current && event.dataTransfer.types.includes('Files')) {
      event.preventDefault();
      if (event.type === 'drop') {
        file.current.files = event.dataTransfer.files;
        checkChosen();
      }
    }
  };

  useEffect(() => {
    // What was chosen or pasted before the page had started.
    if (text.current?.value) {
      checkTyped();
    } else {
      checkChosen();
    }
    return () => clearTimeout(pause.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  return (
    <>
      <noscript>
        <p>
          The check needs JavaScript. Without it, look for your packages in the{' '}
          <Link to={`${CATALOG_ROUTE}lists`}>incidents by ecosystem</Link>.
        </p>
      </noscript>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the field takes files by all means */}
      <div className={styles.inputs} onDragOver={takeFiles} onDrop={takeFiles}>
        <label>
          Choose a file, or drop one here
          <input
            ref={file}
            type="file"
            accept=".json,.yaml,.yml,.lock,.locked,.toml,.txt,.sum"
            className={controls.labeled}
            onChange={({ currentTarget: { files } }) => {
              // Canceling the choice of another file takes the first one back.
              (files?.length ? checkChosen : checkTyped)();
            }}
          />
        </label>
        <label>
          Or paste its text
          <textarea
            ref={text}
            rows={6}
            spellCheck={false}
            autoComplete="off"
            className={controls.labeled}
            onChange={() => {
              clearTimeout(pause.current);
              pause.current = setTimeout(checkTyped, PAUSE);
            }}
          />
        </label>
      </div>
      <p role="status" className={styles.status}>
        {'report' in state
          ? summaryOf(state.report)
          : 'problem' in state
            ? state.problem
            : state.step === 'reading'
              ? 'Reading…'
              : `Nothing checked yet. The list is of ${formatDay(edition.date)}.`}
      </p>
      {'report' in state && <Report report={state.report} />}
    </>
  );
}
