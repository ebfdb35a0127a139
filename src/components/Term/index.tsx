import { useEffect, useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { LEXICON_ROUTE } from '../../../plugins/lexicon/route';
import styles from './styles.module.css';

interface Props {
  /** Anchor of the term; put in at build, see `plugins/lexicon/remark.ts`. */
  slug: string;
  /** Its definition; put in at build too. */
  definition: string;
  children: ReactNode;
}

/**
 * A word with its definition from the security lexicon: shown on hover and on
 * focus, read to screen readers as description, and without JavaScript still
 * a link. Escape puts the definition away (WCAG 2.2, 1.4.13).
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
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  const open = () => {
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
  };
  return (
    // Only the pointer is listened to here; the link inside is what the keyboard reaches.
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
