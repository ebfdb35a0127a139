import { memo, useCallback, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import { emptyQuery, isNarrowed, parseQuery, prepareList, type Query } from '../../common/query';
import type { ListView } from '../../common/view';
import controls from '../../../frame/browser/controls.module.css';
import { Facets } from './Facets';
import { ResultTable } from './ResultTable';
import styles from './styles.module.css';
import { useAfterPaint } from './useAfterPaint';
import { useQuery } from './useQuery';

/** A column of a list that is shown as a table; the first names the entry. */
export interface Column<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** Whether its content stays on one line, as a date does. */
  isUnbroken?: boolean;
  /** Whether it is shown only for some queries. */
  isShown?: (query: Query) => boolean;
}

interface Props<Row> {
  view: ListView<Row>;
  /** All entries, always the same list. */
  rows: readonly Row[];
  /** What the field for words asks for. */
  prompt: string;
  /** Shows the entries as a table, first of all those in view. */
  table?: { caption: (query: Query) => string; columns: readonly Column<Row>[] };
  /** Shows the entries that were found in another form. */
  children?: (rows: readonly Row[]) => ReactNode;
  /** What can be done with selected entries, whose column has the label of the action. */
  selection?: { label: string; nameOf: (row: Row) => string; bar: (keys: string[]) => ReactNode };
  /** What can be done with all that was found. */
  actions?: (rows: readonly Row[], query: Query) => ReactNode;
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Whether only "Show more" shows it where scripts run. */
  isLater: boolean;
  selection?: { label: string; name: string; isSelected: boolean; toggle: () => void } | undefined;
}

// Explicit roles for the reason that `ResultTable` gives.
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
function TableRow<Row>({ row, columns, isLater, selection }: RowProps<Row>): ReactNode {
  const [name, ...others] = columns;
  return (
    <tr role="row" data-later={isLater || undefined}>
      <th role="rowheader" scope="row">
        {name?.cell(row)}
      </th>
      {others.map(({ label, cell, isUnbroken }) => (
        <td key={label} role="cell" className={isUnbroken ? styles.unbroken : undefined}>
          {cell(row)}
        </td>
      ))}
      {selection && (
        <td role="cell" className={styles.select}>
          <label>
            <input type="checkbox" checked={selection.isSelected} onChange={selection.toggle} />
            <span className={styles.inCards} aria-hidden="true">
              {selection.label}
            </span>
            <span className="sr-only">
              {selection.label} {selection.name}
            </span>
          </label>
        </td>
      )}
    </tr>
  );
}
/* eslint-enable jsx-a11y/no-interactive-element-to-noninteractive-role */

interface TableProps<Row> extends Pick<Props<Row>, 'view' | 'selection'> {
  table: NonNullable<Props<Row>['table']>;
  rows: readonly Row[];
  query: Query;
  size: number;
  showMore: () => void;
  selected: readonly string[];
  toggle: (key: string) => void;
}

/** The entries that were found as a table. Rendered again only when they or the selection change. */
const Table = memo(function Table<Row>(props: TableProps<Row>): ReactNode {
  const { view, table, rows, query, size, showMore, selection, selected, toggle } = props;
  const columns = table.columns.filter(({ isShown }) => isShown?.(query) ?? true);
  // The page has all rows when it comes; a browser keeps those in view, and so answers keys at once.
  const inPage = useIsBrowser() ? rows.slice(0, size) : rows;
  return (
    <ResultTable
      caption={table.caption(query)}
      columns={columns.map(({ label }) => label)}
      selects={selection?.label}
      total={rows.length}
      size={size}
      showMore={showMore}
    >
      {inPage.map((row, index) => {
        const key = view.key(row);
        return (
          <TableRow
            key={key}
            row={row}
            columns={columns}
            isLater={index >= size}
            selection={
              selection && {
                label: selection.label,
                name: selection.nameOf(row),
                isSelected: selected.includes(key),
                toggle: () => {
                  toggle(key);
                },
              }
            }
          />
        );
      })}
    </ResultTable>
  );
}) as <Row>(props: TableProps<Row>) => ReactNode;

/** A collection that readers search, narrow and sort; the address holds what they ask for. */
export function Explorer<Row>(props: Props<Row>): ReactNode {
  const { view, rows, prompt, table, children, selection, actions } = props;
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

  // Readers who follow a link to a query, from a chart or a list, continue at the results.
  useEffect(() => {
    if (hash !== '' && search !== '') {
      status.current?.focus({ preventScroll: true });
    }
  }, [hash, search]);

  const [singular, plural] = view.noun;
  const { sorts } = view;
  return (
    <div className={styles.explorer}>
      <search className={styles.filter}>
        <div className={styles.top}>
          <div className={styles.field}>
            <label htmlFor={inputId}>{prompt}</label>
            <input
              id={inputId}
              className={controls.field}
              type="search"
              autoComplete="off"
              value={query.text}
              onChange={({ target }) => {
                change({ text: target.value });
              }}
            />
          </div>
          {sorts && (
            <label className={styles.field}>
              Sort
              <select
                className={controls.field}
                value={query.sort}
                onChange={({ target }) => {
                  change({ sort: target.value });
                }}
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
        {(view.facets.length > 0 || view.year) && (
          <Facets
            view={view}
            chosen={query.chosen}
            from={query.from}
            to={query.to}
            found={found}
            all={all}
            change={change}
          />
        )}
      </search>
      <div className={styles.bar}>
        <p ref={status} role="status" tabIndex={-1}>
          {found.rows.length === 0
            ? `No ${singular} matches. Remove a filter.`
            : `${found.rows.length} of ${rows.length} ${rows.length === 1 ? singular : plural}`}
        </p>
        {isNarrowed(view, query) && (
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              const { sort, selected: kept } = query;
              change({ ...emptyQuery(view), sort, selected: kept });
              status.current?.focus({ preventScroll: true });
            }}
          >
            Reset
          </button>
        )}
      </div>
      {table && (
        <Table
          view={view}
          table={table}
          rows={found.rows}
          query={asked}
          size={size}
          showMore={showMore}
          selection={selection}
          selected={selected}
          toggle={toggle}
        />
      )}
      {children?.(found.rows)}
      {selection && selected.length > 0 && (
        <div className={clsx(styles.filter, styles.selection)}>
          <div className={styles.actions}>
            {selection.bar(selected)}
            <button
              type="button"
              className={controls.button}
              onClick={() => {
                change({ selected: [] });
              }}
            >
              Clear
            </button>
          </div>
        </div>
      )}
      {actions && <div className={styles.actions}>{actions(found.rows, query)}</div>}
    </div>
  );
}
