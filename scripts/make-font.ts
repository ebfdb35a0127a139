// `npm run make -- font`: the typeface of the site, without the characters and weights that it does
// not use. Run it after an update of the typeface.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './lib/command';

const SOURCE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const TARGET = 'platform/frame/browser/css/figtree.woff2';

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

async function main(): Promise<void> {
  const font = await subsetFont(await readFile(require.resolve(SOURCE)), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(path.join(ROOT, TARGET), font);
  console.log(`${TARGET}: ${font.length} bytes`);
}

void main();
