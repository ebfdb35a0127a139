// A rule of markdownlint for pages and posts: words and phrases of docs-internal/words.yaml, each with a better way, words
// that are written twice, and wrong articles. Code and block quotes are left alone.
// @ts-check
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const WORDS = new URL('../../docs-internal/words.yaml', import.meta.url);
/** What is not written, and what is instead. */
const betterWays = new Map(
  Object.entries(parse(readFileSync(WORDS, 'utf8'))).flatMap(([phrases, better]) =>
    phrases.split(', ').map((phrase) => [phrase, better]),
  ),
);
const escaped = [...betterWays.keys()].map((phrase) =>
  phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
);
/** @type {readonly [pattern: RegExp, better: (found: string) => string | undefined][]} */
const RULES = [
  [
    new RegExp(`(?<![\\w-])(?:${escaped.join('|').replaceAll(' ', '\\s+')})(?![\\w-])`, 'gi'),
    (found) => betterWays.get(found.toLowerCase().replace(/\s+/g, ' ')),
  ],
  [/\b([a-z]+)\s+\1\b/g, (found) => (/^(?:that|had)\b/.test(found) ? undefined : 'once')],
  [/[‘’]/g, () => "'"],
  [/[“”]/g, () => '"'],
  // Letters that are spelled out have no vowel in them.
  [/\ba (?!one\b|once\b|one-|eu|uni)[aeio][a-z]+/g, () => 'an'],
  [/\ban (?=[a-z]*[aeiouy])[bcdfgjklmnpqrstvwxz][a-z]+/g, () => 'a'],
];

/**
 * @typedef {{ type: string, text: string, startLine: number, children: Token[] }} Token
 * @param {readonly Token[]} tokens
 * @returns {Token[]} the texts
 */
const textsIn = (tokens) =>
  tokens.flatMap((token) =>
    token.type === 'data'
      ? [token]
      : /^(?:blockQuote|code|html|definition|resource|literalAutolink|autolink)/.test(token.type)
        ? []
        : textsIn(token.children),
  );

export default {
  names: ['words'],
  description: 'Words that this site writes in another way',
  tags: ['prose'],
  parser: 'micromark',
  /**
   * @param {{ name: string, parsers: { micromark: { tokens: Token[] } } }} params
   * @param {(error: { lineNumber: number, detail: string }) => void} onError
   */
  function({ name, parsers }, onError) {
    if (!/(?:^|\/)(?:docs|blog|pages)\//.test(name)) {
      return;
    }
    for (const { text, startLine } of textsIn(parsers.micromark.tokens)) {
      for (const [pattern, better] of RULES) {
        for (const [found] of text.matchAll(pattern)) {
          const instead = better(found);
          if (instead !== undefined) {
            onError({ lineNumber: startLine, detail: `"${found}" → ${instead}` });
          }
        }
      }
    }
  },
};
