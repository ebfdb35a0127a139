import {
  type CSSProperties,
  type MouseEvent as PressEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import config from '@generated/site-search/default/config.json';
import { keep, readKept } from '#platform/base/browser/localStorage';
import { areaOf } from '#platform/base/common/site';
import controls from '#platform/frame/browser/controls.module.css';
import { Icon } from '#platform/frame/browser/Icon';
import { TYPE } from '../common/ranking';
import {
  placeOf,
  toExternalLink,
  toLink,
  toSearchResults,
  wordsToMark,
  type SearchResult,
} from '../common/results';
import { Excerpt, Marked } from './Marked';
import {
  countOf,
  statusText,
  TEXTS,
  useAnalytics,
  useSearch,
  warningText,
  type Answers,
} from './useSearch';
import styles from './Dialog.module.css';
import shell from './theme/SearchBar/styles.module.css';

const {
  searchResultLimits,
  searchResultContextMaxLength,
  highlightSearchTermsOnTargetPage,
  suggestions,
} = config;

export interface Props {
  /** The combobox of the dialog. */
  input: RefObject<HTMLInputElement | null>;
  query: string;
  setQuery: (query: string) => void;
  /** Called when another result is selected, or none. */
  setSelected: (selected: Selected | undefined) => void;
}

/** Ids of the results and of the selected one, which the combobox names. */
export interface Selected {
  grid: string;
  row: string;
}

const KEY = 'search-recents';

/** Maximum number of queries kept. */
const MOST = 5;

/** The latest queries that led to a result, newest first. */
function readRecents(): string[] {
  try {
    const stored: unknown = JSON.parse(readKept(KEY));
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Puts a query at the top, without its earlier occurrence. */
function saveRecent(query: string): void {
  const others = readRecents().filter((recent) => recent !== query.trim());
  keep(KEY, JSON.stringify([query.trim(), ...others].slice(0, MOST)));
}

const clearRecents = (): void => keep(KEY, '');

/** A result in the dialog. */
interface Row {
  /** Id of its element. */
  id: string;
  result: SearchResult;
  href: string;
  /** Address that the routes of its site are relative to. */
  base: string;
  /** Words to mark. */
  tokens: ReadonlySet<string>;
}

interface ResultRowProps {
  row: Row;
  isSelected: boolean;
  /** The pointer has moved over it. */
  onPoint: () => void;
  /** The link is followed in this window. */
  onOpen: () => void;
}

/** One result: a row of the grid with one link. */
function ResultRow({
  row: { id, result, href, base, tokens },
  isSelected,
  onPoint,
  onOpen,
}: ResultRowProps): ReactNode {
  const { document: target, type, text, quoted, isInterOfTree, isLastOfTree } = result;
  const isPage = type === TYPE.page;
  const area = areaOf(target.url)?.id;
  const follow = ({ metaKey, ctrlKey, shiftKey }: PressEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey) {
      onOpen();
    }
  };
  return (
    <div
      role="row"
      id={id}
      tabIndex={-1}
      aria-selected={isSelected}
      className={clsx(styles.row, (isInterOfTree || isLastOfTree) && styles.isBelow)}
      style={area && ({ '--hue': `var(--hue-${area})` } as CSSProperties)}
      onPointerMove={isSelected ? undefined : onPoint}
    >
      <div role="gridcell">
        <Link to={href} className={styles.link} tabIndex={-1} onClick={follow}>
          <span className={styles.kind}>
            <Icon name={isPage ? (area ?? 'page') : 'section'} size={20} />
          </span>
          <span className={styles.title}>
            <Marked text={target.title} tokens={tokens} />
          </span>
          <span className={styles.path}>
            {placeOf({ ...result, ...target }, target.title, isPage ? undefined : result.page)}
          </span>
          {(quoted !== undefined || text !== '') && (
            <span className={clsx(styles.excerpt, quoted && styles.isLate)}>
              {quoted ? (
                <Excerpt
                  key={target.id}
                  url={target.url}
                  hash={quoted.hash}
                  heading={quoted.title === target.title ? undefined : quoted.title}
                  before={text}
                  tokens={tokens}
                  maxContext={searchResultContextMaxLength}
                  base={base}
                />
              ) : (
                <Marked text={text} tokens={tokens} />
              )}
            </span>
          )}
        </Link>
      </div>
    </div>
  );
}

/** Where to look when nothing is found. */
const WAYS_ON = [
  { label: 'All areas', to: '/search' },
  { label: 'All tags', to: '/tags' },
  { label: 'Frequently asked questions', to: '/contributors/faq' },
  { label: 'Ask for support', to: '/resources/support' },
];

/** Results of a site under its heading; this site has no heading. */
interface RowGroup {
  heading: string | undefined;
  rows: Row[];
}

function groupsOf(
  { request, tokens, hits, external }: Answers,
  gridId: string,
  baseUrl: string,
): RowGroup[] {
  const words = highlightSearchTermsOnTargetPage ? wordsToMark(request.query) : [];
  const sites = [{ heading: undefined, base: baseUrl, hits, tokens }, ...external];
  return sites.map(({ heading, base, ...answer }, site) => ({
    heading,
    rows: toSearchResults(answer.hits, searchResultLimits).map((result, place) => {
      const link = toLink(result.document, words);
      return {
        id: `${gridId}-${site}-${place}`,
        result,
        href: base === baseUrl ? link : toExternalLink(link, base),
        base,
        tokens: new Set(answer.tokens),
      };
    }),
  }));
}

/** Has a click on the backdrop close the dialog. */
function useDismissal(input: Props['input']): void {
  useEffect(() => {
    const dialog = input.current?.closest('dialog');
    const ended = new AbortController();
    const { signal } = ended;
    // A text selection that ends on the backdrop is not a click on it.
    let isPressedOnBackdrop = false;
    const press = ({ target }: Event) => {
      isPressedOnBackdrop = target === dialog;
    };
    const click = ({ target }: Event) => {
      if (isPressedOnBackdrop && target === dialog) {
        dialog?.close();
      }
    };
    dialog?.addEventListener('pointerdown', press, { signal });
    dialog?.addEventListener('click', click, { signal });
    return () => ended.abort();
  }, [input]);
}

interface QueriesProps {
  label: string;
  queries: readonly string[];
  onChoose: (query: string) => void;
  children?: ReactNode;
}

/** Queries to take instead of typing, under their heading; nothing where there are none. */
function Queries({ label, queries, onChoose, children }: QueriesProps): ReactNode {
  const headingId = useId();
  return (
    queries.length > 0 && (
      <section className={styles.recents} aria-labelledby={headingId}>
        <h2 id={headingId}>{label}</h2>
        <ul className="plain wrap">
          {queries.map((query) => (
            <li key={query}>
              <button
                type="button"
                className={clsx(controls.toggle, styles.recent)}
                onClick={() => onChoose(query)}
              >
                {query}
              </button>
            </li>
          ))}
        </ul>
        {children}
      </section>
    )
  );
}

/** What was searched for in this browser, and what others search for. */
function Beginnings({ onChoose }: Pick<QueriesProps, 'onChoose'>): ReactNode {
  const [recents, setRecents] = useState(readRecents);
  return (
    <>
      <Queries label="Recent searches" queries={recents} onChoose={onChoose}>
        <button
          type="button"
          className={'button button--link'}
          onClick={() => {
            clearRecents();
            setRecents([]);
          }}
        >
          Clear recent searches
        </button>
      </Queries>
      <Queries label="Try" queries={suggestions} onChoose={onChoose} />
    </>
  );
}

/** The results of the dialog and what was searched for before, below its input. */
export function DialogResults({ input, query, setQuery, setSelected }: Props): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  useDismissal(input);
  const gridId = useId();
  const [selection, setSelection] = useState({ query: '', place: 0 });
  /** A query whose first result opens as soon as it is there. */
  const awaited = useRef<string>(undefined);
  const answers = useSearch({ query, area: '', limit: searchResultLimits }, true);
  useAnalytics(answers);

  const groups = answers ? groupsOf(answers, gridId, baseUrl) : [];
  const rows = groups.flatMap((group) => group.rows);
  // For each query the first result is selected.
  const place = selection.query === answers?.request.query ? selection.place : 0;
  const selected = rows[place];
  const found = answers ? countOf(answers) : 0;
  const isEmpty = query.trim() === '';
  const hasNothing = answers !== undefined && rows.length === 0;
  const warning = warningText(answers);

  /** With Ctrl, Cmd or Shift in another tab or window, like any link. */
  const open = (
    row: Row | undefined,
    { ctrlKey, metaKey, shiftKey }: Partial<KeyboardEvent> = {},
  ) => {
    if (row) {
      const click = {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey,
        shiftKey,
      } as MouseEventInit;
      document
        .getElementById(row.id)
        ?.querySelector('a')
        ?.dispatchEvent(new MouseEvent('click', click));
    }
  };
  const close = () => input.current?.closest('dialog')?.close();
  const finish = () => {
    saveRecent(query);
    close();
  };
  const select = (next: number) => {
    const row = rows[next];
    if (row && answers) {
      setSelection({ query: answers.request.query, place: next });
      document.getElementById(row.id)?.scrollIntoView({ block: 'nearest' });
    }
  };

  useEffect(() => {
    if (awaited.current !== query) {
      awaited.current = undefined;
    } else if (query === answers?.request.query) {
      awaited.current = undefined;
      open(selected);
    }
  });

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a character in an input method are not ours.
    if (event.isComposing) {
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      select(place + (event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (answers?.request.query === query) {
        open(selected, event);
      } else if (!isEmpty) {
        awaited.current = query;
      }
    }
  };

  // The input was there before this, and works without it.
  useEffect(() => {
    const combobox = input.current;
    combobox?.addEventListener('keydown', onKeyDown);
    return () => {
      combobox?.removeEventListener('keydown', onKeyDown);
    };
  });
  const selectedId = selected?.id;
  useEffect(() => {
    setSelected(selectedId === undefined ? undefined : { grid: gridId, row: selectedId });
    return () => setSelected(undefined);
  }, [setSelected, gridId, selectedId]);

  return (
    <>
      <p
        role="status"
        className={clsx('soft small', shell.status, hasNothing && 'sr-only')}
        aria-busy={answers?.isPartial}
      >
        {statusText(query, answers)}
      </p>
      <div className={styles.body}>
        {isEmpty && (
          <Beginnings
            onChoose={(chosen) => {
              setQuery(chosen);
              input.current?.focus();
            }}
          />
        )}
        {warning !== undefined && (
          <p role="alert" className={styles.warning}>
            {warning}
          </p>
        )}
        {hasNothing && (
          <div className={styles.none}>
            <p>
              <strong>{TEXTS.noResults}</strong> Try fewer or other words, or go on from here:
            </p>
            <ul className="plain wrap">
              {WAYS_ON.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={controls.toggle} onClick={close}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        {rows.length > 0 && (
          <div role="grid" id={gridId} aria-label="Results">
            {groups.map(({ heading, rows: own }) => (
              <div key={heading ?? ''} role="rowgroup" aria-label={heading}>
                {heading !== undefined && (
                  <p className={clsx('soft small', styles.heading)} aria-hidden>
                    {heading}
                  </p>
                )}
                {own.map((row) => (
                  <ResultRow
                    key={row.id}
                    row={row}
                    isSelected={row === selected}
                    onPoint={() => select(rows.indexOf(row))}
                    onOpen={finish}
                  />
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
      <div className={clsx('wrap', styles.foot)}>
        {found > 0 && (
          <Link to={`/search?${new URLSearchParams({ q: query }).toString()}`} onClick={finish}>
            {TEXTS.seeAll}
          </Link>
        )}
        <span className={clsx('soft small', styles.keys)}>
          <kbd>↑</kbd> <kbd>↓</kbd> to select, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close. On
          any page, <kbd>/</kbd> searches and <kbd>?</kbd> lists all keys.
        </span>
      </div>
    </>
  );
}
