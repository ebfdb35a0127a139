import type { LoadContext } from '@docusaurus/types';
import { rspack } from '@rspack/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Compiler } from 'webpack';
import WebpackDevServer, { type Configuration as ServerConfiguration } from 'webpack-dev-server';
import { merge } from 'webpack-merge';
import { configurationOf } from '#platform/base/node/testPlugin';
import devServerPlugin, { reloadAfterHotUpdate, watchCompiler } from './devServer';
import { ContentError } from '#platform/base/common/problems';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const LONG_MS = 60_000;

it('reads the content of edits once, when the bundler has compiled them', async () => {
  const compiler = rspack({});
  const { hooks } = compiler;
  watchCompiler(hooks);
  const loadContent = vi.fn<() => Promise<string>>().mockResolvedValue('read');
  const plugin = reloadAfterHotUpdate({ name: 'docs', loadContent });
  await plugin.loadContent?.();

  const reloaded = vi.fn();
  const edit = async () => {
    reloaded(await plugin.loadContent?.());
  };
  void edit();
  await hooks.watchRun.promise(compiler);
  void edit();
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(loadContent).toHaveBeenCalledTimes(1);

  hooks.failed.call(new Error('An edit that does not compile.'));
  await vi.advanceTimersByTimeAsync(LONG_MS);
  expect(loadContent).toHaveBeenCalledTimes(2);
  expect(reloaded).toHaveBeenCalledExactlyOnceWith('read');
});

it('keeps what was loaded last when an edit makes the content bad, and no other failure', async () => {
  const results: (() => number)[] = [
    () => 1,
    () => {
      throw new Error('metadata', { cause: new ContentError([]) });
    },
    () => {
      throw new Error('full disk');
    },
  ];
  const plugin = reloadAfterHotUpdate({
    name: 'docs',
    loadContent: () => Promise.resolve().then(() => results.shift()?.()),
  });
  await expect(plugin.loadContent?.()).resolves.toBe(1);
  const kept = expect(plugin.loadContent?.()).resolves.toBe(1);
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await kept;
  const failed = expect(plugin.loadContent?.()).rejects.toThrow('full disk');
  await vi.advanceTimersByTimeAsync(LONG_MS);
  await failed;
});

it('stops at the start when the content is bad', async () => {
  const error = new ContentError([]);
  const plugin = reloadAfterHotUpdate({
    name: 'docs',
    loadContent: () => Promise.reject(error),
  });
  await expect(plugin.loadContent?.()).rejects.toBe(error);
});

it('answers under its own names only, and lets no other site read its answers', () => {
  const plugin = devServerPlugin({ generatedFilesDir: '/generated' } as LoadContext);
  const framework = { devServer: { allowedHosts: 'all', headers: { a: '*' } } };
  const own = configurationOf(plugin, { mode: 'development' }) ?? {};
  const { devServer } = merge<object>(framework, own) as { devServer: ServerConfiguration };
  // The server checks its options when it is made.
  const server = new WebpackDevServer(devServer, rspack({}) as unknown as Compiler);
  const { allowedHosts, headers } = server.options as ServerConfiguration & {
    headers: () => object;
  };
  expect(allowedHosts).toBe('auto');
  expect(headers()).toEqual({});
});
