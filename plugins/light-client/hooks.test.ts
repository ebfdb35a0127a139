// @vitest-environment happy-dom
import { act, createElement as h, type ReactNode, useContext } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserContextProvider, Context } from './client/browserContext';
import HasHydratedDataAttribute from './client/hasHydratedDataAttribute';
import { useShallowMemoObject } from './client/reactUtils';
import { useWindowSize } from './client/useWindowSize';

vi.mock('@docusaurus/theme-common', () => ({}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Shows an element as the build wrote it, then brings it to life; tells every text that it had. */
async function hydrate(element: ReactNode): Promise<string[]> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const texts = [container.textContent];
  await act(async () => {
    hydrateRoot(container, element);
    await Promise.resolve();
  });
  texts.push(container.textContent);
  return texts;
}

it('tells that the page is in a browser after the hydration, not while it goes on', async () => {
  const Shown = () => (useContext(Context) ? 'browser' : 'build');
  expect(await hydrate(h(BrowserContextProvider, null, h(Shown)))).toEqual(['build', 'browser']);
});

it('marks the document when the hydration has ended', async () => {
  document.documentElement.dataset.hasHydrated = 'false';
  await hydrate(h(HasHydratedDataAttribute));
  expect(document.documentElement.dataset.hasHydrated).toBe('true');
});

it.each([
  [996, 'mobile'],
  [997, 'desktop'],
])('takes a window of %i px for %s, and none while the page is built', async (width, size) => {
  vi.stubGlobal('innerWidth', width);
  const Shown = () => useWindowSize();
  expect(await hydrate(h(Shown))).toEqual(['ssr', size]);
});

it('follows the window over the width at which the framework changes its layout', () => {
  vi.stubGlobal('innerWidth', 1200);
  const Shown = () => useWindowSize();
  const container = document.createElement('div');
  const root = createRoot(container);
  act(() => {
    root.render(h(Shown));
  });
  expect(container.textContent).toBe('desktop');
  vi.stubGlobal('innerWidth', 500);
  act(() => {
    window.dispatchEvent(new Event('resize'));
  });
  expect(container.textContent).toBe('mobile');
});

it('keeps an object as long as its values are the same', () => {
  const seen = new Set<object>();
  const Shown = ({ value }: { value: number }) => {
    seen.add(useShallowMemoObject({ value }));
    return null;
  };
  const root = createRoot(document.createElement('div'));
  for (const value of [1, 1, 2]) {
    act(() => {
      root.render(h(Shown, { value }));
    });
  }
  expect([...seen]).toEqual([{ value: 1 }, { value: 2 }]);
});
