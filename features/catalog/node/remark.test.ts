import type { Node, Parent } from 'unist';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import remarkCatalog from './remark';
import { testIncident } from './testRecord';

interface Named extends Node {
  name?: string;
  children?: { value?: string }[];
}

/** What a page is made of: texts of headings and paragraphs, components, and imports of data. */
function outline(file: string, frontMatter: object, ...children: Node[]): string[] {
  const tree: Parent = { type: 'root', children };
  const page = new VFile({ path: `/site/${file}`, data: { frontMatter } });
  remarkCatalog({ siteDir: '/site' })(tree, page);
  return (tree.children as Named[]).flatMap(({ type, name, data, children: below }) =>
    type === 'mdxjsEsm'
      ? (/@generated\/[^"]+\.json/.exec(JSON.stringify(data))?.[0] ?? [])
      : name === undefined
        ? (below?.[0]?.value ?? '')
        : `<${name}>`,
  );
}

const ACCOUNT: Parent & Node = {
  type: 'paragraph',
  children: [{ type: 'text', value: 'What happened.' } as Node],
};
const incident = testIncident();

describe('the page of an incident', () => {
  it('has its facts after the summary, and sources, neighbors and citation after it', () => {
    expect(outline('docs/catalog/2024/xz.md', { incident }, ACCOUNT)).toEqual([
      '@generated/site-catalog/default/incidents/xz.json',
      'What happened.',
      '<IncidentFacts>',
      'References',
      '<IncidentReferences>',
      'Related incidents',
      '<IncidentNeighbors>',
      'History of this entry',
      '<IncidentHistory>',
      'Cite this entry',
      '<IncidentCitation>',
    ]);
  });

  it('shows classification and guides only if it has some', () => {
    const more = { ...incident, slsa: ['A'], guides: ['a/guide.md'] };
    const parts = outline('docs/catalog/2024/xz.md', { incident: more }, ACCOUNT);
    expect(parts.filter((part) => /Classification|Guides/.test(part))).toEqual([
      '<IncidentClassification>',
      '<IncidentGuides>',
    ]);
  });
});

describe('any other page', () => {
  const list: Named = { type: 'mdxJsxFlowElement', name: 'GuideIncidents' };

  it('gets the incidents that name it where it asks for them', () => {
    expect(outline('docs/a/guide.md', {}, ACCOUNT, list)).toEqual([
      '@generated/site-catalog/default/guides/a--guide.json',
      'What happened.',
      '<GuideIncidents>',
    ]);
  });

  it('stays as it is', () => {
    expect(outline('docs/a/guide.md', {}, ACCOUNT)).toEqual(['What happened.']);
  });
});
