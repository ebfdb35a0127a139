import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  useCurrentSidebarSiblings,
  useDoc,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-init/DocItem/Footer';
import styles from './styles.module.css';

/** How many pages are listed at most. */
const MOST = 6;

/** The pages beside this one in the sidebar, but for its neighbors, which the pager names. */
function Siblings(): ReactNode {
  const { permalink, previous, next } = useDoc().metadata;
  const pages = useCurrentSidebarSiblings().flatMap((item) =>
    item.type !== 'html' && item.href !== undefined ? [{ label: item.label, href: item.href }] : [],
  );
  // The first page of an area shows those below it as cards.
  if (!pages.some(({ href }) => href === permalink)) {
    return null;
  }
  const known = [permalink, previous?.permalink, next?.permalink];
  const others = pages.filter(({ href }) => !known.includes(href));
  return (
    others.length > 0 && (
      <nav className={styles.siblings} aria-labelledby="siblings">
        <h2 id="siblings">More in this section</h2>
        <ul className="plain">
          {others.slice(0, MOST).map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}

/** The framework's footer of a page, after the pages beside it. */
export default function DocItemFooterWrapper(): ReactNode {
  const sidebar = useDocsSidebar();
  return (
    <>
      {sidebar && <Siblings />}
      <DocItemFooter />
    </>
  );
}
