import type { ComponentProps, ReactNode } from 'react';
import Link from '@docusaurus/Link';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'href'> & {
  /** Path of the file on this site, without base path: `/blog/rss.xml`. */
  file: string;
};

/** A link to a file that is published beside the pages, such as a feed: no route leads to it. */
export function FileLink({ file, ...props }: Props): ReactNode {
  // The framework opens what is not one of its routes in a new tab, unless told otherwise.
  return <Link to={`pathname://${file}`} target="_self" rel={undefined} {...props} />;
}
