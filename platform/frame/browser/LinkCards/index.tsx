import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { AREAS, type Area } from '#platform/base/common/site';
import { Icon, type IconName } from '../Icon';
import styles from './styles.module.css';

/** A grid of cards; its children are {@link LinkCard}s. */
export function CardGrid({ children }: { children: ReactNode }): ReactNode {
  return <ul className={clsx('plain', styles.grid)}>{children}</ul>;
}

/** What is no area, but a task that readers come for from anywhere. */
const SECURITY = {
  to: '/security/',
  title: 'Security',
  description: 'Report a vulnerability, check your lockfile, and learn from real attacks.',
  icon: 'shield',
} as const;

interface LinkCardProps {
  to: string;
  title: string;
  description: string;
  /** Small print at the bottom, e.g. a date, a count, or marks. */
  meta?: ReactNode;
  /** The area that the card leads to, which gives it icon and color. */
  area?: Area['id'];
  /** Its icon, where it leads to no area. */
  icon?: IconName;
}

/** A card that is clickable as a whole, for use in a {@link CardGrid}. */
export function LinkCard({
  to,
  title,
  description,
  meta,
  area,
  icon = area,
}: LinkCardProps): ReactNode {
  return (
    <li
      className={styles.card}
      style={area && ({ '--hue': `var(--hue-${area})` } as CSSProperties)}
    >
      {icon && (
        <span className={styles.tile}>
          <Icon name={icon} />
        </span>
      )}
      <Link to={to} className={clsx('cover', styles.link)}>
        {title}
      </Link>
      <span className={styles.description}>{description}</span>
      {meta && <div className={clsx('soft small', styles.meta)}>{meta}</div>}
    </li>
  );
}

/** The main areas of the site as cards, and security. */
export function AreaCards(): ReactNode {
  return (
    <CardGrid>
      {AREAS.map(({ id, label, to, description }) => (
        <LinkCard key={to} to={to} title={label} description={description} area={id} />
      ))}
      <LinkCard {...SECURITY} />
    </CardGrid>
  );
}
