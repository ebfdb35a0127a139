// cspell:ignore שלום
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize, wordsOf } from './text';

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
