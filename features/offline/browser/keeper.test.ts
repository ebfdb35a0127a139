// @vitest-environment happy-dom
import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { setMode } from './keeper';

const remembered = vi.hoisted(() => vi.fn());
vi.mock('./mode', () => ({ rememberMode: remembered }));

/** A service worker, as the page sees it: this one takes its events from the test. */
const worker = vi.hoisted(() => ({
  script: '',
  listeners: new Map<string, () => void>(),
  register: vi.fn<() => Promise<unknown>>(),
  messageSkipWaiting: vi.fn(),
}));
vi.mock('workbox-window', () => ({
  Workbox: class {
    constructor(script: string) {
      worker.script = script;
    }
    addEventListener = (event: string, listener: () => void) => {
      worker.listeners.set(event, listener);
    };
    register = worker.register;
    messageSkipWaiting = worker.messageSkipWaiting;
  },
}));

beforeEach(() => {
  worker.register.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.resetAllMocks();
  vi.unstubAllGlobals();
});

describe('keeping everything', () => {
  it('is done, and remembered, once all files are stored', async () => {
    const done = setMode('everything', '/preview/');
    expect(worker.script).toBe('/preview/sw-everything.js');
    worker.listeners.get('waiting')?.();
    expect(worker.messageSkipWaiting).toHaveBeenCalledOnce();
    expect(remembered).not.toHaveBeenCalled();
    worker.listeners.get('activated')?.();
    await done;
    expect(remembered).toHaveBeenCalledExactlyOnceWith('everything');
  });

  it('is done at once if that worker is there already', async () => {
    const scriptURL = 'https://example.org/preview/sw-everything.js';
    worker.register.mockResolvedValue({ active: { scriptURL } });
    await setMode('everything', '/preview/');
    expect(remembered).toHaveBeenCalledExactlyOnceWith('everything');
  });

  it.each([
    ['there is no room', () => worker.listeners.get('redundant')?.(), 'enough space on the device'],
    ['the browser refuses', () => undefined, 'refused'],
  ])('is not remembered if %s, and the reader is told', async (_, happen, reason) => {
    if (reason === 'refused') {
      worker.register.mockRejectedValue(new Error(reason));
    }
    const done = setMode('everything', '/');
    happen();
    await expect(done).rejects.toThrow(reason);
    expect(remembered).not.toHaveBeenCalled();
  });
});

it('keeping nothing removes the worker of this site and all that it has stored, and nothing else', async () => {
  const unregister = vi.fn();
  const getRegistration = vi.fn().mockResolvedValue({ unregister });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  vi.stubGlobal('location', { href: 'https://example.org/preview/offline' });
  const remove = vi.fn().mockResolvedValue(true);
  const keys = ['pages:/preview/', 'pages:/', 'of another site'];
  vi.stubGlobal('caches', { keys: () => Promise.resolve(keys), delete: remove });
  vi.stubGlobal('indexedDB', { deleteDatabase: vi.fn() });

  await setMode('off', '/preview/');
  expect(getRegistration).toHaveBeenCalledWith('/preview/');
  expect(unregister).toHaveBeenCalledOnce();
  expect(remove.mock.calls).toEqual([['pages:/preview/']]);
  expect(remembered).toHaveBeenCalledExactlyOnceWith('off');
});
