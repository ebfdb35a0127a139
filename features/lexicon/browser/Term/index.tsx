import { useEffect, useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { LEXICON_ROUTE } from '../../common/public';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the term; added by `features/lexicon/node/public.ts`. */
  slug: string;
  /** Its definition, added by the same plugin. */
  definition: string;
  children: ReactNode;
}

/**
 * A word with its definition from the security lexicon: shown on hover and on focus, read by screen
 * readers as a description, and a plain link without JavaScript. Escape hides the definition (WCAG
 * 2.2, 1.4.13).
 */
export function Term({ slug, definition, children }: Props): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false);
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    // Only the pointer is handled here; the keyboard reaches the link inside.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <span className={styles.term} onMouseEnter={open} onMouseLeave={close}>
      <Link
        to={`${LEXICON_ROUTE}#${slug}`}
        aria-describedby={id}
        className={styles.link}
        onFocus={open}
        onBlur={close}
      >
        {children}
      </Link>
      <span id={id} role="tooltip" className={styles.definition} hidden={!isOpen}>
        {definition}
      </span>
    </span>
  );
}
