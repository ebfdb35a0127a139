import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import Link from '@docusaurus/Link';
import config from '@generated/site-search/default/config.json';
import { placeOf } from '../common/links';
import { excerpt } from '../common/marks';
import type { SearchResult } from '../common/searchResults';
import { TYPE } from '../common/types';
import { Excerpt } from './Excerpt';
import { Marked } from './Marked';
import styles from './ResultRow.module.css';

const { searchResultContextMaxLength: maxLength } = config;

/** A result in the dialog. */
export interface Row {
  /** Id of its element. */
  id: string;
  result: SearchResult;
  href: string;
  /** Address that the routes of its site are relative to. */
  base: string;
  /** Words to mark. */
  tokens: ReadonlySet<string>;
}

interface Props {
  row: Row;
  isSelected: boolean;
  /** The pointer has moved over it. */
  onPoint: () => void;
  /** The link is followed in this window. */
  onOpen: () => void;
}

/** One result: a row of the grid with one link. */
export function ResultRow({
  row: { id, result, href, base, tokens },
  isSelected,
  onPoint,
  onOpen,
}: Props): ReactNode {
  const { document, type, text, isInterOfTree, isLastOfTree } = result;
  const follow = ({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey) {
      onOpen();
    }
  };
  return (
    <div
      role="row"
      id={id}
      tabIndex={-1}
      aria-selected={isSelected}
      className={clsx(styles.row, (isInterOfTree || isLastOfTree) && styles.isBelow)}
      onPointerMove={isSelected ? undefined : onPoint}
    >
      <div role="gridcell">
        <Link to={href} className={styles.link} tabIndex={-1} onClick={follow}>
          <span className={styles.path}>
            {placeOf({ ...result, ...document }, ...(type === TYPE.page ? [] : [result.page]))}
          </span>
          <span className={styles.title}>
            <Marked text={document.title} tokens={tokens} />
          </span>
          {(type === TYPE.content || text !== '') && (
            <span className={clsx(styles.excerpt, type === TYPE.content && styles.isLate)}>
              {type === TYPE.content ? (
                <Excerpt
                  key={document.id}
                  url={document.url}
                  title={document.title}
                  tokens={tokens}
                  maxLength={maxLength}
                  base={base}
                />
              ) : (
                <Marked text={excerpt(text, tokens, maxLength)} tokens={tokens} />
              )}
            </span>
          )}
        </Link>
      </div>
    </div>
  );
}
