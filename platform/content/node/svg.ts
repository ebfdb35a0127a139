import type { Problem } from '#platform/base/common/problems';
import { checkPlainText, lineAt } from './plainText';

/** What a drawing consists of. What animates, links, embeds or runs is not among it. */
const ELEMENTS = new Set([
  'circle',
  'clipPath',
  'defs',
  'desc',
  'ellipse',
  'g',
  'line',
  'linearGradient',
  'mask',
  'metadata',
  'path',
  'pattern',
  'polygon',
  'polyline',
  'radialGradient',
  'rect',
  'stop',
  'svg',
  'symbol',
  'text',
  'title',
  'tspan',
  'use',
]);

const COMMENT = /<!--(?:[^-]|-(?!-))*-->/g;
const DECLARATION = /^\s*<\?xml version="1\.0"(?: encoding="(?:utf-8|UTF-8)")?\?>/;
/** Handlers of events, styles, and references that lead out of the drawing. */
const FORBIDDEN = /\bon[a-z]+\s*=|\bstyle\s*=|\b(?:href|src)\s*=\s*["'](?!#)|\burl\(\s*["']?(?!#)/i;

/**
 * Checks a drawing. Browsers run the scripts of an SVG that is opened at its own address, so it
 * may hold shapes only.
 */
export function checkSvg(text: string, file: string): Problem[] {
  const blank = (match: string) => match.replace(/[^\n]/g, ' ');
  const drawing = text.replace(DECLARATION, blank).replace(COMMENT, blank);
  const refuse = (index: number, what: string): Problem => ({
    file,
    line: lineAt(drawing, index),
    field: what,
    reason: 'is not allowed in a drawing',
    remedy: 'Export it as plain SVG of shapes, without scripts, links, styles, or embedded files.',
  });
  const problems = checkPlainText(text, file);
  // Every `<` begins an element: no declaration, no CDATA, no entity that would become one. What
  // follows it up to the next is looked at as a whole, since a `>` may stand in an attribute.
  for (const { 0: part, index } of drawing.matchAll(/<[^<]*/g)) {
    const name = /^<\/?([^\s<>/]*)/.exec(part)?.[1] ?? '';
    const forbidden = FORBIDDEN.exec(part);
    if (!ELEMENTS.has(name)) {
      problems.push(refuse(index, `<${name}>`));
    } else if (forbidden !== null) {
      problems.push(refuse(index + forbidden.index, forbidden[0]));
    }
  }
  return problems;
}
