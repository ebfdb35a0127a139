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

async function main(): Promise<void> {
  const fileOf = async (part: string) =>
    readFile(require.resolve(`${SOURCE}${part}-wght-normal.woff2`));
  const font = await subsetFont(await fileOf(''), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  await writeFile(path.join(ROOT, `${TARGET}.woff2`), font);
  console.log(`${TARGET}.woff2: ${font.length} bytes`);
  // Letters of names from further away, such as the ā of Māori, for the few pages that have one. Whole,
  // since the framework puts files of less than 10 kB into the style sheet of all pages.
  await writeFile(path.join(ROOT, `${TARGET}-ext.woff2`), await fileOf('-ext'));
}

void main();
