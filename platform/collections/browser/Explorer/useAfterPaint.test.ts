// @vitest-environment happy-dom
import { act, createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useAfterPaint } from './useAfterPaint';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('follows a value after the next frame, and only the last of several', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const seen: string[] = [];
  const Shown = ({ value }: { value: string }) => {
    const shown = useAfterPaint(value);
    seen.push(`${value} ${shown}`);
    return null;
  };
  const root = createRoot(document.createElement('div'));
  const render = (value: string) => {
    act(() => {
      root.render(h(Shown, { value }));
    });
  };
  render('a');
  await act(() => vi.runAllTimersAsync());
  render('b');
  render('c');
  await act(() => vi.runAllTimersAsync());
  expect([...new Set(seen)]).toEqual(['a a', 'b a', 'c a', 'c c']);
});
