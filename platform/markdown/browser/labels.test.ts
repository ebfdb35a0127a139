import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colorsIn, contrast } from '#platform/frame/common/contrast';

const read = (file: string) => readFileSync(file, 'utf8');
const tokens = read('platform/frame/browser/css/tokens.css');
const light = colorsIn(tokens, ':root');
const THEMES = { light, dark: { ...light, ...colorsIn(tokens, "html[data-theme='dark']") } };

/** The tokens that rules of a style sheet give to letters: selectors of texts, and of all of an SVG. */
function colorsOfLetters(file: string): string[] {
  return [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', rules = '']) =>
      /text\)?,?\s*$|note\)\s*$|svg\s*$/.test(selector)
        ? [...rules.matchAll(/(?:^|\s)(?:fill|color): var\(--([\w-]+)\)/g)].map(
            ([, name = '']) => name,
          )
        : [],
  );
}

/** Two colors, a part of the first over the second. */
function mix(front: string, back: string, part: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(part * channel(front, at) + (1 - part) * channel(back, at)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

describe.each(Object.entries(THEMES))('in the %s theme', (_, theme: Record<string, string>) => {
  it.each([
    // Boxes stand on the figure.
    ['diagrams', 'Graph', ['color-surface', 'color-surface-sunken']],
    ['charts', 'Chart', ['color-page']],
  ])('labels of %s have at least 4.5:1 on what is behind them', (_name, folder, grounds) => {
    const letters = colorsOfLetters(`platform/markdown/browser/${folder}/styles.module.css`);
    expect(letters).not.toEqual([]);
    const ratios = letters.flatMap((letter) =>
      grounds.map((ground) => contrast(theme[letter] ?? '', theme[ground] ?? '')),
    );
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  });

  it('numbers of heat maps have at least 6:1, and the darkest field differs from the lightest', () => {
    const css = read('features/catalog/browser/heat.module.css');
    const [, step] = /var\(--level\) \* (\d+)%/.exec(css) ?? [];
    const parts = [1, 2, 3, 4].map((level) => level * Number(step));
    const page = theme['color-page'] ?? '';
    const fields = parts.map((part) => mix(theme['color-link'] ?? '', page, part / 100));
    const ratios = fields.map((field) => contrast(theme['color-text'] ?? '', field));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(6);
    expect(contrast(fields.at(-1) ?? '', fields[0] ?? '')).toBeGreaterThan(1.4);
  });
});
