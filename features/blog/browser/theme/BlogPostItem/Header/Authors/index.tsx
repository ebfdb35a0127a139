import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem/Header/Authors';
import { inList } from '#platform/frame/browser/Links';

/** The teams that wrote a post, on one line. */
export default function BlogPostItemHeaderAuthors({ className }: Props): ReactNode {
  const { authors } = useBlogPost().metadata;
  return (
    <div className={className}>
      By{' '}
      {inList(authors, ({ name, page }) => (
        <Link to={page?.permalink ?? ''}>{name}</Link>
      ))}
    </div>
  );
}
