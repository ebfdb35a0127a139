import type { ReactNode } from 'react';
import { markWords } from '../common/marks';

interface Props {
  text: string;
  /** Words of the index to mark. */
  tokens: ReadonlySet<string>;
}

/**
 * A text with the words of the query marked. Each part has an element of its own: where the browser
 * translates a page, React wouldn't find the texts that stand beside elements.
 */
export function Marked({ text, tokens }: Props): ReactNode {
  return markWords(text, tokens).map(({ text: part, isMarked }, place) => {
    const Part = isMarked ? 'mark' : 'span';
    return <Part key={place}>{part}</Part>;
  });
}
