import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** The tokens that a block of the style sheet sets to a colour, as `#rrggbb`. */
function coloursAfter(selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): #([\da-f]{3,6});/g)].map(([, name = '', hex = '']) => [
      name,
      `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`,
    ]),
  );
}

const light = coloursAfter(':root');
const THEMES = { light, dark: { ...light, ...coloursAfter("html[data-theme='dark']") } };

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

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

it('has a hue for each of the seven areas', () => {
  expect(hues).toHaveLength(7);
});

it('computes the contrast of black and white as 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});
