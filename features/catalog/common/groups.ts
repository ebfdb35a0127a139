import { CATALOG_ROUTE } from './route';
import type { Incident } from './schema';
import { ECOSYSTEMS, VECTORS } from './vocabulary';

/** By what incidents are put together on pages of their own. */
export const GROUP_KINDS = {
  vector: { labels: VECTORS as Labels, idsOf: ({ vectors }: Values): string[] => vectors },
  ecosystem: {
    labels: ECOSYSTEMS as Labels,
    idsOf: ({ ecosystems }: Values): string[] => ecosystems,
  },
} as const satisfies Record<string, object>;
type Labels = Readonly<Record<string, string>>;
type Values = Pick<Incident, 'vectors' | 'ecosystems'>;
export type GroupKind = keyof typeof GROUP_KINDS;

/** Incidents that it takes for a page; ecosystems with fewer share one. */
export const LEAST_OF_PAGE: Readonly<Record<GroupKind, number>> = { vector: 1, ecosystem: 5 };

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
