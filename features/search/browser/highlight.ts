import Mark from 'mark.js';

/** How long the library waits for an iframe in the text, in milliseconds. */
const IFRAMES_TIMEOUT = 5000;

/** Marks words in the text of the page, and removes earlier marks. */
export function highlight(words: readonly string[]): void {
  const text = document.querySelector<HTMLElement>('article');
  if (text) {
    const mark = new Mark(text);
    mark.unmark({
      done: () => mark.mark([...words], { iframesTimeout: IFRAMES_TIMEOUT }),
    });
  }
}
