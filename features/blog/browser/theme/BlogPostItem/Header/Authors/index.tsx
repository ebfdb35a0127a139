import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Authors';

/** The teams that wrote a post, on one line. */
export default function BlogPostItemHeaderAuthors({ className }: Props): ReactNode {
  const { authors } = useBlogPost().metadata;
  return (
    <div className={className}>
      By{' '}
      {authors.map(({ key, name, page }, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          <Link to={page?.permalink ?? ''}>{name}</Link>
        </Fragment>
      ))}
    </div>
  );
}
