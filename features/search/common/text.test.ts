// cspell:ignore שלום עולם
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt, markWords, tokenize, wordsOf } from './text';

describe('tokenize', () => {
  it.each([
    ['CVE-2024-3094', ['cve', '2024', '3094']],
    ['From Māori to Deaf engineers', ['from', 'maori', 'to', 'deaf', 'engineers']],
    ["the project's maintainers’ duties", ['the', 'project', 'maintainers', 'duties']],
    ['<script>alert(1)</script>', ['script', 'alert', '1', 'script']],
    ['שלום 你好 🙂', ['שלום', '你好']],
    ['\u0000\u202e', []],
    ['', []],
  ])('parts %j into words', (text, words) => {
    expect(tokenize(text)).toEqual(words);
  });
});

it('words of any text lie in it, in order and without overlap', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      let last = 0;
      for (const { term, start, end } of wordsOf(text)) {
        expect(term).not.toBe('');
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(text.length);
    }),
  );
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.lorem({ mode: 'sentences' }),
  fc.constantFrom('<b>bold</b> & "quoted"', '(a+)+$ [z-a] \\', 'שלום עולם hello', '🙂🙃 emoji'),
);

describe('markWords', () => {
  it('marks whole words, whatever their case and accents', () => {
    expect(markWords('Māori and maori; Maoris', new Set(['maori']))).toEqual([
      { text: 'Māori', isMarked: true },
      { text: ' and ', isMarked: false },
      { text: 'maori', isMarked: true },
      { text: '; Maoris', isMarked: false },
    ]);
  });

  it('leaves markup what it is: text', () => {
    expect(markWords('<img onerror=x>', new Set(['img']))).toEqual([
      { text: '<', isMarked: false },
      { text: 'img', isMarked: true },
      { text: ' onerror=x>', isMarked: false },
    ]);
  });

  it('makes segments that add up to the text, for any text and any words', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, query) => {
        const segments = markWords(text, new Set(tokenize(query)));
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
      }),
    );
  });
});

describe('excerpt', () => {
  const text =
    'A project that is no longer maintained can be archived. The TOC votes on it, and the vote is public.';

  it('is the text itself if that is short', () => {
    expect(excerpt('Short.', new Set(['x']), 50)).toBe('Short.');
  });

  it('begins at the beginning when no word of the query is in it', () => {
    expect(excerpt(text, new Set(['audit']), 50)).toBe(
      'A project that is no longer maintained can be…',
    );
  });

  it('shows the place with most words of the query, and counts what is around them', () => {
    expect(excerpt(text, new Set(['toc', 'votes']), 50)).toBe(
      '…archived. The TOC votes on it, and the vote is public…',
    );
  });

  it('never shows more around the words than asked for, and always a part of the text @spec:limit-context', () => {
    fc.assert(
      fc.property(anyText, anyText, fc.integer({ min: 3, max: 200 }), (any, query, maxContext) => {
        const tokens = new Set(tokenize(query));
        const part = excerpt(any, tokens, maxContext);
        const around = markWords(part, tokens).filter(({ isMarked }) => !isMarked);
        expect(around.map((segment) => segment.text).join('').length).toBeLessThanOrEqual(
          maxContext,
        );
        if (part !== any) {
          expect(any).toContain(part.replace(/^…/, '').replace(/…$/, ''));
        }
      }),
    );
  });
});
