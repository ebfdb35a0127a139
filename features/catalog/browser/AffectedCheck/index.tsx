import {
  useEffect,
  useId,
  useRef,
  useState,
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import edition from '@generated/site-catalog/default/edition.json';
import {
  headlineOf,
  LIMITS,
  OSV_SCANNER,
  summaryOf,
  toMarkdown,
  toSarif,
  TRACE_WORDS,
  verdictOf,
  WORDS,
  type CheckAnswer,
  type CheckProgress,
  type CheckReport,
  type CheckRequest,
  type ReportedIncident,
} from '../../common/affected/report';
import { CATALOG_ROUTE } from '../../common/route';
import { saveFile } from '#platform/base/browser/textFiles';
import { formatDay } from '#platform/base/common/dates';
import { toJson } from '#platform/base/common/json';
import { escapeControls } from '#platform/base/common/text';
import controls from '#platform/frame/browser/controls.module.css';
import { Links } from '#platform/frame/browser/Links';
import styles from './styles.module.css';

/** How long a reader must have stopped typing, in milliseconds. */
const PAUSE = 300;

/** Files that go to the worker at once: more would hold up the page. */
const BATCH = 200;

/** Entries of a list that are shown at once. */
const SHOWN = 50;

type State = { step: 'waiting' | 'reading' } | CheckAnswer;

interface NamedFile {
  path: string;
  file: File;
  /** Whether it was chosen itself, and not with its folder. */
  isAlone: boolean;
}

/** What can't be handed over, and why. */
type Missed = NonNullable<Extract<CheckRequest, { files: unknown }>['missed']>;

/** The last report, which is still there when a reader comes back from one of its incidents. */
let last: State = { step: 'waiting' };

const nextTask = () => new Promise((done) => setTimeout(done));

/** Checks in a worker of its own each time; the check before it ends unheard. */
function useCheck() {
  const [state, setState] = useState(last);
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);
  useEffect(() => {
    last = 'report' in state ? state : { step: 'waiting' };
  }, [state]);
  const start = (): Worker => {
    worker.current?.terminate();
    setState({ step: 'reading' });
    const next = new Worker(new URL('../../worker/worker.ts', import.meta.url), {
      name: 'catalog-worker',
    });
    next.onmessage = ({ data }: MessageEvent<CheckAnswer>) => setState(data);
    next.onerror = () =>
      setState({ problem: 'The check could not be loaded → Reload the page to try again.' });
    worker.current = next;
    return next;
  };
  return {
    state,
    clear: () => {
      worker.current?.terminate();
      setState({ step: 'waiting' });
    },
    checkText: (text: string) => start().postMessage({ text } satisfies CheckRequest),
    checkFiles: async (
      files: AsyncIterable<NamedFile> | Iterable<NamedFile>,
      isAll: boolean,
      missed: Missed = [],
    ) => {
      const own = start();
      let batch: NamedFile[] = [];
      for await (const one of files) {
        batch.push(one);
        if (batch.length === BATCH) {
          own.postMessage({ files: batch, isLast: false } satisfies CheckRequest);
          batch = [];
          await nextTask();
        }
      }
      own.postMessage({ files: batch, missed, isLast: true, isAll } satisfies CheckRequest);
    },
  };
}

/** Files of a folder or of a choice, with the paths that they have in it. */
function* chosenFiles(files: FileList): Generator<NamedFile> {
  for (const file of files) {
    const inFolder = file.webkitRelativePath.replace(/^[^/]*\//, '');
    yield { path: inFolder || file.name, file, isAlone: inFolder === '' };
  }
}

/** Folders below which nothing is somebody's own, and which can hold a hundred thousand files. */
const PASSED = new Set(['node_modules', 'objects', 'lfs']);
const MOST_FILES = 200_000;

/**
 * What was dropped, folders with all that is in them.
 *
 * @param missed takes what the browser doesn't hand out
 */
async function* droppedFiles(
  entries: FileSystemEntry[],
  missed: Missed,
): AsyncGenerator<NamedFile> {
  const open = entries.map((entry) => ({ entry, isRoot: true }));
  const only = entries.length === 1 && entries[0]?.isDirectory ? `/${entries[0].name}/` : '/';
  let count = 0;
  for (let next = open.shift(); next; next = open.shift()) {
    const { entry, isRoot } = next;
    const path = entry.fullPath.replace(only, '').replace(/^\//, '');
    if (count === MOST_FILES) {
      missed.push({
        file: path,
        why: `It and all after it are more than ${MOST_FILES.toLocaleString('en-US')} files → Drop a smaller folder.`,
      });
      break;
    }
    if (entry.isFile) {
      const file = await new Promise<File | undefined>((done) =>
        (entry as FileSystemFileEntry).file(done, () => done(undefined)),
      );
      if (file) {
        count++;
        yield { path, file, isAlone: isRoot };
      } else {
        missed.push({ file: path, why: "The file can't be opened → Look at its permissions." });
      }
    } else if (isRoot || !PASSED.has(entry.name)) {
      const reader = (entry as FileSystemDirectoryEntry).createReader();
      for (;;) {
        const some = await new Promise<FileSystemEntry[]>((done) =>
          reader.readEntries(done, () => {
            missed.push({
              file: path,
              why: "The folder can't be opened → Look at its permissions.",
            });
            done([]);
          }),
        );
        if (some.length === 0) {
          break;
        }
        open.push(...some.map((one) => ({ entry: one, isRoot: false })));
      }
    }
  }
}

/** A text of a file as code, in which nothing hides or turns what is beside it. */
function Code({ text }: { text: string }): ReactNode {
  return <code className="whole">{escapeControls(text)}</code>;
}

function Places({ incident }: { incident: ReportedIncident }): ReactNode {
  const { packages, traces } = incident;
  return (
    <ul>
      {packages
        .slice(0, SHOWN)
        .map(({ name, version, purl, file, line, versions, note, affected }) => (
          <li key={`${file} ${purl}`}>
            <Code text={version === undefined ? name : `${name} ${version}`} /> {WORDS[affected]},
            in <Code text={file} />, line {line}
            {versions && <>; listed: {versions}</>}
            {note && <>; {note}</>}
          </li>
        ))}
      {traces.slice(0, SHOWN).map(({ what, by, file, line, source }) => (
        <li key={`${file} ${what}`}>
          Trace: {what}, in <Code text={file} />, line {line} ({TRACE_WORDS[by]};{' '}
          <Link to={source}>source</Link>)
        </li>
      ))}
      {packages.length + traces.length > 2 * SHOWN && <li>More in the report as Markdown.</li>}
    </ul>
  );
}

function Incident({ incident }: { incident: ReportedIncident }): ReactNode {
  const { permalink, name, summary, window, steps, guides, packages, traces } = incident;
  const isSure = traces.length > 0 || packages.some(({ affected }) => affected === 'yes');
  return (
    <section className={clsx(styles.incident, isSure ? styles.sure : styles.unsure)}>
      <h3>
        <Link to={permalink}>{name}</Link>
      </h3>
      <p>{summary}</p>
      <p>What to do, in this order:</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>Where it is:</p>
      <Places incident={incident} />
      {window !== undefined && <p>Window: {window}</p>}
      {guides.length > 0 && (
        <p>
          Against the next one: <Links to={guides} />
        </p>
      )}
    </section>
  );
}

/** A list of any length, of which the first entries are shown. */
function Some({ items }: { items: readonly ReactNode[] }): ReactNode {
  return (
    <ul>
      {items.slice(0, SHOWN).map((item, index) => (
        <li key={index}>{item}</li>
      ))}
      {items.length > SHOWN && <li>{items.length - SHOWN} more, in the report as Markdown</li>}
    </ul>
  );
}

function Report({ report }: { report: CheckReport }): ReactNode {
  const { incidents, others, incomplete, unread, notes, leftOut, unlisted, files } = report;
  const [copied, setCopied] = useState('');
  const loose = files.reduce((sum, { unversioned }) => sum + unversioned, 0);
  return (
    <>
      {incidents.map((incident) => (
        <Incident key={incident.id} incident={incident} />
      ))}
      {unread.length > 0 && (
        <section className={styles.part}>
          <h3>Not read</h3>
          <Some
            items={unread.map(({ file, problem }) => (
              <>
                <Code text={file} />: {escapeControls(problem)}
              </>
            ))}
          />
        </section>
      )}
      <p className={`wrap ${styles.exports}`}>
        <button
          type="button"
          className="button button--link button--sm"
          onClick={() => {
            navigator.clipboard.writeText(toMarkdown(report)).then(
              () => setCopied('Copied.'),
              () => setCopied("Your browser doesn't allow it. Save the report instead."),
            );
          }}
        >
          Copy as Markdown
        </button>
        <button
          type="button"
          className="button button--link button--sm"
          onClick={() => saveFile('check.report.md', toMarkdown(report), 'text/markdown')}
        >
          Save as Markdown
        </button>
        <button
          type="button"
          className="button button--link button--sm"
          onClick={() =>
            saveFile(
              'check.sarif',
              escapeControls(toJson(toSarif(report))),
              'application/sarif+json',
            )
          }
        >
          Save as SARIF
        </button>
        <button type="button" className="button button--link button--sm" onClick={() => print()}>
          Print
        </button>{' '}
        <span role="status">{copied}</span>
      </p>
      <h3>What this doesn't say</h3>
      <ul>
        {loose > 0 && (
          <li>
            {loose === 1
              ? 'One package has no version in your files.'
              : `${loose.toLocaleString('en-US')} packages have no version in your files.`}
          </li>
        )}
        {unlisted.length > 0 && (
          <li>The catalog has no package of these kinds: {unlisted.join(', ')}.</li>
        )}
        {LIMITS.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
        <li>
          <Link to={OSV_SCANNER}>OSV-Scanner</Link> reads the same files.
        </li>
      </ul>
      {notes.length > 0 && (
        <details>
          <summary>Not compared in the files that were read</summary>
          <Some
            items={notes.map(({ file, note }) => (
              <>
                <Code text={file} />: {escapeControls(note)}
              </>
            ))}
          />
        </details>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary>Left out as test data or others' code</summary>
          <Some
            items={leftOut.map((file) => (
              <Code key={file} text={file} />
            ))}
          />
        </details>
      )}
      {others.length > 0 && (
        <details>
          <summary>Listed in other versions than yours</summary>
          {others.map((incident) => (
            <section key={incident.id}>
              <p>
                <Link to={incident.permalink}>{incident.name}</Link>
              </p>
              <Places incident={incident} />
            </section>
          ))}
        </details>
      )}
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
    </>
  );
}

/** What the banner says, and how it looks: by words first. */
function bannerOf(state: State): [tone: string | undefined, words: ReactNode] {
  if ('report' in state) {
    const { report } = state;
    const verdict = verdictOf(report);
    const isWhole = report.unread.length === 0 && report.files.length > 0;
    return [
      verdict === 'yes' || verdict === 'trace'
        ? styles.bad
        : verdict === 'no' && isWhole
          ? styles.good
          : styles.doubtful,
      <>
        <strong>{headlineOf(report)}</strong> {summaryOf(report)}
      </>,
    ];
  }
  if ('problem' in state) {
    return [styles.doubtful, state.problem];
  }
  return [
    undefined,
    'progress' in state || state.step === 'reading'
      ? 'Reading…'
      : `Nothing checked yet. The list is of ${formatDay(edition.date)}.`,
  ];
}

/** Where the check is, several times a second: a screen reader that said each would fall silent last. */
function Progress({ done, all, file }: CheckProgress): ReactNode {
  return (
    <p>
      File {done.toLocaleString('en-US')} of {all.toLocaleString('en-US')}:{' '}
      <code>{escapeControls(file)}</code>
    </p>
  );
}

/** A folder can be chosen where the browser has an attribute for it, which React's types lack. */
const FOLDER = { webkitdirectory: '' };

/** Compares a folder, a zip, or some files with what the catalog knows, on the reader's device. */
export function AffectedCheck(): ReactNode {
  const { state, clear, checkText, checkFiles } = useCheck();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const paste = useRef<HTMLDetailsElement>(null);
  const pasteId = useId();
  const all = useRef<HTMLInputElement>(null);
  const banner = useRef<HTMLParagraphElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const checkChosen = ({ current }: RefObject<HTMLInputElement | null>): boolean => {
    const chosen = current?.files;
    if (!chosen || chosen.length === 0) {
      return false;
    }
    void checkFiles(chosenFiles(chosen), all.current?.checked === true);
    return true;
  };
  const checkTyped = () => {
    const typed = text.current?.value ?? '';
    (typed.trim() === '' ? clear : checkText)(typed);
  };
  // Canceling the choice of others takes the first ones back.
  const onChoose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!checkChosen({ current: currentTarget })) {
      checkTyped();
    }
  };
  // Else the browser opens a file that is dropped beside the field, in place of the page.
  const takeDropped = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) {
      return;
    }
    event.preventDefault();
    if (event.type === 'drop') {
      // The list is gone with the event.
      const entries = [...event.dataTransfer.items].flatMap(
        (item) => item.webkitGetAsEntry() ?? [],
      );
      const missed: Missed = [];
      void checkFiles(
        entries.length > 0 ? droppedFiles(entries, missed) : chosenFiles(event.dataTransfer.files),
        all.current?.checked === true,
        missed,
      );
    }
  };

  useEffect(() => {
    // What was chosen or pasted before the page had started.
    if (!checkChosen(folder) && !checkChosen(files) && text.current?.value) {
      checkTyped();
    }
    return () => clearTimeout(pause.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const isDone = 'report' in state;
  const isFirst = useRef(true);
  useEffect(() => {
    const isTyped = text.current?.value !== '';
    if (isDone && paste.current && !isTyped) {
      paste.current.open = false;
    }
    // A report of before, after going back, leaves the reader where they were.
    if (isDone && !isFirst.current) {
      banner.current?.scrollIntoView({ block: isTyped ? 'nearest' : 'start' });
    }
    isFirst.current = false;
  }, [isDone, state]);

  const [tone, words] = bannerOf(state);
  return (
    <>
      <noscript>
        <p>
          The check needs JavaScript. Without it, look for your packages in the{' '}
          <Link to={`${CATALOG_ROUTE}lists`}>incidents by ecosystem</Link>.
        </p>
      </noscript>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields take files by all means */}
      <div className={styles.inputs} onDragOver={takeDropped} onDrop={takeDropped}>
        <label>
          Choose files or a zip, or drop them
          <input
            ref={files}
            type="file"
            multiple
            className={controls.labeled}
            onChange={onChoose}
          />
        </label>
        <label>
          Or choose a folder
          <input
            ref={folder}
            type="file"
            {...FOLDER}
            className={controls.labeled}
            onChange={onChoose}
          />
        </label>
        {/* The browser opens and closes it; a report about files folds it. */}
        <details ref={paste} open>
          <summary id={pasteId}>Or paste the text of a file</summary>
          <textarea
            ref={text}
            aria-labelledby={pasteId}
            rows={3}
            spellCheck={false}
            autoComplete="off"
            className={controls.labeled}
            onChange={() => {
              clearTimeout(pause.current);
              pause.current = setTimeout(checkTyped, PAUSE);
            }}
          />
        </details>
        <label className={styles.option}>
          <input
            ref={all}
            type="checkbox"
            onChange={() => checkChosen(folder) || checkChosen(files)}
          />{' '}
          Read test data and others' code, too
        </label>
      </div>
      {/* Headings of pages have a position and margins of their own. */}
      <div className={`sr-only ${styles.result}`} data-no-copy="">
        <h2>Result</h2>
      </div>
      <p
        ref={banner}
        role="status"
        data-no-copy=""
        className={tone === undefined ? styles.status : `${styles.status} ${tone}`}
      >
        {words}
      </p>
      {'progress' in state && <Progress {...state.progress} />}
      {'report' in state && <Report report={state.report} />}
    </>
  );
}
