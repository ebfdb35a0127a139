import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/TagsListByLetter';
import { CardGrid, LinkCard } from '../../components/Cards';
import { compareNames } from '../../../plugins/shared/order';

/** Every tag with its description; with two dozen tags, an alphabet of headings only gets in the way. */
export default function TagsListByLetter({ tags }: Props): ReactNode {
  const sorted = [...tags].sort((a, b) => compareNames(a.label, b.label));
  return (
    <>
      <PageMetadata
        description={`The ${tags.length} tags by which pages are found: what each stands for and how many pages have it.`}
      />
      <CardGrid>
        {sorted.map(({ label, permalink, description, count }) => (
          <LinkCard
            key={permalink}
            to={permalink}
            title={label}
            description={description ?? ''}
            meta={`${count} ${count === 1 ? 'page' : 'pages'}`}
          />
        ))}
      </CardGrid>
    </>
  );
}
