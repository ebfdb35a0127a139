import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/TOC';
import TOC from '@theme-init/TOC';

/** With more entries than this, only the section that is read shows its own. */
const MANY = 16;

/** The framework's table of contents as a landmark, since on posts it is outside `main`. */
export default function TOCWrapper(props: Props): ReactNode {
  const { length } = props.toc.filter(({ level }) => level <= 3);
  return (
    <nav
      aria-label="On this page"
      className={clsx('outline-column', length > MANY && 'outline-long')}
    >
      <TOC {...props} />
    </nav>
  );
}
