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
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import siteConfig from '@generated/docusaurus.config';
import config from '@generated/site-search/default/config.json';
import { HIGHLIGHT_PARAMETER } from '../../../common/links';
import { Icon } from '../../../../../platform/frame/browser/Icon';
import type { Props as ResultsProps, Selected } from '../../DialogResults';
import { titlesUrl } from '../../addresses';
import { openSources } from '../../sources';
import { TEXTS } from '../../texts';
import styles from './styles.module.css';

/**
 * Id of the dialog. What opens it names it in `data-opens`, and what it fetches first in
 * `data-needs`: the start of the page reads both (packages/light-client/browser/start).
 */
const DIALOG = 'site-search';
/** Links to the page of the search that open the dialog instead where scripts run. */
const OPENING_LINK = `a[data-opens="${DIALOG}"]`;

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

const importResults = () => import('../../DialogResults');

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
 * The button in the navbar that opens the search, the keyboard shortcuts, and the dialog: a combobox
 * whose popup is a grid of links, following https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. The
 * focus stays in the input. The dialog opens and takes what is typed before its results are loaded,
 * and even before the page has started; Enter then leads to the page of the search.
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

  // As the framework does for the menu on phones: Back puts away what lies over the page, and the page stays.
  useHistoryPopHandler(() => {
    if (dialog.current?.open !== true) {
      return undefined;
    }
    dialog.current.close();
    return false;
  });

  const open = useCallback(() => {
    if (dialog.current?.open === false) {
      dialog.current.showModal();
    }
    setIsOpen(true);
  }, []);

  useEffect(() => {
    const toggleByKey = (event: KeyboardEvent) => {
      if (isOpeningKey(event) && !(isOpen && event.key === '/')) {
        event.preventDefault();
        if (isOpen) {
          dialog.current?.close();
        } else {
          open();
        }
      }
    };
    window.addEventListener('keydown', toggleByKey);
    return () => {
      window.removeEventListener('keydown', toggleByKey);
    };
  }, [isOpen, open]);

  useEffect(() => {
    if (!isOpen) {
      // In the capture phase, before the link itself leads to the page.
      const openByLink = (event: MouseEvent) => {
        const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
        if (isPlain && event.target instanceof Element && event.target.closest(OPENING_LINK)) {
          event.preventDefault();
          open();
        }
      };
      document.addEventListener('click', openByLink, { capture: true });
      return () => {
        document.removeEventListener('click', openByLink, { capture: true });
      };
    }
    importResults().then(
      ({ DialogResults }) => {
        setResults(() => DialogResults);
      },
      () => {
        // After a deployment the old chunks are gone; loading a page brings the new ones.
        window.location.assign(searchPage);
      },
    );
    return undefined;
  }, [isOpen, open, searchPage]);

  return (
    <>
      <button
        type="button"
        className={styles.search}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-opens={DIALOG}
        data-needs={titlesUrl(baseUrl)}
        onPointerEnter={prepareResults}
        onFocus={prepareResults}
        onClick={open}
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
        aria-label={TEXTS.title}
        // By a click on the backdrop, too; `useDismissal` for browsers that do not know it.
        {...{ closedby: 'any' }}
        onClose={() => {
          setIsOpen(false);
          setQuery('');
        }}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            <Icon name="search" size={20} />
            <input
              ref={input}
              className={styles.input}
              // Not of type "search", in which Escape would clear the input instead of closing
              // the dialog.
              type="text"
              inputMode="search"
              role="combobox"
              aria-label={TEXTS.placeholder}
              aria-autocomplete="list"
              aria-haspopup="grid"
              aria-expanded={selected !== undefined}
              aria-controls={selected?.grid}
              aria-activedescendant={selected?.row}
              placeholder={TEXTS.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
              }}
              onKeyDown={({ key, currentTarget: { value } }) => {
                if (key === 'Enter' && !Results && value.trim() !== '') {
                  const parameters = new URLSearchParams({ q: value });
                  window.location.assign(`${searchPage}?${parameters.toString()}`);
                }
              }}
            />
            {/* Where browsers know commands it closes even before the start, which leaves this type alone. */}
            <button
              type="submit"
              className={styles.close}
              aria-label="Close search"
              {...{ command: 'close', commandfor: DIALOG }}
              onClick={() => dialog.current?.close()}
            >
              <span aria-hidden className={styles.key}>
                Esc
              </span>
              <span aria-hidden className={styles.cross}>
                ×
              </span>
            </button>
          </div>
          {isOpen && Results ? (
            <Results input={input} query={query} setQuery={setQuery} setSelected={setSelected} />
          ) : (
            <p role="status" className={styles.status}>
              {TEXTS.loading}
            </p>
          )}
        </div>
      </dialog>
    </>
  );
}
