import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { keptActions, testFolder } from '#platform/base/node/testPlugin';
import { PROJECTS_FILE } from './collection';
import projectsPlugin from './plugin';
import { HEAD, testProject } from './testProject';

const event = (year: string) => ({
  id: `light-${year}`,
  name: `LampCon ${year}`,
  kind: 'virtual',
  series: 'other',
  project: 'Lamp',
  start: `${year}-03-04`,
  end: `${year}-03-04`,
});

it('makes a page for each project, with the active ones beside it', async () => {
  const siteDir = testFolder({
    [PROJECTS_FILE]: JSON.stringify({
      ...HEAD,
      projects: [
        { name: 'Lamp' },
        { name: 'Torch' },
        { name: 'Candle', levels: { sandbox: '2018-01-10', archived: '2020-01-10' } },
        { name: 'Anvil', subcategory: 'Tools' },
      ].map(testProject),
    }),
    'data/events.yaml': JSON.stringify({ events: [event('2025'), event('2026')], deadlines: [] }),
    'docs/light.md': '---\ntitle: Light\n---\n\nUse Lamp.\n',
  });
  const { data, routes, actions } = keptActions();
  const context = { siteDir, baseUrl: '/preview/' } as LoadContext;
  await projectsPlugin(context).contentLoaded?.({ actions, content: undefined });
  expect(routes.map(({ path }) => path)).toEqual(
    ['lamp', 'torch', 'candle', 'anvil'].map((slug) => `/preview/projects/all/${slug}`),
  );
  expect(data['page-lamp.json']).toMatchObject({
    project: { name: 'Lamp' },
    day: '2026-09-14',
    neighbors: ['Torch'],
    namedBy: [{ title: 'Light', route: '/light' }],
    events: [{ id: 'light-2026' }, { id: 'light-2025' }],
  });
  expect(data['overview.json']).toMatchObject({ figures: { counts: { sandbox: 3, archived: 1 } } });
});
