import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorsIn, contrast } from '../../common/contrast';

const css = readFileSync('platform/frame/browser/css/tokens.css', 'utf8');

const light = colorsIn(css, ':root');
const THEMES = { light, dark: { ...light, ...colorsIn(css, "html[data-theme='dark']") } };

const PAGES = ['color-page', 'color-surface', 'color-surface-sunken'];
const INKS = ['color-ink', 'color-ink-raised'];
const hues = Object.keys(light).filter((name) => name.startsWith('hue-'));

/** What stands on what, and the least contrast it needs. */
const PAIRS: [foregrounds: string[], backgrounds: string[], least: number][] = [
  [['color-text', 'color-text-soft', 'color-link', 'color-link-hover'], PAGES, 7],
  [['color-accent-text'], PAGES, 7],
  [['color-ink-text', 'color-ink-text-soft', 'color-ink-link'], INKS, 7],
  [hues, PAGES, 4.5],
  [['color-button-text'], ['color-button'], 4.5],
  [['color-border-strong', 'color-focus', 'color-accent'], PAGES, 3],
];

describe.each(Object.entries(THEMES))(
  'tokens of the %s theme',
  (_, theme: Record<string, string>) => {
    const pairs = PAIRS.flatMap(([foregrounds, backgrounds, least]) =>
      foregrounds.flatMap((front) => backgrounds.map((back) => ({ front, back, least }))),
    );
    it.each(pairs)('give $front at least $least:1 on $back', ({ front, back, least }) => {
      expect(contrast(theme[front] ?? '', theme[back] ?? '')).toBeGreaterThanOrEqual(least);
    });
  },
);

it('has a hue for each of the eight areas', () => {
  expect(hues).toHaveLength(8);
});

it('computes the contrast of black and white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
