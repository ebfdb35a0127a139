import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';

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
