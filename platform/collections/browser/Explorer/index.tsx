import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import {
  choicesOf,
  emptyQuery,
  parseQuery,
  prepareList,
  toggled,
  type Found,
  type Query,
} from '../../common/query';
import type { ListView } from '../../common/view';
import controls from '#platform/frame/browser/controls.module.css';
import { Icon } from '#platform/frame/browser/Icon';
import { Chosen, Facets } from './Facets';
import { ResultTable, type ResultTableProps } from './ResultTable';
import styles from './styles.module.css';
import { useAfterPaint, useQuery } from './useQuery';

export type { Column } from './ResultTable';

/** What stands above a list gets: what is chosen, how many entries have each value, and a way to choose. */
export interface Lead {
  chosen: Query['chosen'];
  having: Found<never>['having'];
  toggle: (facet: string, value: string) => void;
}

interface Props<Row> {
  view: ListView<Row>;
  /** All entries, always the same list. */
  rows: readonly Row[];
  /** What the field for words asks for. */
  prompt: string;
  /** Stands first, as a figure whose parts narrow the list. */
  lead?: (asked: Lead) => ReactNode;
  /** How many entries were found, where not all of them are in view: `11 dates ahead, 55 past`. */
  summary?: (rows: readonly Row[]) => string;
  /** Shows the entries as a table, first of all those in view. */
  table?: ResultTableProps<Row>['table'];
  /** Shows the entries that were found in another form. */
  children?: (rows: readonly Row[]) => ReactNode;
  selection?: ResultTableProps<Row>['selection'];
  /** What can be done with all that was found. */
  actions?: (rows: readonly Row[], query: Query) => ReactNode;
}

/** The field for words, and the link in the name of each entry. */
const STOPS = '[type=search], tbody th > a:first-child, a[data-entry]';

/** Arrow keys lead from the field to the entries, and from one to the next; Escape leads back. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target, currentTarget } = event;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.findIndex((stop) => stop === target);
  if (at < 0 || altKey || ctrlKey || metaKey || shiftKey) {
    return;
  }
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Escape: at > 0 ? 0 : -1,
  };
  const stop = stops[steps[key] ?? -1];
  if (stop) {
    event.preventDefault();
    stop.focus();
  }
}

/** A collection that readers search, narrow and sort; the address holds what they ask for. */
export function Explorer<Row>(props: Props<Row>): ReactNode {
  const { view, rows, prompt, lead, summary, table, children, selection, actions } = props;
  const { hash, search } = useLocation();
  const { query, change, size, showMore } = useQuery(view);
  const asked = useAfterPaint(query);
  const find = useMemo(() => prepareList(view, rows), [view, rows]);
  const all = useMemo(() => find(emptyQuery(view)), [find, view]);
  const found = useMemo(() => find(asked), [find, asked]);
  const keys = useMemo(() => new Set(rows.map(view.key)), [rows, view]);
  const selected = useMemo(
    () => query.selected.filter((key) => keys.has(key)),
    [query.selected, keys],
  );
  const toggle = useCallback(
    (key: string) => {
      const before = parseQuery(view, window.location.search).selected;
      const others = before.filter((other) => other !== key);
      change({ selected: others.length < before.length ? others : [...before, key] });
    },
    [change, view],
  );
  const status = useRef<HTMLParagraphElement>(null);
  const inputId = useId();
  const sheetId = useId();

  // Readers who follow a link to a query, from a chart or a list, continue at the results.
  useEffect(() => {
    if (hash !== '' && search !== '') {
      status.current?.focus({ preventScroll: true });
    }
  }, [hash, search]);

  const [singular, plural] = view.noun;
  const { sorts } = view;
  const hasFacets = view.facets.length > 0 || view.year !== undefined;
  const count =
    summary?.(found.rows) ?? `${found.rows.length} ${found.rows.length === 1 ? singular : plural}`;
  const choices = choicesOf(view, query);
  const showStatus = () => {
    status.current?.focus({ preventScroll: true });
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its links are what is used
    <div className={styles.explorer} onKeyDown={walk}>
      {lead?.({
        chosen: query.chosen,
        having: found.having,
        toggle: (facet, value) => change({ chosen: toggled(query.chosen, facet, value) }),
      })}
      <search className={clsx('small', styles.top)}>
        <label htmlFor={inputId}>{prompt}</label>
        <Icon name="search" size={18} />
        <input
          id={inputId}
          className={controls.field}
          type="search"
          autoComplete="off"
          value={query.text}
          onChange={({ target }) => change({ text: target.value })}
          onKeyDown={({ key }) => {
            if (key === 'Escape' && query.text !== '') {
              change({ text: '' });
            }
          }}
        />
      </search>
      <div className={styles.columns}>
        {hasFacets && (
          <search id={sheetId} popover="auto" className={styles.sheet} aria-label="Filters">
            <Facets
              view={view}
              chosen={query.chosen}
              from={query.from}
              to={query.to}
              found={found}
              all={all}
              change={change}
            />
            <button
              type="button"
              className={clsx('button button--primary button--block', styles.close)}
              popoverTarget={sheetId}
              popoverTargetAction="hide"
            >
              Show {count}
            </button>
          </search>
        )}
        <div className={styles.results}>
          <div className={`wrap ${styles.bar}`}>
            <p ref={status} role="status" tabIndex={-1}>
              {found.rows.length === 0
                ? `No ${singular} matches. Remove a filter.`
                : (summary?.(found.rows) ??
                  `${found.rows.length} of ${rows.length} ${rows.length === 1 ? singular : plural}`)}
            </p>
            {hasFacets && (
              <button
                type="button"
                className={clsx('button button--secondary button--sm', styles.open)}
                popoverTarget={sheetId}
              >
                {choices.length > 0 ? `Filters (${choices.length})` : 'Filters'}
              </button>
            )}
            {sorts && (
              <label className={clsx('wrap small', styles.order)}>
                Sort{' '}
                <select
                  className={controls.field}
                  value={query.sort}
                  onChange={({ target }) => change({ sort: target.value })}
                >
                  {Object.entries(sorts).map(([id, { label }]) => (
                    <option key={id} value={id}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <Chosen
            choices={choices}
            takeOff={(part) => {
              change(part);
              showStatus();
            }}
            clear={() => {
              const { sort, selected: kept } = query;
              change({ ...emptyQuery(view), sort, selected: kept });
              showStatus();
            }}
          />
          {table && (
            <ResultTable
              view={view}
              table={table}
              rows={found.rows}
              query={asked}
              size={size}
              showMore={showMore}
              change={change}
              selection={selection}
              selected={selected}
              toggle={toggle}
            />
          )}
          {children?.(found.rows)}
          {selection && selected.length > 0 && (
            <div className={clsx('box', styles.selection)}>
              <div className="wrap">
                {selection.bar(selected)}
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  onClick={() => change({ selected: [] })}
                >
                  Clear
                </button>
              </div>
            </div>
          )}
          {actions && <div className="wrap">{actions(found.rows, query)}</div>}
        </div>
      </div>
    </div>
  );
}
