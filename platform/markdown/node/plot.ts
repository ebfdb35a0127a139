import type * as Library from '@observablehq/plot';
import type { SVGElement } from 'happy-dom';

/**
 * Draws a chart with Observable Plot: an SVG without size and style, which are the page's
 * (`browser/Chart`).
 *
 * @param options of the chart, with the library's marks
 * @param change last changes to the SVG
 */
export async function drawPlot(
  options: (plot: typeof Library) => Library.PlotOptions,
  change: (svg: SVGElement) => void,
): Promise<string> {
  // Only the build draws. Whoever else imports the features would wait a second for these.
  const plot = await import('@observablehq/plot');
  const { Window } = await import('happy-dom');
  const window = new Window();
  const svg = plot.plot({
    document: window.document as unknown as Document,
    ...options(plot),
  }) as unknown as SVGElement;
  // Replaced by the style sheet of the page: the content security policy blocks inline styles.
  svg.querySelector('style')?.remove();
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  svg.removeAttribute('font-family');
  // The picture has a name; its groups have no role that could have one.
  svg.querySelectorAll('g[aria-label]').forEach((group) => group.removeAttribute('aria-label'));
  change(svg);
  // Hundredths of a pixel are as exact as a screen is.
  const drawn = svg.outerHTML.replace(/\d+\.\d{3,}/g, (number) =>
    String(Number(Number(number).toFixed(2))),
  );
  window.close();
  return drawn;
}
