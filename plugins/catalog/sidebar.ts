import type { Options } from '@docusaurus/plugin-content-docs';
import { CATALOG_ROUTE } from './route';

type Generator = NonNullable<Options['sidebarItemsGenerator']>;
/** An item of a sidebar as the framework makes it from a folder. */
export type SidebarItem = Awaited<ReturnType<Generator>>[number];

const YEAR_FOLDER = `${CATALOG_ROUTE.slice(1)}(\\d{4})/`;

/** The year whose entries a folder of the sidebar holds, if it is such a folder. */
function yearOf(items: readonly SidebarItem[]): string | undefined {
  const years = items.map((item) =>
    item.type === 'doc' ? new RegExp(`^${YEAR_FOLDER}`).exec(item.id)?.[1] : undefined,
  );
  return years.every((year) => year === years[0]) ? years[0] : undefined;
}

/** Gives each year of the catalogue a page of its own, which opens when the year is chosen in the sidebar. */
export function withYearPages(items: readonly SidebarItem[]): SidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category') {
      return item;
    }
    const year = yearOf(item.items);
    return year === undefined
      ? { ...item, items: withYearPages(item.items) }
      : {
          ...item,
          link: {
            type: 'generated-index',
            slug: `${CATALOG_ROUTE}${year}/`,
            title: `Supply Chain Compromises of ${year}`,
            description: `The incidents of ${year} in the catalogue of software supply chain compromises, each with its facts and an account.`,
          },
        };
  });
}
