import { useEffect, useId, useState, type ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { Search, SearchDocument, SearchEntry } from '../../plugins/search/engine';
import { AreaCards, CardGrid, LinkCard } from '../components/Cards';
import styles from './search.module.css';

/** Most results shown at once; more would only be scrolled past. */
const MOST_RESULTS = 40;

/** Loads engine and index when the reader comes here, never before. */
function useSearch(): Search | undefined {
  const indexUrl = useBaseUrl('/search-index.json');
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    let isCurrent = true;
    async function load(): Promise<Search> {
      const [{ openEntries }, response] = await Promise.all([
        import('../../plugins/search/engine'),
        fetch(indexUrl),
      ]);
      return openEntries((await response.json()) as SearchEntry[]);
    }
    load().then(
      (loaded) => {
        if (isCurrent) {
          setSearch(() => loaded);
        }
      },
      () => {
        console.warn('Unable to fetch search index');
        if (isCurrent) {
          setSearch(() => () => []);
        }
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [indexUrl]);
  return search;
}

function countText(count: number): string {
  return count === 1 ? '1 document found' : `${count} documents found`;
}

function status(query: string, results: SearchDocument[] | undefined): string {
  if (query.trim() === '') {
    return 'Please provide a search query to show results.';
  }
  if (!results) {
    return 'Loading the search index.';
  }
  return results.length === 0 ? 'No documents were found' : countText(results.length);
}

function SearchPageContent(): ReactNode {
  const { search: queryString } = useLocation();
  const history = useHistory();
  const inputId = useId();
  // The page is built without a query; the reader's comes in after hydration.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? (new URLSearchParams(queryString).get('q') ?? '') : '';
  const search = useSearch();
  const results = query.trim() === '' ? [] : search?.(query);

  const setQuery = (value: string) => {
    history.replace({
      search: value === '' ? '' : `?${new URLSearchParams({ q: value }).toString()}`,
    });
  };

  return (
    <main className="container margin-vert--lg">
      <Heading as="h1">
        {query.trim() === '' ? 'Search the documentation' : `Search results for "${query}"`}
      </Heading>
      <search>
        <label htmlFor={inputId}>Search by title, topic or area</label>
        <input
          id={inputId}
          className={styles.input}
          type="search"
          placeholder="Search"
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
        />
      </search>
      <p role="status">{status(query, results)}</p>
      {results && results.length > 0 ? (
        <CardGrid>
          {results.slice(0, MOST_RESULTS).map(({ id, url, title, description, area }) => (
            <LinkCard key={id} to={url} title={title} description={description} meta={area} />
          ))}
        </CardGrid>
      ) : (
        <>
          <noscript>
            <p>Searching needs JavaScript. Without it, the areas below lead to every page.</p>
          </noscript>
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
      description="Search the guides, policies, templates, events and posts of the CNCF contributor site. Nothing you type leaves your browser."
    >
      <SearchPageContent />
    </Layout>
  );
}
