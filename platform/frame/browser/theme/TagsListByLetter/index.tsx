import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/TagsListByLetter';
import { CardGrid, LinkCard } from '../../Links';
import { counted, compareNames } from '#platform/base/common/text';

/** All tags with their descriptions, without headings by letter: there are only two dozen. */
export default function TagsListByLetter({ tags }: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => compareNames(a.label, b.label));
  const isOfBlog = useLocation().pathname.includes('/blog/');
  return (
    <>
      <PageMetadata
        title={isOfBlog ? 'Tags of the blog' : 'Tags'}
        description={`All ${tags.length} tags: what each stands for, and how many pages have it.`}
      />
      <CardGrid>
        {sorted.map(({ label, permalink, description, count }) => (
          <LinkCard
            key={permalink}
            to={permalink}
            title={label}
            description={description ?? ''}
            meta={counted(count, 'page')}
          />
        ))}
      </CardGrid>
    </>
  );
}
