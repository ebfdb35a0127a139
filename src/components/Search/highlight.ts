import Mark from 'mark.js';

/** How long the library waits for a frame in the text, in milliseconds. */
const IFRAMES_TIMEOUT = 5000;

/** Marks words in the text of the page, in place of those marked before. */
export function highlight(words: readonly string[]): void {
  const text = document.querySelector<HTMLElement>('article');
  if (text) {
    const mark = new Mark(text);
    mark.unmark({
      done: () => {
        mark.mark([...words], { iframesTimeout: IFRAMES_TIMEOUT });
      },
    });
  }
}
