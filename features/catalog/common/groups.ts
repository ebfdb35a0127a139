import { CATALOG_ROUTE } from './route';
import type { Incident } from './schema';
import { ECOSYSTEMS, VECTORS } from './vocabulary';

export type GroupKind = 'vector' | 'ecosystem';

interface Kind {
  labels: Readonly<Record<string, string>>;
  idsOf: (incident: Pick<Incident, 'vectors' | 'ecosystems'>) => readonly string[];
  /** Incidents that it takes for a page; ecosystems with fewer share one. */
  least: number;
}

/** By what incidents are put together on pages of their own. */
export const GROUP_KINDS: Readonly<Record<GroupKind, Kind>> = {
  vector: { labels: VECTORS, idsOf: ({ vectors }) => vectors, least: 1 },
  ecosystem: { labels: ECOSYSTEMS, idsOf: ({ ecosystems }) => ecosystems, least: 5 },
};

/** Where the page of a group is, without base path. */
export const groupRoute = (kind: GroupKind, id: string): string => `${CATALOG_ROUTE}${kind}s/${id}`;

/** Address of what the catalog says of a vector: its page, or its definition if it has none. */
export const vectorAddress = (id: string): string =>
  id === 'other' ? `${CATALOG_ROUTE}compromise-definitions#vector-other` : groupRoute('vector', id);

/**
 * The same of an ecosystem.
 *
 * @param pages ids of the ecosystems with pages of their own
 */
export const ecosystemAddress = (id: string, pages: readonly string[]): string =>
  pages.includes(id) ? groupRoute('ecosystem', id) : `${groupRoute('ecosystem', 'others')}#${id}`;
