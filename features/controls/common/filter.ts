import { fold, foldedWords } from '../../../platform/base/common/fold';
import type { ControlRow, ControlsFiles } from './generated';
import { LEVELS, PHASES } from './vocabulary';

/** The facets, by their names in addresses, with their names for readers. */
export const FACETS = {
  group: 'Group',
  phase: 'Phase',
  assurance: 'Assurance level',
  nist: 'NIST family',
  incidents: 'Incidents',
} as const;
export type Facet = keyof typeof FACETS;
const FACET_IDS = Object.keys(FACETS) as Facet[];

/** What the reader asks for. Values of one facet are alternatives; all facets have to match. */
export interface Filter {
  text: string;
  /** Chosen values; a facet without a choice is left out. */
  chosen: Partial<Record<Facet, string[]>>;
}

export const NO_FILTER: Filter = { text: '', chosen: {} };

/** Stands for no value in a facet. */
const NONE = 'none';

/** `?q=key&group=access` → the filter. */
export function parseFilter(search: string): Filter {
  const params = new URLSearchParams(search);
  const chosen = FACET_IDS.map((facet) => [facet, params.getAll(facet)] as const);
  return {
    text: params.get('q') ?? '',
    chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
  };
}

/** The filter as the query of an address; the same choice always gives the same. */
export function serializeFilter({ text, chosen }: Filter): string {
  const params = new URLSearchParams(text === '' ? [] : [['q', text]]);
  for (const facet of FACET_IDS) {
    [...(chosen[facet] ?? [])].sort().forEach((value) => {
      params.append(facet, value);
    });
  }
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}

/** The values of each facet with their names, in the order in which they are shown. */
export type FacetValues = Record<Facet, Readonly<Record<string, string>>>;

/** What can be chosen. */
export function facetValues({
  groups,
  families,
}: Pick<ControlsFiles['explorer.json'], 'groups' | 'families'>): FacetValues {
  return {
    group: Object.fromEntries(groups.map(({ slug, title }) => [slug, title])),
    phase: PHASES,
    assurance: { ...LEVELS, [NONE]: 'Not given' },
    nist: {
      ...Object.fromEntries(families.map(({ id, title }) => [id, `${id} ${title}`])),
      [NONE]: 'Not mapped',
    },
    incidents: { some: 'With incidents', [NONE]: 'Without' },
  };
}

/** What a filter finds: numbers of controls, and how many each value of a facet would leave. */
interface Found {
  found: ReadonlySet<string>;
  counts: Record<Facet, Partial<Record<string, number>>>;
}

/**
 * Prepares rows once for many filters.
 *
 * @returns a function that applies a filter in one pass; a facet does not narrow its own counts
 */
export function prepareFilter({
  rows,
  groups,
}: Pick<ControlsFiles['explorer.json'], 'rows' | 'groups'>): (filter: Filter) => Found {
  const byGroup = new Map(groups.map((group) => [group.slug, group]));
  const orNone = (values: readonly string[]) => (values.length > 0 ? [...new Set(values)] : [NONE]);
  const prepared = rows.map((row: ControlRow) => ({
    id: row.id,
    text: fold([row.id, row.title, row.objective, ...row.nist].join('\n')),
    values: {
      group: [row.group],
      phase: byGroup.get(row.group)?.phases ?? [],
      assurance: [row.assurance ?? NONE],
      nist: orNone(row.nist.map((id) => id.slice(0, 2))),
      incidents: [row.incidents > 0 ? 'some' : NONE],
    } satisfies Record<Facet, readonly string[]>,
  }));
  return ({ text: typed, chosen }) => {
    const words = foldedWords(typed);
    const found = new Set<string>();
    const counts: Found['counts'] = {
      group: {},
      phase: {},
      assurance: {},
      nist: {},
      incidents: {},
    };
    for (const { id, text, values } of prepared) {
      if (!words.every((word) => text.includes(word))) {
        continue;
      }
      const failed = FACET_IDS.filter((facet) => {
        const own: readonly string[] = values[facet];
        return chosen[facet] !== undefined && !chosen[facet].some((value) => own.includes(value));
      });
      if (failed.length === 0) {
        found.add(id);
      }
      for (const facet of FACET_IDS.filter((one) => failed.every((other) => other === one))) {
        for (const value of values[facet]) {
          counts[facet][value] = (counts[facet][value] ?? 0) + 1;
        }
      }
    }
    return { found, counts };
  };
}
