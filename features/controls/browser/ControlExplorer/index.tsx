import { memo, useId, useMemo, useRef, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import edition from '@generated/site-controls/default/edition.json';
import data from '@generated/site-controls/default/explorer.json';
import controls from '../../../../platform/frame/browser/controls.module.css';
import { Chip } from '../../../../platform/frame/browser/Explorer/Chip';
import { Facet } from '../../../../platform/frame/browser/Explorer/Facet';
import { ResultTable } from '../../../../platform/frame/browser/Explorer/ResultTable';
import explorer from '../../../../platform/frame/browser/Explorer/styles.module.css';
import { useAddressFilter } from '../../../../platform/frame/browser/Explorer/useAddressFilter';
import { useAfterPaint } from '../../../../platform/frame/browser/Explorer/useAfterPaint';
import { JsonLd } from '../../../../platform/frame/browser/JsonLd';
import {
  FACETS,
  facetValues,
  NO_FILTER,
  parseFilter,
  prepareFilter,
  serializeFilter,
  type Facet as FacetId,
} from '../../common/filter';
import type { ControlRow } from '../../common/generated';
import { CONTROLS_FILES, routeOfControl } from '../../common/route';
import { inList } from '../inList';
import { toDatasetJsonLd } from './jsonLd';
import styles from './styles.module.css';

const IN_ADDRESS = { parse: parseFilter, serialize: serializeFilter };
const applyFilter = prepareFilter(data);
const ALL = applyFilter(NO_FILTER).counts;
const VALUES = facetValues(data);
const FACET_IDS = Object.keys(FACETS) as FacetId[];

// Explicit roles for the reason that `ResultTable` gives.
/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role */
const Row = memo(function Row({
  row: { id, title, objective, group, nist, incidents },
  place,
}: {
  row: ControlRow;
  /** Whether the row is found, and if so, whether only "Show more" shows it. */
  place: 'first' | 'later' | 'none';
}) {
  return (
    <tr role="row" hidden={place === 'none'} data-later={place === 'later' || undefined}>
      <th role="rowheader" scope="row">
        <Link to={routeOfControl(group, id)}>{title}</Link>
        <span className={styles.objective}>
          {id}. {objective}
        </span>
      </th>
      <td role="cell">{VALUES.group[group]}</td>
      <td role="cell">
        {inList(
          nist,
          (number) => number,
          (number) => (
            <span className={explorer.unbroken}>{number}</span>
          ),
        )}
      </td>
      <td role="cell" className={explorer.unbroken}>
        {incidents > 0 && (
          <>
            {incidents}{' '}
            <span className={explorer.inCards}>{incidents === 1 ? 'incident' : 'incidents'}</span>
          </>
        )}
      </td>
    </tr>
  );
});
/* eslint-enable jsx-a11y/no-interactive-element-to-noninteractive-role */

const Results = memo(function Results({
  found,
  size,
  showMore,
}: {
  found: ReadonlySet<string>;
  /** How many are in view. */
  size: number;
  showMore: () => void;
}): ReactNode {
  const first = new Set(data.rows.filter(({ id }) => found.has(id)).slice(0, size));
  return (
    <ResultTable
      caption="Controls, by group"
      columns={['Control', 'Group', 'NIST', 'Incidents']}
      total={found.size}
      size={size}
      showMore={showMore}
    >
      {data.rows.map((row) => (
        <Row
          key={row.id}
          row={row}
          place={first.has(row) ? 'first' : found.has(row.id) ? 'later' : 'none'}
        />
      ))}
    </ResultTable>
  );
});

/** All controls with facets and free text; the address holds the filter. */
export function ControlExplorer(): ReactNode {
  const { filter, change, size, showMore } = useAddressFilter(IN_ADDRESS);
  const shown = useAfterPaint(filter);
  const { found, counts } = useMemo(() => applyFilter(shown), [shown]);
  const status = useRef<HTMLParagraphElement>(null);
  const inputId = useId();
  return (
    <div className={explorer.explorer}>
      <Head>
        <link rel="alternate" type="application/json" href={edition.url + CONTROLS_FILES.json} />
      </Head>
      <JsonLd data={toDatasetJsonLd(edition)} />
      <search className={explorer.filter}>
        <div className={explorer.top}>
          <div className={explorer.field}>
            <label htmlFor={inputId}>Words in title or text, or a number such as SI-7</label>
            <input
              id={inputId}
              className={controls.field}
              type="search"
              autoComplete="off"
              value={filter.text}
              onChange={({ target }) => {
                change({ text: target.value });
              }}
            />
          </div>
        </div>
        <div className={explorer.facets}>
          {FACET_IDS.map((facet) => {
            const chosen = filter.chosen[facet] ?? [];
            const values = Object.entries(VALUES[facet]).filter(
              ([value]) => ALL[facet][value] !== undefined,
            );
            return (
              <Facet
                key={facet}
                label={FACETS[facet]}
                chosen={values
                  .filter(([value]) => chosen.includes(value))
                  .map(([, label]) => label)}
              >
                <div className={explorer.chips}>
                  {values.map(([value, label]) => (
                    <Chip
                      key={value}
                      label={label}
                      count={counts[facet][value] ?? 0}
                      isChosen={chosen.includes(value)}
                      onToggle={() => {
                        const next = chosen.includes(value)
                          ? chosen.filter((other) => other !== value)
                          : [...chosen, value];
                        change({
                          chosen: Object.fromEntries(
                            Object.entries({ ...filter.chosen, [facet]: next }).filter(
                              ([, some]) => some.length > 0,
                            ),
                          ),
                        });
                      }}
                    />
                  ))}
                </div>
              </Facet>
            );
          })}
        </div>
      </search>
      <div className={explorer.bar}>
        <p ref={status} role="status" tabIndex={-1}>
          {found.size === 0
            ? 'No control fits. Remove a choice.'
            : `${found.size} of ${data.rows.length} controls`}
        </p>
        {serializeFilter(filter) !== '' && (
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              change({ ...NO_FILTER });
              status.current?.focus({ preventScroll: true });
            }}
          >
            Reset
          </button>
        )}
      </div>
      <Results found={found} size={size} showMore={showMore} />
    </div>
  );
}
