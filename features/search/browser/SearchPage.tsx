import clsx from 'clsx';
import { useEffect, useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import config from '@generated/site-search/default/config.json';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { AREAS, NO_AREA } from '#platform/base/common/site';
import { AreaCards } from '#platform/frame/browser/Links';
import type { PageHit } from '../common/engine';
import { TYPE } from '../common/ranking';
import { placeOf, toExternalLink, toLink, wordsToMark } from '../common/results';
import { Excerpt, Marked } from './Marked';
import {
  countOf,
  statusText,
  TEXTS,
  useAnalytics,
  useSearch,
  warningText,
  type Answers,
  type ExternalAnswer,
} from './useSearch';
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

/**
 * Longest text around the words of the query, in characters. The option of 50 is for the dialog, which
 * has a line for it. This page is for comparing results, and has two.
 */
const CONTEXT_LENGTH = 160;

interface ResultGroupsProps {
  hits: readonly PageHit[];
  /** Words to mark. */
  tokens: ReadonlySet<string>;
  /** Address that the routes of the site are relative to. */
  base: string;
  /** Where a result leads. */
  linkTo: (target: { url: string; hash: string }) => string;
}

/** Pages by rank, each with its best sections. */
function ResultGroups({ hits, tokens, base, linkTo }: ResultGroupsProps): ReactNode {
  return (
    <ol className={clsx('plain', styles.groups)}>
      {hits.map(({ id, url, title, description, sections, ...page }) => (
        <li key={id}>
          <p className={'soft small'}>{placeOf({ url, ...page }, title)}</p>
          <Heading as="h2" className={styles.title}>
            <Link to={linkTo({ url, hash: '' })}>
              <Marked text={title} tokens={tokens} />
            </Link>
          </Heading>
          {description !== '' && (
            <p>
              <Marked text={description} tokens={tokens} />
            </p>
          )}
          {sections.some(({ hash }) => hash !== '') && (
            <ul className={clsx('plain', styles.sections)}>
              {sections
                .filter(({ hash }) => hash !== '')
                .map(({ type, title: heading, hash }) => (
                  <li key={hash}>
                    <Link to={linkTo({ url, hash })}>
                      <Marked text={heading} tokens={tokens} />
                    </Link>
                    {type === TYPE.content && (
                      <p className={clsx('soft', styles.excerpt)}>
                        <Excerpt
                          url={url}
                          hash={hash}
                          tokens={tokens}
                          maxContext={CONTEXT_LENGTH}
                          base={base}
                        />
                      </p>
                    )}
                  </li>
                ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Maximum number of pages of another site. */
const MOST_PAGES = 10;

interface ExternalResultsProps {
  answers: readonly ExternalAnswer[];
  /** Words to mark on the target page. */
  words: readonly string[];
}

/** What was found on other sites. */
function ExternalResults({ answers, words }: ExternalResultsProps): ReactNode {
  return answers.map(({ heading, base, hits, tokens }) => (
    <section key={base} className="margin-top--lg">
      <Heading as="h2">
        <Link to={base}>{heading}</Link>
      </Heading>
      <ResultGroups
        hits={hits.slice(0, MOST_PAGES)}
        tokens={new Set(tokens)}
        base={base}
        linkTo={(target) => toExternalLink(toLink(target, words), base)}
      />
    </section>
  ));
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
  // As a function, since `$` in a query means nothing.
  const title = isEmpty ? TEXTS.title : TEXTS.titleOfResults.replace('{keyword}', () => query);
  const found = answers ? countOf(answers, area) : 0;
  const tokens = new Set(answers?.tokens);
  const words = config.highlightSearchTermsOnTargetPage ? wordsToMark(query) : [];

  return (
    <main className={clsx('container margin-vert--lg', styles.page)}>
      {!isEmpty && <PageMetadata title={title} />}
      <Heading as="h1" className={styles.heading}>
        {title}
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
      {warningText(answers) !== undefined && (
        <p role="alert" className={styles.warning}>
          {warningText(answers)}
        </p>
      )}
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
