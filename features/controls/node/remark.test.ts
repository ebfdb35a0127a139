import type { Node, Parent } from 'unist';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import remarkCatalog from '#features/catalog/node/remark';
import type { Group } from './load';
import remarkControls from './remark';

const control = (id: string, title: string) => ({
  id,
  title,
  objective: 'x',
  papers: ['P'],
  guides: ['guide.md'],
});
const GROUPS: Group[] = [
  {
    slug: 'access',
    id: 'Access',
    title: 'Access',
    description: 'x',
    phases: ['runtime'],
    controls: [control('CNSC-1', 'Secrets'), control('CNSC-21', 'Injection')],
  },
];

interface Named extends Node {
  name?: string;
  attributes?: { name: string; value: unknown }[];
  children?: { value?: string }[];
  data?: { hProperties?: { id: string } };
}

/** What a page is made of after the plugins of catalog and controls. */
function outline(file: string, frontMatter: object, ...children: Named[]): string[] {
  const tree: Parent = { type: 'root', children };
  const page = new VFile({ path: `/site/${file}`, data: { frontMatter } });
  remarkCatalog({ siteDir: '/site' })(tree, page);
  remarkControls({ siteDir: '/site', groups: GROUPS })(tree, page);
  return (tree.children as Named[]).flatMap(({ type, name, data, attributes, children: below }) =>
    type === 'mdxjsEsm'
      ? (/@generated\/site-controls[^"]+\.json/.exec(JSON.stringify(data))?.[0] ?? [])
      : name === undefined
        ? `${below?.[0]?.value ?? ''}${data?.hProperties ? ` #${data.hProperties.id}` : ''}`
        : `<${[name, ...(attributes ?? []).map(({ name: attribute }) => attribute)].join(' ')}>`,
  );
}

const element = (name: string, attributes: Named['attributes'] = []): Named => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
});
const paragraph: Named = { type: 'paragraph', children: [{ value: 'Text.' }] };

it('gives a group a heading with the number as anchor, and details, for each control', () => {
  const group = element('ControlGroup', [{ name: 'name', value: 'access' }]);
  expect(outline('docs/controls/access.md', {}, paragraph, group)).toEqual([
    '@generated/site-controls/default/groups/access.json',
    'Text.',
    'CNSC-1: Secrets #cnsc-1',
    '<ControlDetails id controls>',
    'CNSC-21: Injection #cnsc-21',
    '<ControlDetails id controls>',
  ]);
});

it('gives an incident its controls above the guides, below the same heading, if it names some', () => {
  const incident = { guides: ['guide.md'], controls: [{ id: 'CNSC-1' }] };
  const parts = outline('docs/catalog/2024/xz.md', { incident }, paragraph);
  expect(parts[0]).toBe('@generated/site-controls/default/incidents/xz.json');
  const start = parts.indexOf('What would have stopped or limited it');
  expect(parts.slice(start, start + 4)).toEqual([
    'What would have stopped or limited it',
    '<IncidentControls id frontMatter controls>',
    '<IncidentGuides frontMatter page>',
    'References',
  ]);
  const without = outline('docs/catalog/2024/xz.md', { incident: { guides: [] } }, paragraph);
  expect(without.join()).not.toContain('IncidentControls');
});

it('gives a guide its controls where it asks for them, and leaves other pages alone', () => {
  expect(outline('docs/a/guide.md', {}, paragraph, element('GuideControls'))).toEqual([
    '@generated/site-controls/default/guides/a--guide.json',
    'Text.',
    '<GuideControls controls>',
  ]);
  expect(outline('docs/a/other.md', {}, paragraph)).toEqual(['Text.']);
});
