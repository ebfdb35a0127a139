// Lists of links: in a line, in columns, and as cards.
import { createContext, type CSSProperties, Fragment, type ReactNode, useContext } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Card } from '#platform/frame/common/docRoute';
import { AREAS, type Area } from '#platform/base/common/site';
import { Icon, type IconName } from './Icon';
import styles from './Links.module.css';

/** Items one after the other, with commas. */
export const inList = <T,>(items: readonly T[], show: (item: T) => ReactNode): ReactNode =>
  items.map((item, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      {show(item)}
    </Fragment>
  ));

/** Links to pages, with commas. */
export function Links({ to }: { to: readonly { title: string; permalink: string }[] }): ReactNode {
  return inList(to, ({ permalink, title }) => <Link to={permalink}>{title}</Link>);
}

/** Links with a remark on each, such as a year, in columns where there is room. */
export function LinkColumns({
  links,
}: {
  links: readonly { permalink: string; label: string; remark: ReactNode }[];
}): ReactNode {
  return (
    <ul className={styles.links}>
      {links.map(({ permalink, label, remark }) => (
        <li key={permalink}>
          <Link to={permalink}>{label}</Link> <span className="soft">{remark}</span>
        </li>
      ))}
    </ul>
  );
}

/** A list in a box, collapsed at first because it can be long. */
export function CollapsedList({
  summary,
  children,
}: {
  summary: string;
  children: ReactNode;
}): ReactNode {
  return (
    <details className={clsx('box margin-bottom--lg', styles.list)}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

/** A grid of cards; its children are {@link LinkCard}s. */
export function CardGrid({ children }: { children: ReactNode }): ReactNode {
  return <ul className={clsx('plain', styles.grid)}>{children}</ul>;
}

interface LinkCardProps {
  to: string;
  title: string;
  description: string;
  /** Small print at the bottom, e.g. a date, a count, or marks. */
  meta?: ReactNode;
  /** The area that the card leads to, which gives it icon and color. */
  area?: Area['id'];
}

/** A card that is clickable as a whole, for use in a {@link CardGrid}. */
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
      <Link to={to} className={clsx('cover', styles.link)}>
        {title}
      </Link>
      <span className={styles.description}>{description}</span>
      {meta && <div className={clsx('soft small', styles.meta)}>{meta}</div>}
    </li>
  );
}

/** The areas of the site as cards. */
export function AreaCards(): ReactNode {
  return (
    <CardGrid>
      {AREAS.map(({ id, label, to, description }) => (
        <LinkCard key={to} to={to} title={label} description={description} area={id} />
      ))}
    </CardGrid>
  );
}

/**
 * A list of a page as cards, numbered if the list is: each item has a link as its first paragraph,
 * which the card leads to, and what stands behind it as its second.
 */
export function Cards({ children }: { children: ReactNode }): ReactNode {
  return <div className={`cards ${styles.cards}`}>{children}</div>;
}

/** The icon of a card, before the link of its first paragraph. Security has its color everywhere. */
export const Sign = ({ name }: { name: IconName }): ReactNode => (
  <span className={clsx(styles.tile, name === 'security' && 'area-security')}>
    <Icon name={name} />
  </span>
);

/** The pages and folders next to the open index page. */
export const CardsContext = createContext<readonly Card[]>([]);

/** The pages and folders next to an index page as cards, each with its own description. */
export function ChildPages(): ReactNode {
  return (
    <CardGrid>
      {useContext(CardsContext).map(({ href, label, description }) => (
        <LinkCard key={href} to={href} title={label} description={description} />
      ))}
    </CardGrid>
  );
}
