import type { Options } from '@docusaurus/plugin-content-docs';
import { isIncident, yearFolderOf } from '../common/view';
import { CATALOG_ROUTE } from '../common/route';

type SidebarItemsGenerator = NonNullable<Options['sidebarItemsGenerator']>;
/** An item of a sidebar as the framework generates it from a folder. */
export type SidebarItem = Awaited<ReturnType<SidebarItemsGenerator>>[number];
/** A page of the docs as the generator of sidebars knows it. */
type SidebarDoc = Parameters<SidebarItemsGenerator>[0]['docs'][number];

/**
 * Gives each year of the catalog a page of its own, which opens when the year is chosen in the
 * sidebar, and gathers the years in one category.
 *
 * @param docs all pages of the docs
 */
export function withYearPages(
  items: readonly SidebarItem[],
  docs: readonly Pick<SidebarDoc, 'id' | 'frontMatter'>[],
): SidebarItem[] {
  const incidents = new Set(
    docs.filter(({ frontMatter }) => isIncident(frontMatter)).map(({ id }) => id),
  );
  const addPages = (all: readonly SidebarItem[]): SidebarItem[] => {
    const years: SidebarItem[] = [];
    const others = all.flatMap((item): SidebarItem[] => {
      if (item.type !== 'category') {
        return [item];
      }
      const incident = item.items.find((entry) => entry.type === 'doc' && incidents.has(entry.id));
      if (incident?.type !== 'doc') {
        return [{ ...item, items: addPages(item.items) }];
      }
      const year = yearFolderOf(incident.id);
      years.push({
        ...item,
        link: {
          type: 'generated-index',
          slug: `${CATALOG_ROUTE}${year}/`,
          title: `Supply Chain Compromises of ${year}`,
          description: `The incidents of ${year} in the catalog of software supply chain compromises, each with facts and an account.`,
        },
      });
      return [];
    });
    return years.length === 0
      ? others
      : [
          ...others,
          { type: 'category', label: 'Years', items: years, collapsible: true, collapsed: true },
        ];
  };
  return addPages(items);
}
