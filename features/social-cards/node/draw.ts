// What a thread runs to draw cards: satori and sharp take long to load.
import { readFileSync } from 'node:fs';
import type { CSSProperties, ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';

/** What a card shows. */
export interface Card {
  title: string;
  /** Label of the area, above the title. */
  area: string;
  /** Color of the area on the dark card, `#rrggbb`. */
  hue: string;
  /** Name of the site, below the title. */
  site: string;
}

const WIDTH = 1200;
const HEIGHT = 630;

/** The typeface of the site in one file for all weights, which satori doesn't take. */
const TYPEFACE = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
/** Its letters: Latin, and what typesets it. */
const LETTERS = [...Array(0x2200).keys()].map((code) => String.fromCodePoint(code)).join('');

/** Two weights of the typeface, each as a file of its own. */
const fonts = Promise.all(
  ([500, 800] as const).map(async (weight): Promise<Font> => ({
    name: 'Figtree',
    weight,
    data: await subsetFont(readFileSync(require.resolve(TYPEFACE)), LETTERS, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    }),
  })),
);

/** An element as satori takes it, which needs no React. */
const box = (style: CSSProperties, children: unknown) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** The layout of a card: few flat colors, so that the file stays small. */
function layout({ title, area, hue, site }: Card) {
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

/** @returns PNG */
async function draw(card: Card): Promise<Uint8Array> {
  // satori takes plain objects for React elements, but its types do not say so.
  const svg = await satori(layout(card) as unknown as ReactNode, {
    width: WIDTH,
    height: HEIGHT,
    fonts: await fonts,
  });
  return (
    sharp(Buffer.from(svg))
      // Flat colors need no dither, which would take a fifth of the time of a card.
      .png({ palette: true, colors: 16, dither: 0, effort: 1, compressionLevel: 6 })
      .toBuffer()
  );
}

/** Draws cards, one after the other. */
export async function drawCards(cards: readonly Card[]): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (const card of cards) {
    pictures.push(await draw(card));
  }
  return pictures;
}
