import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  allContentOf,
  configurationOf,
  docOf,
  keptActions,
  testFolder,
} from '#platform/base/node/testPlugin';
import type { BuiltSite } from '#platform/output/node/contribution';
import { SYNONYMS_FILE } from './indexing/synonyms';
import type { SearchOptionsInput } from '../common/options';
import searchPlugin, { publishIndex, type IndexInTheMaking } from './plugin';

const make = vi.hoisted(() => vi.fn<() => Promise<string>>());
vi.mock('#platform/base/node/thread', () => ({ inThread: () => make }));

afterEach(() => {
  vi.unstubAllEnvs();
  make.mockReset();
});

/** Lets the plugin load a site with one page. */
async function load(
  { text = '[]', error = '', environment = 'production' } = {},
  options: SearchOptionsInput = {},
) {
  vi.stubEnv('NODE_ENV', environment);
  make.mockImplementation(() => (error ? Promise.reject(new Error(error)) : Promise.resolve(text)));
  const siteDir = testFolder({ [SYNONYMS_FILE]: '- vote, ballot\n' });
  const index = {} as IndexInTheMaking;
  const { data, routes, actions } = keptActions();
  const feature = { name: 'x', search: { synonyms: () => [['award', 'prize']] } };
  const plugin = searchPlugin(
    { siteDir, baseUrl: '/preview/' } as LoadContext,
    [feature],
    { tasks: 'tasks', ...options },
    index,
  );
  await plugin.contentLoaded?.({ content: undefined, actions });
  await plugin.allContentLoaded?.({ allContent: allContentOf([docOf('votes')]), actions });
  return { plugin, index, data, routes };
}

describe('the search of a build', () => {
  it('publishes the index, under an address that changes with it', async () => {
    const { index, data } = await load({ text: '["one"]' }, { indexHash: 'auto' });
    const { files } = await publishIndex(index).run({} as BuiltSite);
    expect(files).toEqual({ 'search-index.json': '["one"]' });
    const other = await load({ text: '["two"]' }, { indexHash: 'auto' });
    const hashes = [data, other.data].map((made) => made['config.json'] as object);
    expect(hashes[0]).toEqual({
      ...hashes[1],
      indexHash: expect.stringMatching(/^[\da-f]{12}$/) as string,
    });
    expect(hashes[0]).not.toEqual(hashes[1]);
  });

  it('knows the synonyms of features and of the site', async () => {
    const { data } = await load();
    expect(data['synonyms.json']).toEqual([
      ['award', 'prize'],
      ['vote', 'ballot'],
    ]);
  });

  it('has a page for its results', async () => {
    const { routes, plugin } = await load();
    expect(routes.map(({ path }) => path)).toEqual(['/preview/search']);
    expect(configurationOf(plugin, { isServer: true })).toEqual({});
  });

  it('fails where the index is written if it cannot be made', async () => {
    const { index } = await load({ error: 'unreadable' });
    await expect(publishIndex(index).run({} as BuiltSite)).rejects.toThrow('unreadable');
  });
});

describe('the search of the development server', () => {
  it('makes no index before somebody searches, and keeps its address', async () => {
    const { plugin, data } = await load({ environment: 'development' }, { indexHash: 'auto' });
    expect(make).not.toHaveBeenCalled();
    expect(data['config.json']).toMatchObject({ indexHash: null });

    const { devServer } = configurationOf(plugin, { mode: 'development' }) as {
      devServer: { setupMiddlewares: (list: { path: string; middleware: unknown }[]) => void };
    };
    const list: { path: string; middleware: unknown }[] = [];
    devServer.setupMiddlewares(list);
    expect(list.map(({ path }) => path)).toEqual(['/preview/search-index.json']);
    const end = vi.fn();
    (list[0]?.middleware as (request: object, response: object) => void)(
      {},
      { end, setHeader: vi.fn() },
    );
    await vi.waitFor(() => {
      expect(end).toHaveBeenCalledExactlyOnceWith('[]');
    });
  });
});
