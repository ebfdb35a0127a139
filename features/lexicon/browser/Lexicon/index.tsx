import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import data from '@generated/site-lexicon/default/lexicon.json';
import { filterTerms, groupByLetter } from '../../common/filter';
import type { LexiconTerm } from '../../common/schema';
import controls from '../../../../platform/frame/browser/controls.module.css';
import styles from './styles.module.css';

const GROUP_LABELS: Record<LexiconTerm['group'], string> = {
  concepts: 'Security concepts',
  identity: 'Identity and access management',
  hardware: 'Hardware',
  tooling: 'Tooling',
};

const slugByTerm = new Map(data.map(({ term, slug }) => [term, slug]));

function Entry({ entry }: { entry: LexiconTerm }): ReactNode {
  const { slug, term, group, aka, definition, details, seeAlso, sources } = entry;
  return (
    <article className={styles.entry} aria-labelledby={slug}>
      <h3 id={slug}>
        <Link to={`#${slug}`} className={styles.anchor}>
          {term}
        </Link>
      </h3>
      <p className={styles.group}>{GROUP_LABELS[group]}</p>
      <p>{definition}</p>
      {details && <p>{details}</p>}
      {aka && <p>Also known as: {aka.join(', ')}</p>}
      {seeAlso && (
        <p>
          See also:{' '}
          {seeAlso.map((other, index) => (
            <span key={other}>
              {index > 0 && ', '}
              <Link to={`#${slugByTerm.get(other) ?? ''}`}>{other}</Link>
            </span>
          ))}
        </p>
      )}
      {sources && (
        <p>
          Sources:{' '}
          {sources.map(({ title, url }, index) => (
            <span key={url}>
              {index > 0 && ', '}
              <Link to={url}>{title}</Link>
            </span>
          ))}
        </p>
      )}
    </article>
  );
}

/** All terms of the security lexicon, A to Z, with a filter that works offline. */
export function Lexicon(): ReactNode {
  const brokenLinks = useBrokenLinks();
  data.forEach(({ slug }) => {
    brokenLinks.collectAnchor(slug);
    brokenLinks.collectAnchor(`letter-${slug.charAt(0)}`);
  });
  const inputId = useId();
  const [query, setQuery] = useState('');
  const deferredQuery = useDeferredValue(query);
  const found = filterTerms(data, deferredQuery);
  const letters = groupByLetter(found);
  return (
    <>
      <search className={styles.filter}>
        <label htmlFor={inputId}>Filter by word</label>
        <input
          id={inputId}
          className={controls.field}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
          }}
        />
        <p role="status">
          {found.length} of {data.length} terms
        </p>
      </search>
      <nav aria-label="Letters of the lexicon">
        <ul className={styles.letters}>
          {letters.map(([letter]) => (
            <li key={letter}>
              <Link to={`#letter-${letter.toLowerCase()}`}>{letter}</Link>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(([letter, terms]) => (
        <div key={letter} className={styles.letter} id={`letter-${letter.toLowerCase()}`}>
          {terms.map((entry) => (
            <Entry key={entry.slug} entry={entry} />
          ))}
        </div>
      ))}
    </>
  );
}
