import type { ComponentProps, ReactNode } from 'react';

/** The browser's own: the framework's moves. */
export default function MDXDetails(props: ComponentProps<'details'>): ReactNode {
  return <details {...props} />;
}
