import { formatPartialDate } from '#platform/base/common/dates';
import type { IncidentRecord } from './schema';
import {
  ATTACK_TECHNIQUES,
  DATE_KINDS,
  DISCOVERERS,
  ECOSYSTEMS,
  NATURES,
  OBJECTIVES,
  PAYLOADS,
  SLSA_THREATS,
  STAGES,
  TYPES,
  VECTORS,
  type DateKind,
} from './vocabulary';

/** A property in which incidents are compared: what each has there, in their order, and what all have. */
export type ComparedRow = ReturnType<typeof compareRecords>[number];

type Span = IncidentRecord['dwellDays'];

/** Hours from here on are told in days. */
const MANY_HOURS = 96;

/** `33 days`, `3 to 40 days`; nothing where it is not known. */
export function spanText(span: Span | undefined, unit: 'day' | 'hour'): string[] {
  if (!span) {
    return [];
  }
  const { least, most } = span;
  if (unit === 'hour' && least >= MANY_HOURS) {
    return spanText({ least: Math.floor(least / 24), most: Math.ceil(most / 24) }, 'day');
  }
  const count = least === most ? String(least) : `${least} to ${most}`;
  return [`${count} ${unit}${count === '1' ? '' : 's'}`];
}

/** `pkg:npm/%40scope/name` → `@scope/name (npm)`. */
function packageName(purl: string): string {
  const [kind = '', ...path] = purl.replace(/^pkg:/, '').split('/');
  return `${decodeURIComponent(path.join('/'))} (${kind})`;
}

const PROPERTIES: Readonly<Record<string, (record: IncidentRecord) => string[]>> = {
  ...Object.fromEntries(
    (Object.keys(DATE_KINDS) as DateKind[]).map((kind) => [
      DATE_KINDS[kind],
      ({ dates }: IncidentRecord) => {
        const known = dates[kind];
        return known ? [formatPartialDate(known.date)] : [];
      },
    ]),
  ),
  'Time unnoticed': ({ dwellDays }) => spanText(dwellDays, 'day'),
  'Time exposed': ({ exposure }) => spanText(exposure?.hours, 'hour'),
  Nature: ({ nature }) => [NATURES[nature]],
  Vector: ({ vectors }) => vectors.map((id) => VECTORS[id]),
  Stage: ({ stages }) => stages.map((id) => STAGES[id]),
  Payload: ({ payloads }) => payloads.map((id) => PAYLOADS[id]),
  Objective: ({ objectives }) => objectives.map((id) => OBJECTIVES[id]),
  'Noticed first by': ({ discoveredBy }) => [DISCOVERERS[discoveredBy]],
  Type: ({ types }) => types.map((id) => TYPES[id]),
  Targets: ({ targets }) => targets,
  Ecosystem: ({ ecosystems }) => ecosystems.map((id) => ECOSYSTEMS[id]),
  Packages: ({ packages }) => [...new Set(packages.map(({ purl }) => packageName(purl)))],
  Identifiers: ({ identifiers }) => identifiers.map(({ id }) => id),
  'Actors named in public': ({ actors }) => actors.map(({ name }) => name),
  Impact: ({ impact }) => impact.map(({ figure }) => figure),
  'SLSA threats': ({ slsa }) => slsa.map(({ threat }) => `${threat}: ${SLSA_THREATS[threat]}`),
  'ATT&CK techniques': ({ attack }) =>
    attack.map(({ technique }) => `${technique} ${ATTACK_TECHNIQUES[technique]}`),
  'Would have helped': ({ guides }) => guides.map(({ title }) => title),
};

/** The properties that at least one of the incidents has, with what they share; those in which they differ first. */
export function compareRecords(records: readonly IncidentRecord[]) {
  return Object.entries(PROPERTIES)
    .map(([name, valuesOf]) => {
      const values = records.map(valuesOf);
      const [first = [], ...others] = values;
      const shared =
        others.length > 0 ? first.filter((one) => others.every((list) => list.includes(one))) : [];
      const differs = others.some((list) => list.join('\n') !== first.join('\n'));
      return { name, values, shared, differs };
    })
    .filter(({ values }) => values.some((list) => list.length > 0))
    .sort((a, b) => Number(b.differs) - Number(a.differs));
}
