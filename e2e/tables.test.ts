import { builtPages } from './builtPages';
import { expect, hydrated, test } from './test';

/**
 * What is wrong with the tables of the page in view: words on two lines, words that reach out of
 * their cell, and rows that are a line or more taller than what is in them.
 */
function faultsOfTables(): string[] {
  const isClipped = (element: Element) => getComputedStyle(element).clipPath !== 'none';
  const faultsOfWords = (cell: HTMLElement): string[] => {
    const { left, right } = cell.getBoundingClientRect();
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const faults: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const words = text.data.matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu);
      for (const { 0: word, index } of text.parentElement?.closest('.sr-only') ? [] : words) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { height, ...box } = range.getBoundingClientRect().toJSON() as DOMRect;
        if (height === 0) {
          continue;
        }
        // A digest or an id is longer than a phone is wide, and nobody reads it as a word.
        const isId = /^[\da-z]{32,}$/.test(word);
        if (!isId && height > 1.5 * (range.getClientRects()[0]?.height ?? height)) {
          faults.push(`"${word}" is broken`);
        } else if (box.left < left - 1 || box.right > right + 1) {
          faults.push(`"${word}" is wider than its column`);
        }
      }
    }
    return faults;
  };
  const bottomOf = (cell: HTMLElement): number => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().bottom + parseFloat(getComputedStyle(cell).paddingBottom);
  };
  return [...document.querySelectorAll<HTMLTableRowElement>('main tr')]
    .filter((row) => row.checkVisibility() && !isClipped(row.parentElement ?? row))
    .flatMap((row) => {
      const cells = [...row.cells].filter((cell) => cell.checkVisibility() && !isClipped(cell));
      const { paddingBottom, lineHeight } = getComputedStyle(row);
      const bottom = Math.max(...cells.map(bottomOf)) + parseFloat(paddingBottom);
      const isTall = row.getBoundingClientRect().bottom > bottom + parseFloat(lineHeight);
      const name = row.textContent.slice(0, 40);
      return [
        ...(isTall ? [`The row "${name}" is taller than its content`] : []),
        ...cells.flatMap(faultsOfWords).map((fault) => `${fault} in the row "${name}"`),
      ];
    });
}

test.describe('tables', () => {
  // Without scripts every row is there at once.
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  // A busy machine takes a multiple of a quiet one's time.
  test.describe.configure({ timeout: 120_000 });

  for (const part of [0, 1, 2, 3, 4, 5, 6, 7]) {
    test(`break no word and stretch no row on phones, part ${part + 1} of 8`, async ({ page }) => {
      const pages = builtPages().filter(({ html }) => html.includes('<table'));
      const found: string[] = [];
      for (const { route } of pages.filter((_, index) => index % 8 === part)) {
        await page.goto(route);
        const faults = await page.evaluate(faultsOfTables);
        found.push(...faults.map((fault) => `${route}: ${fault}`));
      }
      expect(found).toEqual([]);
    });
  }
});

test('the names of columns of a long table stay in view on wide screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/community/tags/security-and-compliance/publications/');
  await hydrated(page);
  const table = page.getByRole('table', { name: /^Publications on this site/ });
  const head = table.getByRole('columnheader').first();
  await table
    .getByRole('row')
    .last()
    .evaluate((row) => row.scrollIntoView());
  await expect(head).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(head).not.toBeInViewport();
});
