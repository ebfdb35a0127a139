// Text of twice the size, as a reader sets it in the browser: rem and breakpoints in rem follow it.
import { sidewaysScroll } from './axe';
import { BROWSER_ARGS, ensureBrowser } from './browser';
import { SAMPLES } from './samples';
import { expect, test } from './test';

test.use({
  launchOptions: {
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGS, '--blink-settings=defaultFontSize=32'],
  },
});

const ROUTES = [
  SAMPLES['section landing'],
  SAMPLES['long document page'],
  SAMPLES['catalog index'],
  SAMPLES['analysis of the catalog'],
  SAMPLES.incident,
  SAMPLES['template page'],
  SAMPLES['video index'],
  SAMPLES['blog list'],
  SAMPLES['post with dates'],
  '/events/',
  '/community/meetings',
  '/projects/all',
  '/projects/all/kubernetes',
  '/projects/readiness',
];

/** Which texts of a page stand over each other, or over the edge of the box that they are in. */
function misplacedTexts(): string[] {
  interface Text {
    words: string;
    element: Element;
    box: DOMRect;
    isStuck: boolean;
  }
  const isBoxed = ({
    display,
    borderRightWidth,
    borderRightStyle,
    backgroundColor,
  }: CSSStyleDeclaration) =>
    display !== 'inline' &&
    ((borderRightWidth !== '0px' && borderRightStyle !== 'none') ||
      backgroundColor !== 'rgba(0, 0, 0, 0)');
  const ancestors = (element: Element): Element[] => {
    const { parentElement } = element;
    return [
      element,
      ...(parentElement && parentElement !== document.body ? ancestors(parentElement) : []),
    ];
  };
  /** What of a box is seen through all that cuts it off. */
  const seen = (box: DOMRect, element: Element): DOMRect => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (const around of ancestors(element)) {
      const { overflowX, clipPath } = getComputedStyle(around);
      if (overflowX !== 'visible' || clipPath !== 'none') {
        const edge = around.getBoundingClientRect();
        const inset = clipPath === 'none' ? 0 : edge.width;
        [left, top] = [Math.max(left, edge.left + inset), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim() ?? '';
    // Long lines of code go behind the button that copies them.
    if (
      !element?.checkVisibility() ||
      words === '' ||
      element.matches('details:not([open])') ||
      element.closest('svg, button[aria-label^="Copy code"]')
    ) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const isStuck = ancestors(element).some(
      (around) => getComputedStyle(around).position === 'sticky',
    );
    for (const line of range.getClientRects()) {
      const box = seen(line, element);
      if (box.width > 2 && box.height > 2) {
        texts.push({ words: words.slice(0, 30), element, box, isStuck });
      }
    }
  }
  const found = new Set<string>();
  for (const { words, element, box } of texts) {
    const boxed = ancestors(element).find((around) => isBoxed(getComputedStyle(around)));
    const edge = boxed?.getBoundingClientRect();
    if (edge && (box.right > edge.right + 2 || box.left < edge.left - 2)) {
      found.add(`"${words}" leaves its box`);
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const width =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const least = Math.min(one.box.height, other.box.height);
      if (
        width > 2 &&
        height > least / 3 &&
        one.element !== other.element &&
        one.isStuck === other.isStuck
      ) {
        found.add(`"${one.words}" and "${other.words}" stand over each other`);
      }
    }
  }
  return [...found];
}

for (const route of ROUTES) {
  test(`${route} has room for it`, async ({ page }) => {
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      expect.soft(await sidewaysScroll(page), `${width} px`).toBe(0);
      expect.soft(await page.evaluate(misplacedTexts), `${width} px`).toEqual([]);
    }
  });
}
