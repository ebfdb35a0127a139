import type { ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Moves the focus to the page's own part, where the next Tab goes on. */
function focusMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}

/**
 * The first stop of the keyboard. Unlike the framework's, it leaves the focus alone after a
 * navigation: `src/clientModules/routeFocus.ts` puts it on the heading of the new page.
 */
export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content">
      {/* A place on this page, no route. */}
      {/* eslint-disable-next-line @docusaurus/no-html-links */}
      <a
        className={styles.skipToContent}
        href={`#${SkipToContentFallbackId}`}
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        Skip to main content
      </a>
    </div>
  );
}
