import type { ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import styles from './styles.module.css';

/** Moves the focus to the main content, from which the Tab key continues. */
function focusMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}

/**
 * The first element that the keyboard reaches. Unlike the framework's, it does not move the focus
 * after navigation: `platform/frame/browser/clientModules/routeFocus.ts` moves it to the heading of
 * the new page.
 */
export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content">
      {/* An anchor on this page, not a route. */}
      {/* eslint-disable-next-line react/forbid-elements */}
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
