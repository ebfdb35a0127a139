import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptActions, testFolder } from '#platform/base/node/testPlugin';
import type { ItemPage } from '#platform/content/common/itemPage';
import type { Feature } from '#platform/feature';
import docs from './plugin';

const framework = vi.hoisted(() => ({
  loadContent: vi.fn<() => Promise<LoadedContent | undefined>>(),
  route: {} as RouteConfig,
}));
vi.mock('@docusaurus/plugin-content-docs', () => ({
  validateOptions: ({ options }: { options: object }) => options,
  default: (): Promise<Plugin<LoadedContent | undefined>> =>
    Promise.resolve({
      name: 'docs',
      loadContent: framework.loadContent,
      contentLoaded: ({ actions }) => {
        actions.addRoute(framework.route);
      },
    }),
}));

const ITEM = { list: '/list/' } as unknown as ItemPage;
const page = (id: string, frontMatter = {}) => ({ id, permalink: `/a/${id}`, frontMatter });

beforeEach(() => {
  const content = { loadedVersions: [{ docs: [page('one', { item: true }), page('two')] }] };
  framework.loadContent.mockResolvedValue(content as unknown as LoadedContent);
});

const make = (
  siteDir: string,
  features: readonly Feature[] = [],
  enrich?: (content: LoadedContent) => Promise<void>,
) => docs({ siteDir } as LoadContext, {}, features, { isListed: (id) => id === 'two', enrich });

describe('the loaded docs', () => {
  it('say which pages are about an item, before the site enriches them', async () => {
    const items: Feature = { name: 'items', itemPage: ({ item }) => (item ? ITEM : undefined) };
    const plugin = await make(testFolder(), [items], async ({ loadedVersions: [version] }) => {
      await Promise.resolve();
      version?.docs.forEach((doc) => Object.assign(doc, { enriched: 'itemPage' in doc }));
    });
    const content = await plugin.loadContent?.();
    expect(content?.loadedVersions[0]?.docs).toMatchObject([
      { id: 'one', itemPage: ITEM, enriched: true },
      { id: 'two', itemPage: undefined, enriched: true },
    ]);
  });

  it('are refused with the tags file that is more than plain values', async () => {
    const plugin = await make(testFolder({ 'docs/tags.yml': 'a: &x 1\nb: *x\n' }));
    await expect(plugin.loadContent?.()).rejects.toThrow('docs/tags.yml');
  });

  it('are refused if there are none', async () => {
    framework.loadContent.mockResolvedValue(undefined);
    const plugin = await make(testFolder());
    await expect(plugin.loadContent?.()).rejects.toThrow('The docs plugin loaded nothing.');
  });
});

it('pages that their index page lists are in no sidebar', async () => {
  const link = (id: string) => ({ type: 'link', label: id, href: `/a/${id}`, docId: id });
  const version = { docsSidebars: { main: [link('one'), link('two')] }, docs: { one: {} } };
  framework.route = {
    path: '/',
    component: 'DocsRoot',
    routes: [{ path: '/', component: 'DocVersionRoot', props: { version }, routes: [] }],
  };
  const plugin = await make(testFolder());
  const { routes, actions } = keptActions();
  const content = await plugin.loadContent?.();
  await plugin.contentLoaded?.({ content: content ?? { loadedVersions: [] }, actions });
  expect(routes[0]?.routes?.[0]?.props).toEqual({
    version: { docsSidebars: { main: [link('one')] }, docs: {} },
  });
});
