// A thread that draws social cards: gets cards, writes their files, says how many it wrote.
// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';

/** @typedef {import('./cards').Card & { file: string }} CardFile */

const WIDTH = 1200;
const HEIGHT = 630;

const require = createRequire(import.meta.url);
const fonts = /** @type {const} */ ([500, 800]).map((weight) => ({
  name: 'Figtree',
  weight,
  data: readFileSync(
    require.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`),
  ),
}));

/**
 * @param {import('react').CSSProperties} style
 * @param {unknown} children
 */
const box = (style, children) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The layout of a card, as satori takes it: few flat colours, so that the file stays small. */
function layout(/** @type {import('./cards').Card} */ { title, area, hue, site }) {
  const size = title.length > 70 ? 62 : title.length > 40 ? 76 : 92;
  return box(
    {
      boxSizing: 'border-box',
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '64px 72px',
      borderBottom: `20px solid ${hue}`,
      background: '#0a1a36',
      color: '#f1f6ff',
      fontFamily: 'Figtree',
    },
    [
      box({ color: hue, fontSize: 36 }, area),
      box(
        {
          flexGrow: 1,
          alignItems: 'center',
          fontSize: size,
          fontWeight: 800,
          letterSpacing: '-0.03em',
          lineHeight: 1.08,
        },
        title,
      ),
      box({ color: '#b9c8e2', fontSize: 32 }, site),
    ],
  );
}

/** @param {CardFile} card */
async function draw(card) {
  // satori takes plain objects for React elements, but its types do not say so.
  const svg = await satori(/** @type {any} */ (layout(card)), {
    width: WIDTH,
    height: HEIGHT,
    fonts,
  });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  return (
    sharp(image.pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
      // Flat colours need no dither, which would take a fifth of the time of a card.
      .png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 })
      .toBuffer()
  );
}

const cards = /** @type {CardFile[]} */ (workerData);
for (const card of cards) {
  mkdirSync(path.dirname(card.file), { recursive: true });
  // Under another name first, so that a build that was stopped leaves no half file.
  writeFileSync(`${card.file}.part`, await draw(card));
  renameSync(`${card.file}.part`, card.file);
}
parentPort?.postMessage(cards.length);
