import { Fragment, type ReactNode } from 'react';

/** Items one after the other, with commas. */
export const inList = <T,>(
  items: readonly T[],
  keyOf: (item: T) => string,
  show: (item: T) => ReactNode,
): ReactNode =>
  items.map((item, index) => (
    <Fragment key={keyOf(item)}>
      {index > 0 && ', '}
      {show(item)}
    </Fragment>
  ));
