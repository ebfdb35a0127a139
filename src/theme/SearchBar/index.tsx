import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { Icon } from '../../components/Icon';
import styles from './styles.module.css';

/** The way to the search page in the navbar. */
export default function SearchBar(): ReactNode {
  return (
    <Link to="/search" className={styles.search} aria-label="Search">
      <Icon name="search" size={20} />
      <span className={styles.label} aria-hidden>
        Search
      </span>
    </Link>
  );
}
