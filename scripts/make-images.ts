// `npm run make -- images`: bitmaps from the SVG sources, for places that take no SVG.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ROOT } from './lib/command';

const images = path.join(ROOT, 'static/img');

async function toPng(source: string, width: number): Promise<Buffer> {
  const svg = await readFile(path.join(images, source));
  return sharp(svg, { density: 300 }).resize(width).png({ compressionLevel: 9 }).toBuffer();
}

async function main(): Promise<void> {
  await writeFile(path.join(images, 'favicon-32.png'), await toPng('favicon.svg', 32));
  await writeFile(path.join(images, 'apple-touch-icon.png'), await toPng('favicon.svg', 180));
  await writeFile(path.join(images, 'social-card.png'), await toPng('social-card.svg', 1200));
}

void main();
