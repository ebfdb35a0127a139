import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import siteConfig from '@generated/docusaurus.config';
import config from '@generated/site-search/default/config.json';
import { MARKS, opens } from '@contribute-site/light-client/common/marks';
import { HIGHLIGHT_PARAMETER } from '#features/search/common/options';
import { Icon } from '#platform/frame/browser/Icon';
import type { Props as ResultsProps, Selected } from '../../Dialog';
import { openSources } from '../../source';
import styles from './styles.module.css';

const DIALOG = 'site-search';

/** Marks the words in the address, if the site has this enabled. */
function useHighlight(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const words = new URLSearchParams(search).getAll(HIGHLIGHT_PARAMETER);
    if (config.highlightSearchTermsOnTargetPage && words.length > 0) {
      void import('../../highlight').then(({ highlight }) => highlight(words));
    }
  }, [pathname, search]);
}

const importResults = () => import('../../Dialog');

/** Preloads the results for a reader who is about to search. A failure shows when they do. */
function prepareResults(): void {
  importResults().catch(() => undefined);
}

// Opened before the start: all that it needs comes while React takes the page over.
if (ExecutionEnvironment.canUseDOM && document.getElementById(DIALOG)?.matches('[open]')) {
  openSources(siteConfig.baseUrl);
  prepareResults();
}

/**
 * The button in the navbar that opens the search, and its dialog: a combobox whose popup is a grid of
 * links, following https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The focus stays in the input.
 * The browser opens the dialog, and the script inside the page does by shortcuts
 * (`packages/light-client/browser/start`). Until its results are loaded, Enter leads to the page of
 * the search.
 */
export default function SearchBar(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const searchPage = `${baseUrl}search`;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState<Selected>();
  const [Results, setResults] = useState<ComponentType<ResultsProps>>();
  useHighlight();
  const keepDialog = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    // It may have been opened and typed in before the start.
    if (element?.open === true) {
      setIsOpen(true);
      setQuery(input.current?.value ?? '');
    }
  }, []);

  // Back and Forward lead on, and the dialog is not for the other page.
  useEffect(() => {
    const close = () => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  useEffect(() => {
    if (!isOpen) {
      return;
    }
    importResults().then(
      ({ DialogResults }) => setResults(() => DialogResults),
      () => {
        // After a deployment the old chunks are gone; loading a page brings the new ones.
        window.location.assign(searchPage);
      },
    );
  }, [isOpen, searchPage]);

  return (
    <>
      <button
        type="button"
        className={`clean-btn soft small ${styles.search}`}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        {...{ command: 'show-modal', commandfor: DIALOG }}
        {...opens(DIALOG)}
        onPointerEnter={prepareResults}
        onFocus={prepareResults}
      >
        <Icon name="search" size={20} />
        <span className={styles.label} aria-hidden>
          Search
        </span>
      </button>
      <noscript>
        <Link to="/search">Search</Link>
      </noscript>
      <dialog
        ref={keepDialog}
        id={DIALOG}
        className={styles.dialog}
        aria-label={config.title}
        // By a click on the backdrop, too; `useDismissal` for browsers that do not know it.
        {...{ closedby: 'any' }}
        onClose={() => {
          // The event comes late: the reader may have opened it anew by then.
          if (dialog.current?.open !== true) {
            setIsOpen(false);
            setQuery('');
          }
        }}
      >
        <div className={styles.panel}>
          {/* Enter leads to the page of the search, unless the results answer it. */}
          <search className={styles.head}>
            <Icon name="search" size={20} />
            <input
              ref={input}
              className={styles.input}
              // Not of type "search", in which Escape would clear the input instead of closing
              // the dialog.
              type="text"
              {...{ [MARKS.leads]: searchPage }}
              onFocus={() => setIsOpen(true)}
              inputMode="search"
              role="combobox"
              aria-label={config.placeholder}
              aria-autocomplete="list"
              aria-haspopup="grid"
              aria-expanded={selected !== undefined}
              aria-controls={selected?.grid}
              aria-activedescendant={selected?.row}
              placeholder={config.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
            <button
              type="button"
              className={`clean-btn soft small ${styles.close}`}
              aria-label="Close search"
              {...{ command: 'close', commandfor: DIALOG }}
            >
              <span aria-hidden className={styles.key}>
                Esc
              </span>
              <span aria-hidden className={styles.cross}>
                ×
              </span>
            </button>
          </search>
          {isOpen && Results ? (
            <Results input={input} query={query} setQuery={setQuery} setSelected={setSelected} />
          ) : (
            <p role="status" className={`soft small ${styles.status}`}>
              {config.loading}
            </p>
          )}
        </div>
      </dialog>
    </>
  );
}
