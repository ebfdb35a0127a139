import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemFooter from '@theme-init/DocItem/Footer';
import type { RelatedPage } from '#features/related/common/related';
import styles from './styles.module.css';

/** The framework's footer of a page, after the pages most similar to it. */
export default function DocItemFooterWrapper(): ReactNode {
  const { related = [] } = useDoc().metadata as { related?: RelatedPage[] };
  return (
    <>
      {related.length > 0 && (
        <nav className={styles.related} aria-labelledby="related-pages">
          <h2 id="related-pages">Related pages</h2>
          <ul className="plain">
            {related.map(({ title, permalink }) => (
              <li key={permalink}>
                <Link to={permalink}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <DocItemFooter />
    </>
  );
}
