import type { CSSProperties, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { AREAS, type Area } from '../../data/site';
import { Icon } from '../Icon';
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
  /** The area that the card leads to: gives it icon and hue. */
  area?: Area['id'];
}

/** A card of which the whole area is one link. For use in a {@link CardGrid}. */
export function LinkCard({ to, title, description, meta, area }: LinkCardProps): ReactNode {
  return (
    <li
      className={styles.card}
      style={area && ({ '--hue': `var(--hue-${area})` } as CSSProperties)}
    >
      {area && (
        <span className={styles.tile}>
          <Icon name={area} />
        </span>
      )}
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
      {AREAS.map(({ id, label, to, description }) => (
        <LinkCard key={to} to={to} title={label} description={description} area={id} />
      ))}
    </CardGrid>
  );
}
