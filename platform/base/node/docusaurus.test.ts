import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { sequentialPostBuild, type PluginFunction } from './docusaurus';

/** Starts the hooks of all plugins at once, as the framework does. */
async function postBuild(...plugins: PluginFunction[]): Promise<void> {
  const made = await Promise.all(
    sequentialPostBuild(plugins).map((make) => make({} as LoadContext)),
  );
  await Promise.all(made.map(async (plugin) => plugin.postBuild?.({} as never)));
}

const plugin =
  (name: string, hooks: Partial<Plugin> = {}): PluginFunction =>
  () => ({ name, ...hooks });

it('plugins finish a build one after the other, however long each takes', async () => {
  const seen: string[] = [];
  const slow = {
    async postBuild() {
      seen.push('slow starts');
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
      seen.push('slow ends');
    },
  };
  const fast = {
    postBuild() {
      seen.push('fast');
      return Promise.resolve();
    },
  };
  await postBuild(plugin('slow', slow), plugin('nothing'), plugin('fast', fast));
  expect(seen).toEqual(['slow starts', 'slow ends', 'fast']);
});

it('a plugin that fails stops those after it', async () => {
  const seen: string[] = [];
  const failing = { postBuild: () => Promise.reject(new Error('no space left')) };
  const next = { postBuild: () => Promise.resolve(void seen.push('next')) };
  await expect(postBuild(plugin('failing', failing), plugin('next', next))).rejects.toThrow(
    'no space left',
  );
  expect(seen).toEqual([]);
});
