import { expect, it } from 'vitest';
import type { ContentFile } from '#platform/content/common/contentFile';
import { testPage, testSite } from '#platform/content/node/testSite';
import { type Group, checkControls } from './collection';

const GROUPS: Group[] = [
  {
    slug: 'access',
    id: 'Access',
    title: 'Access',
    description: 'x',
    phases: ['runtime'],
    controls: [
      {
        id: 'CNSC-1',
        title: 'Secrets',
        objective: 'x',
        papers: ['P'],
        guides: ['guide.md#part'],
        template: 'template.md',
      },
    ],
  },
];

const page = (file: string, body = '', frontMatter: ContentFile['frontMatter'] = {}) =>
  testPage(body, { file: `docs/${file}`, frontMatter });

const SITE = [
  page('guide.md', '## Security controls covered here\n\n<GuideControls />\n'),
  page('template.md'),
  page('access.md', "The group:\n\n<ControlGroup name='access'/>"),
];

const messages = (files: readonly ContentFile[]) =>
  checkControls(testSite({ files }), GROUPS).map(
    ({ file, field, reason }) => `${file} ${field}: ${reason}`,
  );

it('has nothing to say about a complete site', () => {
  expect(messages(SITE)).toEqual([]);
});

it('misses guides, templates, pages of groups and lists in guides', () => {
  expect(messages([page('guide.md')])).toEqual([
    'data/controls/access.yaml controls[0].template: "template.md" is not a page',
    'data/controls/access.yaml (whole file): has no page',
    'docs/guide.md <GuideControls />: is missing',
  ]);
  expect(messages([...SITE.slice(1)])).toContain(
    'data/controls/access.yaml controls[0].guides: "guide.md#part" is not a page',
  );
});

it('refuses a list on a page that no control names', () => {
  expect(messages([...SITE, page('other.md', '<GuideControls />')])).toEqual([
    'docs/other.md <GuideControls />: is on a page that no control names',
  ]);
});

it('refuses a control of an incident that does not exist', () => {
  const incident = { controls: [{ id: 'CNSC-1' }, { id: 'CNSC-999' }, { id: 'x' }, {}] };
  expect(messages([...SITE, page('xz.md', '', { incident })])).toEqual([
    'docs/xz.md incident.controls[1].id: "CNSC-999" is not a control of the Controls Catalog',
  ]);
});
