import { useEffect, useState, type ReactNode } from 'react';
import { excerpt, hasWord } from '../common/marks';
import { sectionText } from '../common/sectionText';
import { CUT_MARK, TYPE, type ResultType } from '../common/types';
import { copyOf } from '../../../platform/output/common/copyRoute';
import { Marked } from './Marked';

/** Pause after which a reader has stopped typing, in milliseconds. */
const PAUSE = 300;

/** Markdown copies of pages by address; empty if there is none. */
const copies = new Map<string, Promise<string>>();

function fetchCopy(address: string): Promise<string> {
  const copy =
    copies.get(address) ??
    fetch(address).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
  copies.set(address, copy);
  return copy;
}

interface Props {
  type: ResultType;
  /** Route of the page. */
  url: string;
  /** Heading of the section, or title of the page. */
  title: string;
  /** What the index has of the text. */
  text: string;
  /** Words to mark. */
  tokens: ReadonlySet<string>;
  /** Longest excerpt in characters. */
  maxLength: number;
  /** Address that the routes of the site are relative to. */
  base: string;
}

/**
 * The part of a text that contains words of the query. The index has the beginning of each section;
 * if none of the words is there, the rest is taken from the Markdown copy of the page.
 */
export function Excerpt({ type, url, title, text, tokens, maxLength, base }: Props): ReactNode {
  const [whole, setWhole] = useState({ of: '', text: '' });
  const isElsewhere = type === TYPE.content && text.endsWith(CUT_MARK) && !hasWord(text, tokens);
  useEffect(() => {
    if (!isElsewhere) {
      return undefined;
    }
    let isWanted = true;
    const timer = setTimeout(() => {
      void fetchCopy(base + copyOf(url).slice(1)).then((copy) => {
        if (isWanted) {
          setWhole({ of: text, text: sectionText(copy, title) });
        }
      });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isElsewhere, base, url, title, text]);
  const isBetter = isElsewhere && whole.of === text && hasWord(whole.text, tokens);
  return <Marked text={excerpt(isBetter ? whole.text : text, tokens, maxLength)} tokens={tokens} />;
}
