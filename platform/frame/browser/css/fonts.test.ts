import { readFileSync, statSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import figtree from '@capsizecss/metrics/figtree';
import roboto from '@capsizecss/metrics/roboto';
import { describe, expect, it } from 'vitest';

const css = readFileSync('platform/frame/browser/css/fonts.css', 'utf8');

/** The descriptors that fit a fallback to the typeface, one string for each `@font-face`. */
function overridesIn(text: string): string[] {
  return text
    .split('@font-face')
    .slice(1)
    .map((face) => [...face.matchAll(/(?:-override|size-adjust): [\d.]+%/g)].join(', '))
    .filter((overrides) => overrides !== '');
}

describe('the typeface', () => {
  it.each([
    ['Arial', arial],
    ['Roboto', roboto],
  ])('has a fallback of %s with its own metrics', (_, fallback) => {
    const { fontFaces } = createFontStack([figtree, fallback]);
    const [expected = ''] = overridesIn(fontFaces);
    const shown = overridesIn(css).map((face) => face.replace('-override: 0%, ', ''));
    expect(expected).toContain('size-adjust');
    expect(shown).toContain(expected.replace('-override: 0%, ', ''));
  });

  it('is one file of at most 20 kB', () => {
    const files = [...css.matchAll(/url\('(.+?)'\)/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(1);
    expect(statSync(`platform/frame/browser/css/${files[0] ?? ''}`).size).toBeLessThanOrEqual(
      20_000,
    );
  });
});
