import { yearOf } from '../../../platform/base/common/dates';
import { compareNames, compareTexts } from '../../../platform/base/common/order';
import type { Facet, ListView } from '../../../platform/collections/common/view';
import { COMPARE_PARAMETER } from './compared';
import type { IncidentRow } from './generated';
import { isCve } from './identifiers';
import { ECOSYSTEMS, NATURES, PAYLOADS, STAGES, TYPES, VECTORS } from './vocabulary';

const latest = (a: IncidentRow, b: IncidentRow): number =>
  compareTexts(b.date, a.date) || compareNames(a.name, b.name);

/** The longest first, those without a number last. */
const longest =
  (field: 'dwellDays' | 'exposureHours') =>
  (a: IncidentRow, b: IncidentRow): number =>
    (b[field] ?? -1) - (a[field] ?? -1) || latest(a, b);

const byName = (labels: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(labels).sort(([, a], [, b]) => compareNames(a, b)));

/** One of the facets that few readers need. */
const minor = (
  id: string,
  label: string,
  values: Facet<IncidentRow>['values'],
  of: Facet<IncidentRow>['of'],
): Facet<IncidentRow> => ({ id, label, values, of, within: 'More filters' });

/** How readers search, narrow and sort the incidents. */
export const incidentsView: ListView<IncidentRow> = {
  noun: ['incident', 'incidents'],
  key: ({ id }) => id,
  text: ({ name, date, targets, identifiers, types, ecosystems, vectors }) =>
    [
      name,
      date,
      ...targets,
      ...identifiers,
      ...types.map((type) => TYPES[type]),
      ...ecosystems.map((ecosystem) => ECOSYSTEMS[ecosystem]),
      ...vectors.map((vector) => VECTORS[vector]),
    ].join('\n'),
  facets: [
    { id: 'type', label: 'Type', values: TYPES, of: ({ types }) => types },
    {
      id: 'ecosystem',
      label: 'Ecosystem',
      values: byName(ECOSYSTEMS),
      of: ({ ecosystems }) => ecosystems,
    },
    minor(
      'cve',
      'CVE number',
      { yes: 'With a CVE number', no: 'Without one' },
      ({ identifiers }) => [identifiers.some(isCve) ? 'yes' : 'no'],
    ),
    minor('nature', 'Nature', NATURES, ({ nature }) => [nature]),
    minor('vector', 'Vector', VECTORS, ({ vectors }) => vectors),
    minor('stage', 'Stage', STAGES, ({ stages }) => stages),
    minor('payload', 'Payload', PAYLOADS, ({ payloads }) => payloads),
  ],
  year: ({ date }) => yearOf(date),
  sorts: {
    newest: { label: 'Latest first', compare: latest },
    oldest: {
      label: 'Oldest first',
      compare: (a, b) => compareTexts(a.date, b.date) || compareNames(a.name, b.name),
    },
    name: { label: 'By name', compare: (a, b) => compareNames(a.name, b.name) },
    dwell: { label: 'Longest unnoticed first', compare: longest('dwellDays') },
    exposure: { label: 'Longest exposure first', compare: longest('exposureHours') },
  },
  selection: COMPARE_PARAMETER,
};
