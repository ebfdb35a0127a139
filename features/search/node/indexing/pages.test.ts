import { describe, expect, it } from 'vitest';
import type { SiteContent } from '#platform/base/node/loadedContent';
import type { Feature } from '#platform/feature';
import { RANKING } from '../../common/ranking';
import { pagesOf } from './pages';

const tag = (label: string) => ({ label, permalink: `/preview/tags/${label}` });
const doc = (name: string, frontMatter: object = {}) => ({
  title: name,
  description: `About ${name}`,
  permalink: `/preview/${name}`,
  source: `@site/docs/${name}.md`,
  frontMatter,
  tags: [tag('votes')],
});
const ada = {
  key: 'ada',
  name: 'Ada',
  title: 'Engineer',
  page: { permalink: '/preview/blog/ada' },
};
const guest = { name: 'A guest' };
const post = (name: string) => ({
  metadata: { ...doc(name), source: `@site/blog/${name}.md`, authors: [ada, guest] },
});
const list = (page: number) => ({
  metadata: {
    permalink: page === 1 ? '/preview/blog' : `/preview/blog/page/${page}`,
    page,
    blogTitle: 'Blog',
    blogDescription: 'All posts',
  },
});
const category = (label: string, items: object[], link?: object) => ({
  type: 'category',
  label,
  items,
  link,
});
const index = (permalink: string, title?: string) => ({
  type: 'generated-index',
  permalink,
  title,
});

const content = {
  docs: {
    loadedVersions: [
      {
        docs: [doc('b', { sidebar_label: 'Bee' }), doc('a', { alias: 'Aleph' })],
        sidebars: {
          main: [
            { type: 'doc', id: 'a' },
            category('Written', [category('In it', [], index('/preview/in'))], { type: 'doc' }),
            category('Titled', [], index('/preview/titled', 'A title')),
          ],
        },
      },
    ],
  },
  blog: {
    blogPosts: ['one', 'two', 'three'].map(post),
    blogListPaginated: [list(1), list(2)],
    blogTags: { awards: tag('awards') },
    blogTagsListPath: '/preview/blog/tags',
  },
  pages: [
    { ...doc('about'), type: 'mdx', source: '@site/pages/about.md' },
    { ...doc('coded'), type: 'jsx' },
  ],
} as unknown as SiteContent;

const made = { title: 'Made', description: '', keywords: ['by hand'] };
const features: Feature[] = [
  {
    name: 'names',
    pages: [
      { ...made, url: '/made' },
      { ...made, url: '/hidden', isUnlisted: true },
    ],
    search: { keywords: ({ alias }) => (typeof alias === 'string' ? [alias] : []) },
  },
  { name: 'news', search: { weight: ({ kind }) => (kind === 'post' ? 0.5 : 1) } },
  { name: 'old', search: { weight: () => 0.5 } },
];

const read = (file: string) => ({
  linkContext: [`said of ${file}`],
  sections: [{ title: '', anchor: '', text: file, code: '' }],
});
const pages = pagesOf(
  content,
  read,
  { '/a': ['I am lost'] },
  { siteDir: '.', baseUrl: '/preview/' },
  features,
);
const page = (url: string) => pages.find((other) => other.url === url);

describe('the pages that can be found', () => {
  it('are all that have an address, each once, in the order of the addresses', () => {
    expect(pages.map(({ url }) => url)).toEqual([
      '/a',
      '/about',
      '/b',
      '/blog',
      '/blog/ada',
      '/blog/archive',
      '/blog/authors',
      '/blog/tags',
      '/in',
      '/made',
      '/one',
      '/tags',
      '/tags/awards',
      '/tags/votes',
      '/three',
      '/titled',
      '/two',
    ]);
  });

  it('are known by text, links, names and the words of readers', () => {
    expect(page('/a')).toEqual({
      url: '/a',
      title: 'a',
      description: 'About a',
      weight: 0.5,
      keywords: ['Aleph'],
      intents: ['I am lost'],
      ...read('docs/a.md'),
    });
    expect(page('/b')?.keywords).toEqual(['Bee']);
    expect(page('/made')).toMatchObject({ title: 'Made', keywords: ['by hand'], sections: [] });
  });

  it('are read in their own file', () => {
    expect(page('/one')?.sections).toEqual(read('blog/one.md').sections);
    expect(page('/about')?.sections).toEqual(read('pages/about.md').sections);
  });

  it('count as much as all features say, and lists less, but for the first page of the blog', () => {
    expect(page('/one')?.weight).toBe(0.25);
    expect(page('/tags/votes')?.weight).toBe(RANKING.listPage);
    expect(page('/blog')?.weight).toBe(1);
  });

  it('have titles that tell them apart', () => {
    const titles = ['/in', '/titled', '/blog', '/blog/ada'];
    expect(titles.map((url) => page(url)?.title)).toEqual([
      'In it',
      'A title',
      'Blog',
      'Author: Ada',
    ]);
  });
});
