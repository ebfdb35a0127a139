import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** What most readers of a page come to do, as a button. */
export function Action({ to, children }: { to: string; children: ReactNode }): ReactNode {
  return (
    <p>
      <Link to={to} className="button button--primary">
        {children}
      </Link>
    </p>
  );
}
