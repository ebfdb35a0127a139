import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { AREAS } from '#platform/base/common/site';
import { cardAlt } from '../common/card';
import { toCard } from './plugin';
import { drawCards, type Card } from './draw';

const CARD: Card = {
  title: 'Submit a project',
  area: 'Projects',
  hue: '#b9a3ff',
  site: 'CNCF Contributors',
};

describe('a social card', () => {
  it('is a picture of 1200 by 630 pixels of at most 40 kB', async () => {
    const [picture] = await drawCards([CARD]);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(picture?.length).toBeLessThanOrEqual(40_000);
  });

  it('shows title and area, in the hue that the area has in the dark theme', () => {
    const css =
      readFileSync('platform/frame/browser/css/tokens.css', 'utf8').split(
        "html[data-theme='dark']",
      )[1] ?? '';
    for (const { id, label } of AREAS) {
      const { area, hue, title } = toCard('A page', `/${id}/page`);
      expect(css).toContain(`--hue-${id}: ${hue};`);
      expect([area, title]).toEqual([label, 'A page']);
    }
  });

  it('is told in words', () => {
    expect(cardAlt('Archiving', 'Projects', 'Site')).toBe('Archiving, Projects, Site');
    expect(cardAlt('Contribute', undefined, 'Site')).toBe('Contribute, Site');
  });
});
