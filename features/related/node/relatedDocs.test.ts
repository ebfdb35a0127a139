import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { docOf, testFolder } from '#platform/base/node/testPlugin';
import type { RelatedPage } from '../common/related';
import { addRelatedPages } from './relatedDocs';

type Doc = ReturnType<typeof docOf> & { related?: RelatedPage[] };

it('gives each guide the pages that say alike, without those it links to and without items', async () => {
  const alike = 'Maintainers elect their committee by ranked ballot.';
  const siteDir = testFolder({
    'docs/votes.md': `${alike} See [the rules](./rules.md#quorum).`,
    'docs/rules.md': `${alike} Quorum matters.`,
    'docs/item.md': `${alike} It was an incident.`,
    'docs/kernel.md': 'Kernel modules load drivers.',
    'docs/logos.md': 'Artwork comes as vector drawings.',
  });
  const docs: Doc[] = ['votes', 'rules', 'kernel', 'logos'].map((name) => docOf(name));
  docs.push(docOf('item', { incident: {} }));
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
