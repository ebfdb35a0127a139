import type { ReactNode } from 'react';
import { markWords } from '../../../plugins/search/client/marks';

interface Props {
  text: string;
  /** Words of the index that are to be marked. */
  tokens: ReadonlySet<string>;
}

/** A text in which the words of the query are marked. */
export function Marked({ text, tokens }: Props): ReactNode {
  return markWords(text, tokens).map(({ text: part, isMarked }, place) =>
    isMarked ? <mark key={place}>{part}</mark> : part,
  );
}
