// For tests: the colors of style sheets, and their contrast.

/** The colors of the custom properties in a block of a style sheet, by name, as `#rrggbb`. */
export function colorsIn(css: string, selector: string): Record<string, string> {
  const block = css.slice(css.indexOf(selector)).split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): #([\da-f]{3,6});/g)].map(([, name = '', hex = '']) => [
      name,
      `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`,
    ]),
  );
}

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}
