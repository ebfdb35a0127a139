import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import config from '@generated/site-search/default/config.json';
import { HIGHLIGHT_PARAMETER } from '../../../common/links';
import { Icon } from '../../../../../platform/frame/browser/Icon';
import type { Props as DialogProps } from '../../SearchDialog';
import styles from './styles.module.css';

/** Links to the page of the search that open the dialog instead where scripts run. */
const OPENING_LINK = 'a[data-opens-search]';

/** Whether the key goes to an element for typing. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, select, textarea'))
  );
}

function isOpeningKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey) {
    return key.toLowerCase() === 'k' && !altKey;
  }
  return key === '/' && !altKey && !isTyping(event);
}

/** Marks the words in the address, if the site has this enabled. */
function useHighlight(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const words = new URLSearchParams(search).getAll(HIGHLIGHT_PARAMETER);
    if (config.highlightSearchTermsOnTargetPage && words.length > 0) {
      void import('../../highlight').then(({ highlight }) => {
        highlight(words);
      });
    }
  }, [pathname, search]);
}

const importDialog = () => import('../../SearchDialog');

/** Preloads the dialog for a reader who is about to open it. A failure shows when they do. */
function prepareDialog(): void {
  importDialog().catch(() => undefined);
}

/** The button in the navbar that opens the search, and the keyboard shortcuts. */
export default function SearchBar(): ReactNode {
  const searchPage = useBaseUrl('/search');
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  useHighlight();

  useEffect(() => {
    if (!isOpen) {
      const openByKey = (event: KeyboardEvent) => {
        if (isOpeningKey(event)) {
          event.preventDefault();
          setIsOpen(true);
        }
      };
      // In the capture phase, before the link itself leads to the page.
      const openByLink = (event: MouseEvent) => {
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        if (isPlain && event.target instanceof Element && event.target.closest(OPENING_LINK)) {
          event.preventDefault();
          setIsOpen(true);
        }
      };
      window.addEventListener('keydown', openByKey);
      document.addEventListener('click', openByLink, { capture: true });
      return () => {
        window.removeEventListener('keydown', openByKey);
        document.removeEventListener('click', openByLink, { capture: true });
      };
    }
    importDialog().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
      },
      () => {
        // After a deployment the old chunks are gone; loading a page brings the new ones.
        window.location.assign(searchPage);
      },
    );
    return undefined;
  }, [isOpen, searchPage]);

  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepareDialog}
        onFocus={prepareDialog}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon name="search" size={20} />
        <span className={styles.label} aria-hidden>
          Search
        </span>
      </button>
      <noscript>
        <Link to="/search">Search</Link>
      </noscript>
      {isOpen && Dialog && (
        <Dialog
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </>
  );
}
