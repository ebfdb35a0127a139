import { expect, it, vi } from 'vitest';
import { browserOverlay } from './plugin';

const PROBLEM = {
  file: 'docs/a.md',
  line: 3,
  field: 'title',
  reason: 'is missing',
  remedy: 'Add a title.',
};
const MESSAGE = [{ file: 'docs/a.md:3', message: 'title: is missing\n→ Add a title.' }];

it('shows problems in open pages until they are mended, whatever the bundler says in between', async () => {
  const overlay = browserOverlay();
  overlay.show([]);
  const { devServer, plugins } = overlay.configuration as unknown as {
    devServer: { setupMiddlewares: (list: unknown[], server: unknown) => unknown[] };
    plugins: [{ apply: (compiler: unknown) => void }];
  };
  const sendMessage = vi.fn();
  const clients = ['a page'];
  expect(devServer.setupMiddlewares([], { sendMessage, webSocketServer: { clients } })).toEqual([]);
  let done = (): void => undefined;
  plugins[0].apply({
    hooks: { done: { tap: (_name: string, told: () => void) => (done = told) } },
  });

  overlay.show([PROBLEM]);
  expect(sendMessage).toHaveBeenLastCalledWith(clients, 'errors', MESSAGE);
  done();
  await vi.waitFor(() => expect(sendMessage).toHaveBeenCalledTimes(2));
  expect(sendMessage).toHaveBeenLastCalledWith(clients, 'errors', MESSAGE);
  overlay.show([]);
  expect(sendMessage).toHaveBeenLastCalledWith(clients, 'still-ok', undefined);
});
