// `npm run make:images`: bitmaps from the SVG sources, for places that take no SVG.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from './lib/setup.mjs';

const images = path.join(ROOT, 'static/img');

/**
 * An ICO file around one PNG, as browsers since Internet Explorer 11 read it.
 * Layout: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function toPng(source: string, width: number): Promise<Buffer> {
  const svg = await readFile(path.join(images, source));
  return sharp(svg, { density: 300 }).resize(width).png({ compressionLevel: 9 }).toBuffer();
}

async function main(): Promise<void> {
  await writeFile(path.join(images, 'favicon.ico'), toIco(await toPng('favicon.svg', 32), 32));
  await writeFile(path.join(images, 'apple-touch-icon.png'), await toPng('favicon.svg', 180));
  await writeFile(path.join(images, 'social-card.png'), await toPng('social-card.svg', 1200));
}

void main();
