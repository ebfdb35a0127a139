import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import data from '@generated/site-collections/default/lexicon.json';
import { groupBy } from '#platform/base/common/lists';
import { Explorer } from '#platform/collections/browser/Explorer';
import { inList } from '#platform/frame/browser/Links';
import type { ListView } from '#platform/collections/common/view';
import type { LexiconTerm } from '../../common/schema';
import styles from './styles.module.css';

/** The groups of the lexicon, as readers know them. */
const GROUP_LABELS: Readonly<Record<LexiconTerm['group'], string>> = {
  concepts: 'Security concepts',
  identity: 'Identity and access management',
  hardware: 'Hardware',
  tooling: 'Tooling',
};

/** How readers search and narrow the terms. */
const VIEW: ListView<LexiconTerm> = {
  noun: ['term', 'terms'],
  key: ({ slug }) => slug,
  text: ({ term, aka = [], definition }) => [term, ...aka, definition].join(' '),
  facets: [{ id: 'group', label: 'Group', values: GROUP_LABELS, of: ({ group }) => [group] }],
};

const slugByTerm = new Map(data.map(({ term, slug }) => [term, slug]));

function Entry({ entry }: { entry: LexiconTerm }): ReactNode {
  const { slug, term, group, aka, definition, details, seeAlso, sources } = entry;
  return (
    <article className={styles.entry} aria-labelledby={slug}>
      <h3 id={slug}>
        <Link to={`#${slug}`} className={styles.anchor} data-entry="">
          {term}
        </Link>
      </h3>
      <p className={'soft small'}>{GROUP_LABELS[group]}</p>
      <p>{definition}</p>
      {details && <p>{details}</p>}
      {aka && <p>Also known as: {aka.join(', ')}</p>}
      {seeAlso && (
        <p>
          See also:{' '}
          {inList(seeAlso, (other) => (
            <Link to={`#${slugByTerm.get(other) ?? ''}`}>{other}</Link>
          ))}
        </p>
      )}
      {sources && (
        <p>
          Sources:{' '}
          {inList(sources, ({ title, url }) => (
            <Link to={url}>{title}</Link>
          ))}
        </p>
      )}
    </article>
  );
}

/** By first letter of their anchors. */
const byLetter = (terms: readonly LexiconTerm[]) => groupBy(terms, ({ slug }) => slug.charAt(0));

/** All terms of the security lexicon, A to Z. */
export function Lexicon(): ReactNode {
  const brokenLinks = useBrokenLinks();
  data.forEach(({ slug }) => {
    brokenLinks.collectAnchor(slug);
    brokenLinks.collectAnchor(`letter-${slug.charAt(0)}`);
  });
  return (
    <Explorer view={VIEW} rows={data} prompt="Words in name or definition">
      {(found) => (
        <>
          <nav aria-label="Letters of the lexicon">
            <ul className={clsx('plain', styles.letters)}>
              {[...byLetter(found).keys()].map((letter) => (
                <li key={letter}>
                  <Link to={`#letter-${letter}`}>{letter.toUpperCase()}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {[...byLetter(found)].map(([letter, terms]) => (
            <div key={letter} id={`letter-${letter}`}>
              {terms.map((entry) => (
                <Entry key={entry.slug} entry={entry} />
              ))}
            </div>
          ))}
        </>
      )}
    </Explorer>
  );
}
