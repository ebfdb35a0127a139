import type { PrismTheme } from 'prism-react-renderer';

/** Colours of a code theme; each reaches 4.5:1 on the background. */
interface Palette {
  background: string;
  text: string;
  comment: string;
  string: string;
  keyword: string;
  name: string;
}

/** Few colours on purpose: most code here is Markdown, YAML and shell. */
function toTheme({ background, text, comment, string, keyword, name }: Palette): PrismTheme {
  return {
    plain: { color: text, backgroundColor: background },
    styles: [
      { types: ['comment', 'prolog', 'cdata', 'blockquote'], style: { color: comment } },
      { types: ['string', 'attr-value', 'char', 'inserted', 'url'], style: { color: string } },
      {
        types: ['keyword', 'boolean', 'number', 'tag', 'selector', 'atrule', 'important', 'title'],
        style: { color: keyword },
      },
      { types: ['attr-name', 'property', 'key', 'function', 'variable'], style: { color: name } },
      { types: ['bold'], style: { fontWeight: 'bold' } },
      { types: ['italic'], style: { fontStyle: 'italic' } },
    ],
  };
}

export const lightCode = toTheme({
  background: '#f4f7fb',
  text: '#17202e',
  comment: '#56637a',
  string: '#0b6245',
  keyword: '#0058b8',
  name: '#96115f',
});

export const darkCode = toTheme({
  background: '#171e2a',
  text: '#eef3fa',
  comment: '#a3b2c8',
  string: '#8fe0bf',
  keyword: '#7cc0ff',
  name: '#ff9ad5',
});
