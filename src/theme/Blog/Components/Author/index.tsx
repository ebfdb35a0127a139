import type { ReactNode } from 'react';
import type { Props } from '@theme/Blog/Components/Author';
import Heading from '@theme/Heading';

/** Name and task of a team, as the head of its page. */
export default function BlogAuthor({ as = 'h1', author }: Props): ReactNode {
  return (
    <>
      <Heading as={as}>{author.name}</Heading>
      <p>{author.title}</p>
    </>
  );
}
