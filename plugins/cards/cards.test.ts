import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cacheName, drawCards } from './cards';
import { toCard } from './index';
import { cardAlt, cardPath } from './path';

const CARD = {
  title: 'Submit a project',
  area: 'Projects',
  hue: '#b9a3ff',
  site: 'CNCF Contributors',
};

describe('a social card', () => {
  it('is a picture of 1200 by 630 pixels of at most 40 kB, drawn once', async () => {
    const cache = mkdtempSync(path.join(os.tmpdir(), 'cards-'));
    const [file = ''] = await drawCards([CARD], cache);
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const { size, mtimeMs } = statSync(file);
    expect(size).toBeLessThanOrEqual(40_000);
    expect(await drawCards([CARD], cache)).toEqual([file]);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  it('has another file once its title or the drawing changes', () => {
    const name = cacheName(CARD, 'drawing');
    expect(cacheName({ ...CARD, title: 'Archive a project' }, 'drawing')).not.toBe(name);
    expect(cacheName(CARD, 'other drawing')).not.toBe(name);
    expect(cacheName({ ...CARD }, 'drawing')).toBe(name);
  });

  it('shows title and area, in the hue that the area has in the dark theme', () => {
    const css =
      readFileSync('src/css/tokens.css', 'utf8').split("html[data-theme='dark']")[1] ?? '';
    for (const area of [
      'contributors',
      'maintainers',
      'projects',
      'community',
      'resources',
      'events',
      'blog',
    ]) {
      const { hue, title } = toCard(
        { title: 'A page', permalink: `/preview/${area}/page` },
        '/preview/',
      );
      expect(css).toContain(`--hue-${area}: ${hue};`);
      expect(title).toBe('A page');
    }
    expect(toCard({ title: 'A page', permalink: '/preview/events/' }, '/preview/')).toMatchObject({
      area: 'Events',
      path: 'img/cards/events.png',
    });
  });

  it.each([
    ['/events/', 'img/cards/events.png'],
    ['/blog/2025/09/16/awards', 'img/cards/blog/2025/09/16/awards.png'],
  ])('of %s lies at %s', (route, file) => {
    expect(cardPath(route)).toBe(file);
  });

  it('is told in words', () => {
    expect(cardAlt('Archiving', 'Projects', 'Site')).toBe('Archiving, Projects, Site');
    expect(cardAlt('Contribute', undefined, 'Site')).toBe('Contribute, Site');
  });
});
