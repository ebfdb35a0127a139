import type { ReactNode } from 'react';
import { markWords } from '../common/marks';

interface Props {
  text: string;
  /** Words of the index to mark. */
  tokens: ReadonlySet<string>;
}

/** A text with the words of the query marked. */
export function Marked({ text, tokens }: Props): ReactNode {
  return markWords(text, tokens).map(({ text: part, isMarked }, place) =>
    isMarked ? <mark key={place}>{part}</mark> : part,
  );
}
