import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {
  /** Path of the file on this site, with or without base path: `/blog/rss.xml`. */
  file: string;
};

/** A link to a file that is published next to the pages, such as a feed, and is not a route. */
export function FileLink({ file, ...props }: Props): ReactNode {
  // The framework opens links that are not routes in a new tab, unless told otherwise.
  return <Link to={`pathname://${file}`} target="_self" rel={undefined} {...props} />;
}
