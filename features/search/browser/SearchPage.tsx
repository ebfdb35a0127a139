import clsx from 'clsx';
import { useEffect, useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import config from '@generated/site-search/default/config.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { toLink, wordsToMark } from '../common/links';
import { AREAS, NO_AREA } from '#platform/base/common/site';
import { AreaCards } from '#platform/frame/browser/LinkCards';
import { useAnalytics } from './analytics';
import { ExternalResults } from './ExternalResults';
import { ResultGroups } from './ResultGroups';
import { statusText } from './statusText';
import { TEXTS, titleFor } from './texts';
import { countOf, useSearch, type Answers } from './useSearch';
import controls from '#platform/frame/browser/controls.module.css';
import styles from './SearchPage.module.css';

/** Number of pages shown at first, and added by each click on "more". */
const PAGE_SIZE = 20;

/** Delay before the address changes, in milliseconds: browsers limit how often it may. */
const ADDRESS_DELAY = 300;

/** The last answers: who comes back from a result finds the list as it was, at the same place. */
let last: Answers | undefined;

/** Query and area in the address; the page is rendered without them. */
function useAddress() {
  const { search } = useLocation();
  const history = useHistory();
  const parameters = new URLSearchParams(useIsBrowser() ? search : '');
  const query = parameters.get('q') ?? '';
  const area = parameters.get('area') ?? '';
  const setAddress = (next: { query: string; area: string }) => {
    const wanted = Object.entries({ q: next.query, area: next.area });
    const given = new URLSearchParams(wanted.filter(([, value]) => value !== ''));
    history.replace({ search: given.toString() });
  };
  return { query, area, setAddress };
}

interface AreaFilterProps {
  /** Number of results by area, for areas that have any. */
  counts: Readonly<Record<string, number>>;
  /** Label of the chosen area; empty for all areas. */
  area: string;
  onChoose: (area: string) => void;
}

/** Narrows the results to one area. The chosen area is listed even if it has no results. */
function AreaFilter({ counts, area, onChoose }: AreaFilterProps): ReactNode {
  const labels = [...AREAS.map(({ label }) => label), NO_AREA].filter(
    (label) => label in counts || label === area,
  );
  return (
    <fieldset className={clsx('wrap', styles.areas)}>
      <legend>Area</legend>
      {['', ...labels].map((label) => (
        <button
          key={label}
          type="button"
          className={controls.toggle}
          aria-pressed={label === area}
          onClick={() => onChoose(label)}
        >
          {label === '' ? 'All' : label} {countOf({ areas: counts }, label)}
        </button>
      ))}
    </fieldset>
  );
}

function SearchPageContent(): ReactNode {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const inputId = useId();
  const isBrowser = useIsBrowser();
  const { query: addressQuery, area, setAddress } = useAddress();
  // What is typed shows at once; the address follows.
  const [typed, setTyped] = useState<string>();
  const query = typed ?? addressQuery;
  const [before] = useState(
    last?.request.query === query && last.request.area === area ? last : undefined,
  );
  const [shown, setShown] = useState({ query, size: before?.request.limit ?? PAGE_SIZE });
  const limit = shown.query === query ? shown.size : PAGE_SIZE;
  // Readers who are only passing by do not need the index, which is twice as large as the page.
  const [isAboutToSearch, setIsAboutToSearch] = useState(false);
  const answers = useSearch({ query, area, limit }, isAboutToSearch, before);
  useAnalytics(answers);
  useEffect(() => {
    last = answers;
  }, [answers]);

  useEffect(() => {
    if (typed === undefined) {
      return;
    }
    const timer = setTimeout(() => {
      setAddress({ query: typed, area });
      setTyped(undefined);
    }, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  });

  const isEmpty = query.trim() === '';
  const found = answers ? countOf(answers, area) : 0;
  const tokens = new Set(answers?.tokens);
  const words = config.highlightSearchTermsOnTargetPage ? wordsToMark(query) : [];

  return (
    <main className="container margin-vert--lg">
      <Heading as="h1" className={styles.title}>
        {titleFor(query)}
      </Heading>
      <search>
        <label htmlFor={inputId}>Search by name, topic, or need</label>
        <input
          id={inputId}
          className={clsx(controls.field, styles.input)}
          type="search"
          name="q"
          placeholder={TEXTS.placeholder}
          autoComplete="off"
          value={query}
          onPointerEnter={() => setIsAboutToSearch(true)}
          onFocus={() => setIsAboutToSearch(true)}
          onChange={(event) => setTyped(event.target.value)}
        />
        {answers && countOf(answers) > 0 && (
          <AreaFilter
            counts={answers.areas}
            area={area}
            onChoose={(chosen) => {
              setTyped(undefined);
              setAddress({ query, area: chosen });
            }}
          />
        )}
      </search>
      <noscript>
        <p>
          Searching needs JavaScript. Without it, the areas below and the{' '}
          <Link to="pathname:///sitemap.xml">sitemap</Link> lead to every page.
        </p>
      </noscript>
      <p role="status" className="soft">
        {isBrowser && statusText(query, answers, area)}
      </p>
      {answers && found > 0 && (
        <ResultGroups
          hits={answers.hits}
          tokens={tokens}
          base={baseUrl}
          linkTo={(target) => toLink(target, words)}
        />
      )}
      {found > limit && (
        <button
          type="button"
          className="button button--secondary margin-top--lg"
          onClick={() => setShown({ query, size: limit + PAGE_SIZE })}
        >
          Show more results
        </button>
      )}
      {answers && !isEmpty && <ExternalResults answers={answers.external} words={words} />}
      {(isEmpty || (answers && found === 0)) && (
        <>
          <Heading as="h2">Main areas</Heading>
          <AreaCards />
        </>
      )}
    </main>
  );
}

export default function SearchPage(): ReactNode {
  return (
    <Layout
      title="Search"
      description="Search the guides, policies, templates, events, and posts of the CNCF contributor site. Nothing you type leaves your browser."
    >
      <SearchPageContent />
    </Layout>
  );
}
