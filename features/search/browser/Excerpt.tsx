import { useEffect, useState, type ReactNode } from 'react';
import { excerpt } from '../common/marks';
import { sectionText } from '../common/sectionText';
import { fetchText } from '#platform/base/browser/fetchText';
import { copyOf } from '#platform/output/common/copyRoute';
import { Marked } from './Marked';

/** Pause after which a reader has stopped typing, in milliseconds. */
const PAUSE = 300;

/** Markdown copies of pages by address; empty if there is none. */
const copies = new Map<string, Promise<string>>();

function fetchCopy(address: string): Promise<string> {
  const copy = copies.get(address) ?? fetchText(address).catch(() => '');
  copies.set(address, copy);
  return copy;
}

interface Props {
  /** Route of the page. */
  url: string;
  /** Heading of the section, or title of the page. */
  title: string;
  /** Words to mark. */
  tokens: ReadonlySet<string>;
  /** Longest excerpt in characters. */
  maxLength: number;
  /** Address that the routes of the site are relative to. */
  base: string;
}

/**
 * The part of a section with the most words of the query, from the Markdown copy of its page, once
 * that is there; nothing without it.
 */
export function Excerpt({ url, title, tokens, maxLength, base }: Props): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      void fetchCopy(base + copyOf(url).slice(1)).then((copy) => {
        if (isWanted) {
          setText(sectionText(copy, title));
        }
      });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [base, url, title]);
  return <Marked text={excerpt(text, tokens, maxLength)} tokens={tokens} />;
}
