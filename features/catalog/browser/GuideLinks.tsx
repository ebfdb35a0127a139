import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** Links to guides of this site, parted by commas. */
export function GuideLinks({
  guides,
}: {
  guides: readonly { title: string; permalink: string }[];
}): ReactNode {
  return guides.map(({ title, permalink }, index) => (
    <Fragment key={permalink}>
      {index > 0 && ', '}
      <Link to={permalink}>{title}</Link>
    </Fragment>
  ));
}
