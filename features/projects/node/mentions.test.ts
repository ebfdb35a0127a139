import type { Parent } from 'unist';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { parseBody } from '#platform/content/node/outline';
import { mentionFinder, namingPages, remarkProjects } from './mentions';
import { testProject } from './testProject';

const PROJECTS = [
  { name: 'Envoy' },
  { name: 'etcd' },
  { name: 'Open Policy Agent (OPA)' },
  { name: 'Score', isWord: true, aka: ['Score Spec'] },
  { name: 'SPIFFE' },
].map(testProject);

const load = () => ({ inText: mentionFinder(PROJECTS), inTitle: mentionFinder(PROJECTS, true) });

describe('a text', () => {
  it.each([
    ['Proxies such as Envoy, and etcd.', ['Envoy', 'etcd']],
    ['Envoy’s maintainers (Envoy)', ['Envoy', 'Envoy']],
    ['Open Policy Agent (OPA), or OPA', ['Open Policy Agent (OPA)', 'OPA']],
    ['Score Spec', ['Score Spec']],
  ])('%j names %j', (text, names) => {
    expect(mentionFinder(PROJECTS)(text).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    'the envoy of a state',
    'Envoy Gateway',
    'Envoy\nGateway',
    'an Envoy-like proxy',
    'EnvoyCon',
    'proxies/Envoy',
    'etcd.io',
    '@etcd',
    'Score a draft by eight criteria',
  ])('%j names none', (text) => {
    expect(mentionFinder(PROJECTS)(text)).toEqual([]);
  });
});

/** The links of a page after the plugin: text and address of each. */
function linksIn(body: string, title = 'A page'): string[] {
  const tree = parseBody(body) as Parent;
  const text = toString(tree);
  remarkProjects({ load })(tree, { path: '/site/docs/a.md', data: { frontMatter: { title } } });
  expect(toString(tree)).toBe(text);
  const links: string[] = [];
  visit(tree, 'link', (link) => {
    links.push(`${toString(link)} ${(link as unknown as { url: string }).url}`);
  });
  return links;
}

describe('a page', () => {
  it('links the first mention of each project', () => {
    expect(linksIn('Envoy and OPA.\n\n- Envoy\n- **etcd**, by OPA (Open Policy Agent)')).toEqual([
      'Envoy /projects/all/envoy',
      'OPA /projects/all/open-policy-agent',
      'etcd /projects/all/etcd',
    ]);
  });

  it('links mentions in the cells of tables and in boxes', () => {
    expect(
      linksIn('| Envoy | B |\n| - | - |\n| etcd | d |\n\n:::note[OPA]\n\nSPIFFE\n\n:::'),
    ).toEqual(expect.arrayContaining(['etcd /projects/all/etcd', 'SPIFFE /projects/all/spiffe']));
    expect(linksIn('| Envoy | B |\n| - | - |\n| c | d |')).toEqual([]);
  });

  it.each(['## Envoy', '`Envoy`', '```\nEnvoy\n```', '<Term>Envoy</Term>', '<Box>\nEnvoy\n</Box>'])(
    'links nothing in %j',
    (body) => {
      expect(linksIn(body)).toEqual([]);
    },
  );

  it('links a mention after one that is a link to another site', () => {
    expect(linksIn('[Envoy](https://envoy.example/) is a proxy. Try Envoy.')).toEqual([
      'Envoy https://envoy.example/',
      'Envoy /projects/all/envoy',
    ]);
  });

  it('does not link what it links already, or what its title names', () => {
    expect(linksIn('Envoy. [More](/projects/all/envoy).')).toEqual(['More /projects/all/envoy']);
    expect(linksIn('Envoy and etcd.', 'Why Envoy Graduates')).toEqual(['etcd /projects/all/etcd']);
  });
});

it('lists the pages that name a project, then the posts, latest first', async () => {
  const page = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;
  const siteDir = testFolder({
    'docs/b.md': page('Beta', 'A proxy:\n\n| Envoy |\n| - |'),
    'docs/a.md': page('Alpha', 'See [Envoy](https://envoy.example/).'),
    'docs/code.md': page('Code', '```\nEnvoy\n```'),
    'blog/2024-01-02-x.md': page('Old', 'Envoy, twice: Envoy.'),
    'blog/2025-03-04-x.md': page('New', 'Envoy'),
  });
  expect(await namingPages(siteDir, PROJECTS)).toEqual(
    new Map([
      [
        'Envoy',
        [
          { title: 'Alpha', route: '/a' },
          { title: 'Beta', route: '/b' },
          { title: 'New', route: '/blog/2025/03/04/x', date: '2025-03-04' },
          { title: 'Old', route: '/blog/2024/01/02/x', date: '2024-01-02' },
        ],
      ],
    ]),
  );
});
