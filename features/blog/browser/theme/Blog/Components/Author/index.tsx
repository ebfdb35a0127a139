import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/Blog/Components/Author';
import Heading from '@theme/Heading';

/** Name and role of a team. What the team does is the description for search engines. */
export default function BlogAuthor({ as = 'h1', author }: Props): ReactNode {
  return (
    <>
      <PageMetadata description={author.description ?? author.title} />
      <Heading as={as}>{author.name}</Heading>
      <p>{author.title}</p>
    </>
  );
}
