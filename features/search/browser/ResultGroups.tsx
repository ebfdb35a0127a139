import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { PageHit } from '../common/engine';
import { placeOf } from '../common/links';
import { TYPE } from '../common/types';
import { Excerpt } from './Excerpt';
import { Marked } from './Marked';
import styles from './ResultGroups.module.css';

/** Longest excerpt on the page of all results, in characters. */
const CONTEXT_LENGTH = 160;

interface Props {
  hits: readonly PageHit[];
  /** Words to mark. */
  tokens: ReadonlySet<string>;
  /** Address that the routes of the site are relative to. */
  base: string;
  /** Where a result leads. */
  linkTo: (target: { url: string; hash: string }) => string;
}

/** Pages by rank, each with its best sections. */
export function ResultGroups({ hits, tokens, base, linkTo }: Props): ReactNode {
  return (
    <ol className={clsx('plain', styles.groups)}>
      {hits.map(({ id, url, title, description, sections, ...page }) => (
        <li key={id}>
          <p className={'soft small'}>{placeOf({ url, ...page })}</p>
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
                          title={heading}
                          tokens={tokens}
                          maxLength={CONTEXT_LENGTH}
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
