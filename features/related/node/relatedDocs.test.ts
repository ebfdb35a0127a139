import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { testFolder } from '../../../platform/base/node/testPlugin';
import type { RelatedPage } from '../common/related';
import { addRelatedPages } from './relatedDocs';

const doc = (name: string, frontMatter: object = {}) => ({
  title: name,
  description: '',
  permalink: `/${name}`,
  source: `@site/docs/guides/${name}.md`,
  frontMatter,
  tags: [],
});
type Doc = ReturnType<typeof doc> & { related?: RelatedPage[] };

it('gives each guide the pages that say alike, without those it links to and without items', async () => {
  const alike = 'Maintainers elect their committee by ranked ballot.';
  const siteDir = testFolder({
    'docs/guides/votes.md': `${alike} See [the rules](./rules.md#quorum).`,
    'docs/guides/rules.md': `${alike} Quorum matters.`,
    'docs/guides/item.md': `${alike} It was an incident.`,
    'docs/guides/kernel.md': 'Kernel modules load drivers.',
    'docs/guides/logos.md': 'Artwork comes as vector drawings.',
  });
  const docs: Doc[] = [
    doc('votes'),
    doc('rules'),
    doc('kernel'),
    doc('logos'),
    doc('item', { incident: {} }),
  ];
  await addRelatedPages({ loadedVersions: [{ docs }] } as unknown as LoadedContent, siteDir, [
    { itemPage: ({ incident }) => (incident ? {} : undefined) },
  ]);
  expect(Object.fromEntries(docs.map(({ title, related }) => [title, related]))).toEqual({
    votes: [],
    rules: [{ title: 'votes', permalink: '/votes' }],
    kernel: [],
    logos: [],
    item: undefined,
  });
});
