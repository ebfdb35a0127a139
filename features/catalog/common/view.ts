import { yearOf } from '#platform/base/common/dates';
import { compareNames, compareTexts } from '#platform/base/common/order';
import type { Facet, ListView } from '#platform/collections/common/view';
import type { IncidentRow } from './generated';
import { isCve } from './identifiers';
import { ECOSYSTEMS, NATURES, PAYLOADS, STAGES, TYPES, VECTORS } from './vocabulary';

/** The day, month or year in which an incident became public. */
export const disclosedOf = ({ date, disclosed = date }: IncidentRow): string => disclosed;

const latest = (a: IncidentRow, b: IncidentRow): number =>
  compareTexts(disclosedOf(b), disclosedOf(a)) || compareNames(a.name, b.name);

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
    { id: 'vector', label: 'Vector', values: VECTORS, of: ({ vectors }) => vectors },
    {
      id: 'ecosystem',
      label: 'Ecosystem',
      values: byName(ECOSYSTEMS),
      of: ({ ecosystems }) => ecosystems,
    },
    { id: 'type', label: 'Type', values: TYPES, of: ({ types }) => types },
    minor(
      'cve',
      'CVE number',
      { yes: 'With a CVE number', no: 'Without one' },
      ({ identifiers }) => [identifiers.some(isCve) ? 'yes' : 'no'],
    ),
    minor('nature', 'Nature', NATURES, ({ nature }) => [nature]),
    minor('stage', 'Stage', STAGES, ({ stages }) => stages),
    minor('payload', 'Payload', PAYLOADS, ({ payloads }) => payloads),
  ],
  year: ({ date }) => yearOf(date),
  sorts: {
    newest: { label: 'Latest first', compare: latest },
    oldest: {
      label: 'Oldest first',
      compare: (a, b) =>
        compareTexts(disclosedOf(a), disclosedOf(b)) || compareNames(a.name, b.name),
    },
    name: { label: 'By name', compare: (a, b) => compareNames(a.name, b.name) },
    dwell: { label: 'Longest unnoticed first', compare: longest('dwellDays') },
    exposure: { label: 'Longest exposure first', compare: longest('exposureHours') },
  },
  selection: 'incident',
};
