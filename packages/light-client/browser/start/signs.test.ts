// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchForUse } from './signs';

const start = vi.fn();
let ended: AbortController;

/** Watches a page on a connection of which the browser tells this; nothing, like Firefox and Safari. */
function watch(connection?: object): void {
  vi.stubGlobal('navigator', { connection });
  watchForUse(start, ended.signal);
}

const send = (selector: string, type: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  ended = new AbortController();
  start.mockClear();
  document.body.innerHTML =
    '<p>Text</p><a href="/next">Next</a><button type="button"><i>Menu</i></button>';
});
afterEach(() => {
  ended.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a page starts', () => {
  it.each([
    ['a pointer over a control, or a finger on it', 'i', 'pointerover'],
    ['the focus in a control', 'button', 'focusin'],
    ['a click without a pointer', 'button', 'click'],
    ['a pointer over a link', 'a', 'pointerover'],
    ['the focus in a link', 'a', 'focusin'],
    ['a key', 'p', 'keydown'],
  ])('on %s', (_, selector, type) => {
    watch();
    send(selector, type);
    expect(start).toHaveBeenCalled();
  });

  it('on a selection of text, not on a caret', () => {
    watch();
    document.dispatchEvent(new Event('selectionchange'));
    expect(start).not.toHaveBeenCalled();
    getSelection()?.selectAllChildren(document.body);
    document.dispatchEvent(new Event('selectionchange'));
    expect(start).toHaveBeenCalled();
  });

  it('after two seconds where data are fast and not metered', () => {
    watch({ effectiveType: '4g', saveData: false });
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1999);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(start).toHaveBeenCalled();
  });
});

describe('a page does not start', () => {
  it('on a pointer over its text', () => {
    watch({ effectiveType: '4g' });
    send('p', 'pointerover');
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser tells nothing', undefined],
    ['the reader saves data', { effectiveType: '4g', saveData: true }],
    ['data are metered', { effectiveType: '4g', type: 'cellular' }],
    ['data are slow', { effectiveType: '3g' }],
  ])('by itself where %s', (_, connection) => {
    watch(connection);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(60_000);
    expect(start).not.toHaveBeenCalled();
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
    'on links with %o, but on controls',
    (connection) => {
      watch(connection);
      send('a', 'pointerover');
      send('a', 'focusin');
      expect(start).not.toHaveBeenCalled();
      send('button', 'focusin');
      expect(start).toHaveBeenCalled();
    },
  );
});
