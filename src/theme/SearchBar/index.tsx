import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import config from '@generated/site-search/default/config.json';
import { HIGHLIGHT_PARAMETER } from '../../../plugins/search/client/links';
import { Icon } from '../../components/Icon';
import type { Props as DialogProps } from '../../components/Search/SearchDialog';
import styles from './styles.module.css';

/** Whether a key belongs to the element that has the focus, because one types there. */
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

/** Marks the words that the address names, if the site wants that. */
function useHighlight(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const words = new URLSearchParams(search).getAll(HIGHLIGHT_PARAMETER);
    if (config.highlightSearchTermsOnTargetPage && words.length > 0) {
      void import('../../components/Search/highlight').then(({ highlight }) => {
        highlight(words);
      });
    }
  }, [pathname, search]);
}

const importDialog = () => import('../../components/Search/SearchDialog');

/** Loads the dialog for a reader who is about to open it. A failure shows when they do. */
function prepareDialog(): void {
  importDialog().catch(() => undefined);
}

/** The button in the navbar that opens the search, and the keys that do. */
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
      window.addEventListener('keydown', openByKey);
      return () => {
        window.removeEventListener('keydown', openByKey);
      };
    }
    importDialog().then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
      },
      () => {
        // After a new deployment the old chunks are gone; a fresh page brings new ones.
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
