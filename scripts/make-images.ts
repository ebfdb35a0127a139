// `npm run make -- images`: bitmaps from the SVG sources, for places that take no SVG, and the marks of
// social networks.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  faFlickr,
  faGithub,
  faLinkedin,
  faSlack,
  faXTwitter,
  faYoutube,
} from '@fortawesome/free-brands-svg-icons';
import sharp from 'sharp';
import type { SOCIAL_LINKS } from '../platform/base/common/site';
import { ROOT } from './lib/command';

const images = path.join(ROOT, 'static/img');

const SOCIAL_ICONS = {
  X: faXTwitter,
  GitHub: faGithub,
  LinkedIn: faLinkedin,
  YouTube: faYoutube,
  Flickr: faFlickr,
  Slack: faSlack,
} satisfies Record<(typeof SOCIAL_LINKS)[number]['name'], unknown>;

/** An SVG whose parts pages refer to by the names of the networks. */
function socialIcons(): string {
  const symbols = Object.entries(SOCIAL_ICONS).map(([name, { icon }]) => {
    const [width, height, , , outline] = icon;
    return `<symbol id="${name.toLowerCase()}" viewBox="0 0 ${width} ${height}"><path d="${String(outline)}"/></symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">
<!-- Font Awesome Free brands, CC BY 4.0, https://fontawesome.com/license/free -->
${symbols.join('\n')}
</svg>
`;
}

async function toPng(source: string, width: number): Promise<Buffer> {
  const svg = await readFile(path.join(images, source));
  return sharp(svg, { density: 300 }).resize(width).png({ compressionLevel: 9 }).toBuffer();
}

async function main(): Promise<void> {
  await writeFile(path.join(images, 'social.svg'), socialIcons());
  await writeFile(path.join(images, 'favicon-32.png'), await toPng('favicon.svg', 32));
  await writeFile(path.join(images, 'apple-touch-icon.png'), await toPng('favicon.svg', 180));
  await writeFile(path.join(images, 'social-card.png'), await toPng('social-card.svg', 1200));
}

void main();
