import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Home from '@theme-init/DocBreadcrumbs/Items/Home';
import { useAreaAbove } from '../../area';

/** The framework's link to the home page, followed by one to the area of the page. */
export default function HomeAndArea(): ReactNode {
  const area = useAreaAbove();
  return (
    <>
      <Home />
      {area && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={area.to}>
            {area.label}
          </Link>
        </li>
      )}
    </>
  );
}
