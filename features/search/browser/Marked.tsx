import { useEffect, useState, type ReactNode } from 'react';
import { fetchText } from '#platform/base/browser/textFiles';
import { textFileOf, type SectionTexts } from '../common/indexFile';
import { excerpt, markWords } from '../common/text';

interface MarkedProps {
  text: string;
  /** Words of the index to mark. */
  tokens: ReadonlySet<string>;
}

/**
 * A text with the words of the query marked. Each part has an element of its own: where the browser
 * translates a page, React wouldn't find the texts that stand beside elements.
 */
export function Marked({ text, tokens }: MarkedProps): ReactNode {
  return markWords(text, tokens).map(({ text: part, isMarked }, place) => {
    const Part = isMarked ? 'mark' : 'span';
    return <Part key={place}>{part}</Part>;
  });
}

/** Pause after which a reader has stopped typing, in milliseconds. */
const PAUSE = 300;

/** The texts of pages by address; empty if there are none. */
const loaded = new Map<string, Promise<SectionTexts>>();

function loadTexts(address: string): Promise<SectionTexts> {
  const texts =
    loaded.get(address) ??
    fetchText(address).then(
      (text) => JSON.parse(text) as SectionTexts,
      () => ({}),
    );
  loaded.set(address, texts);
  return texts;
}

interface ExcerptProps extends Pick<MarkedProps, 'tokens'> {
  /** Route of the page. */
  url: string;
  /** Fragment of the section, with `#`; empty for the top of the page. */
  hash: string;
  /** Longest text around the words of the query, in characters. */
  maxContext: number;
  /** Address that the routes of the site are relative to. */
  base: string;
  /** The heading of the section, to stand in front of its text, if nothing else says it. */
  heading?: string | undefined;
  /** What stands there until the text of the section is, and without it. */
  before?: string;
}

/** The part of a section with the most words of the query, once its text is there. */
export function Excerpt({
  url,
  hash,
  tokens,
  maxContext,
  base,
  heading,
  before = '',
}: ExcerptProps): ReactNode {
  const [text, setText] = useState('');
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      void loadTexts(base + textFileOf(url)).then((texts) => {
        if (isWanted) {
          setText(texts[hash] ?? '');
        }
      });
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [base, url, hash]);
  if (text === '') {
    return <Marked text={before} tokens={tokens} />;
  }
  return (
    <>
      {heading !== undefined && (
        <strong>
          <Marked text={/[.?!:]$/.test(heading) ? heading : `${heading}:`} tokens={tokens} />{' '}
        </strong>
      )}
      <Marked text={excerpt(text, tokens, maxContext)} tokens={tokens} />
    </>
  );
}
