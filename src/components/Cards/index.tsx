import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { AREAS } from '../../data/site';
import styles from './styles.module.css';

/** Lays its list items out as a grid of cards. */
export function CardGrid({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.grid}>{children}</ul>;
}

interface LinkCardProps {
  to: string;
  title: string;
  description: string;
  /** Small print below, e.g. a date or a count. */
  meta?: string;
}

/** A card of which the whole area is one link. For use in a {@link CardGrid}. */
export function LinkCard({ to, title, description, meta }: LinkCardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link to={to} className={styles.link}>
        {title}
      </Link>
      <span className={styles.description}>{description}</span>
      {meta && <span className={styles.meta}>{meta}</span>}
    </li>
  );
}

/** The main areas of the site as cards. */
export function AreaCards(): ReactNode {
  return (
    <CardGrid>
      {AREAS.map(({ label, to, description }) => (
        <LinkCard key={to} to={to} title={label} description={description} />
      ))}
    </CardGrid>
  );
}
