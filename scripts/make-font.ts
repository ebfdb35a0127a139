// `npm run make -- font`: the typeface of the site, without the characters and weights that it does
// not use. Run it after an update of the typeface.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './lib/command';

const SOURCE = '@fontsource-variable/figtree/files/figtree-latin';
const TARGET = 'platform/frame/browser/css/figtree';

/** Weights of the style sheets. */
const WEIGHTS = { min: 400, max: 800 };

/** What English needs, letters of its neighbors for names, and what typesets them. */
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
const CHARACTERS = [
  ...range(0x20, 0x7e),
  // cspell:disable-next-line
  'ÁÄÅÇÉÖØÜßàáâãäåæçèéêëíîïñóôõöøúûü',
  '\u00a0§©«®°·»Œœ–—‘’“”•…€™↑↓−',
].join('');

/** Letters of names from further away, such as the ā of Māori: a file that few pages ask for. */
const MORE_LETTERS = range(0x100, 0x17f).join('');

async function make(part: string, characters: string): Promise<void> {
  const source = await readFile(require.resolve(`${SOURCE}${part}-wght-normal.woff2`));
  const font = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(path.join(ROOT, `${TARGET}${part}.woff2`), font);
  console.log(`${TARGET}${part}.woff2: ${font.length} bytes`);
}

async function main(): Promise<void> {
  await make('', CHARACTERS);
  await make('-ext', MORE_LETTERS);
}

void main();
