import { useId, type ReactNode } from 'react';
import {
  useBreadcrumbsStructuredData,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import HomeItem from '@theme/DocBreadcrumbs/Items/Home';
import type { Area } from '#platform/base/common/site';
import { useArea } from '../../area';
import { JsonLd } from '../../JsonLd';

type Crumb = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>[number];

/** Where there is a page, a link to it. */
function Name({ crumb, className }: { crumb: Crumb; className: string }): ReactNode {
  const href = crumb.type === 'category' && crumb.linkUnlisted ? undefined : crumb.href;
  return href === undefined ? (
    <span className={className}>{crumb.label}</span>
  ) : (
    <Link className={className} href={href}>
      {crumb.label}
    </Link>
  );
}

interface DataProps {
  area: Area | undefined;
  breadcrumbs: Crumb[];
}

/** The breadcrumbs for search engines, with the area of the page as readers see it. */
function StructuredData({ area, breadcrumbs }: DataProps): ReactNode {
  const href = useBaseUrl(area?.to ?? '');
  const above = area ? [{ type: 'link' as const, label: area.label, href }] : [];
  return (
    <JsonLd data={useBreadcrumbsStructuredData({ breadcrumbs: [...above, ...breadcrumbs] })} />
  );
}

/** A year says little without what it is a year of. */
const isYear = (crumb: Crumb | undefined): boolean => /^\d{4}$/.test(crumb?.label ?? '');

/** Home page and area, what stands between behind a button, the page above, and the page itself. */
export default function DocBreadcrumbs(): ReactNode {
  const { area: own, isLanding } = useArea();
  const home = useBaseUrl(own?.to ?? '');
  // The first page of an area stands above all others, in whatever list they are, and not above itself.
  const area = isLanding ? undefined : own;
  const breadcrumbs = useSidebarBreadcrumbs()?.filter(({ href }) => !area || href !== home);
  const id = useId();
  const page = breadcrumbs?.at(-1);
  if (!breadcrumbs || !page) {
    return null;
  }
  // What only gathers years is no place to go.
  const above = breadcrumbs
    .slice(0, -1)
    .filter((crumb) => crumb.href !== undefined || isYear(crumb));
  const start = Math.max(0, above.length - (isYear(above.at(-1)) ? 2 : 1));
  const between = above.slice(0, start);
  return (
    <>
      <StructuredData area={area} breadcrumbs={breadcrumbs} />
      <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeItem />
          {area && (
            <li className="breadcrumbs__item">
              <Link className="breadcrumbs__link" to={area.to}>
                {area.label}
              </Link>
            </li>
          )}
          {between.length > 0 && (
            <li className="breadcrumbs__item">
              <button
                type="button"
                className="breadcrumbs__link"
                popoverTarget={id}
                aria-label="Pages between"
              >
                …
              </button>
              <ul id={id} popover="auto" className="dropdown__menu">
                {between.map((crumb) => (
                  <li key={crumb.label}>
                    <Name crumb={crumb} className="dropdown__link" />
                  </li>
                ))}
              </ul>
            </li>
          )}
          {above.slice(start).map((crumb) => (
            <li
              key={crumb.label}
              className="breadcrumbs__item"
              data-year={isYear(crumb) || undefined}
            >
              <Name crumb={crumb} className="breadcrumbs__link" />
            </li>
          ))}
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link">{page.label}</span>
          </li>
        </ul>
      </nav>
    </>
  );
}
