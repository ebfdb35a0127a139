import { existsSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import { testPage } from '#platform/content/node/testSite';
import blog, { addKinds, agingPosts } from './plugin';

vi.mock('@docusaurus/plugin-content-blog', () => ({
  validateOptions: ({ options }: { options: object }) => options,
  default: () => ({
    name: 'blog',
    loadContent: () => Promise.resolve({ blogPosts: [] }),
    getThemePath: () => 'of the framework',
  }),
}));

const make = (files: Record<string, string>) =>
  blog({ siteDir: testFolder(files) } as LoadContext, {});

it('reads the posts, and shows them with the theme parts of this site', async () => {
  const plugin = await make({ 'blog/authors.yml': 'a:\n  name: A\n' });
  await expect(plugin.loadContent?.()).resolves.toEqual({ blogPosts: [] });
  expect(existsSync(plugin.getThemePath?.() ?? '')).toBe(true);
});

it.each(['blog/authors.yml', 'blog/tags.yml'])(
  'refuses a %s that is more than plain values',
  async (file) => {
    const plugin = await make({ [file]: 'a: &x 1\nb: *x\n' });
    await expect(plugin.loadContent?.()).rejects.toThrow(file);
  },
);

it('names of each post its kind, and the newest of that kind but for itself', () => {
  const post = (title: string, tag: string) => ({
    metadata: { title, permalink: `/${title}`, tags: [{ permalink: `/blog/tags/${tag}` }] },
  });
  const posts = [post('c', 'newsletter'), post('b', 'deadlines'), post('a', 'newsletter')];
  addKinds(posts as unknown as BlogContent['blogPosts']);
  expect(posts.map(({ metadata }) => metadata)).toMatchObject([
    { kind: 'Newsletter', newest: undefined },
    { kind: 'Deadlines', newest: undefined },
    { kind: 'Newsletter', newest: { title: 'c', permalink: '/c' } },
  ]);
});

it('says that the newest post is more than 60 days old', () => {
  const post = (file: string) => testPage('', { kind: 'post', file });
  const files = [post('blog/2026-09-30-b.md'), post('blog/2026-07-31-a.md'), testPage()];
  expect(agingPosts(files, '2026-11-29')).toEqual([]);
  expect(agingPosts(files, '2026-11-30')).toEqual([
    'The newest post is of 2026-09-30, 61 days ago.',
  ]);
});
