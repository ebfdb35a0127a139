import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { toClientConfig, toClientGlobalData, unusedModules } from './clientData';

it('leaves out what only the build reads', () => {
  const config = {
    title: 'Contributors',
    baseUrl: '/',
    plugins: ['./plugins/search/index.ts'],
    customFields: { today: '2026-11-21' },
    themeConfig: { prism: { theme: {} }, image: 'card.png' },
  } as unknown as DocusaurusConfig;
  expect(toClientConfig(config)).toEqual({
    title: 'Contributors',
    baseUrl: '/',
    customFields: { today: '2026-11-21' },
    themeConfig: { image: 'card.png' },
  });
});

it('leaves out the list of docs', () => {
  const version = { name: 'current', docs: [{ id: 'a', path: '/a' }] };
  expect(
    toClientGlobalData({
      'docusaurus-plugin-content-docs': { default: { path: '/', versions: [version] } },
      other: { default: 1 },
    }),
  ).toEqual({
    'docusaurus-plugin-content-docs': {
      default: { path: '/', versions: [{ name: 'current', docs: [] }] },
    },
    other: { default: 1 },
  });
});

it('leaves out parts of pages that the settings do not ask for', () => {
  const unused = (navbar: object[], hideable: boolean, versions: object[]) =>
    unusedModules(
      { themeConfig: { docs: { sidebar: { hideable } }, navbar: { items: navbar } } } as never,
      { 'docusaurus-plugin-content-docs': { default: { versions } } },
    );
  const without = unused([{ type: 'docSidebar' }], false, [{}]);
  expect(without).toContain('@theme/NavbarItem/DocsVersionDropdownNavbarItem');
  expect(without).toContain('@theme/DocSidebar/Desktop/CollapseButton');
  expect(without).toContain('@theme/DocVersionBanner');
  const items = ['doc', 'docsVersion', 'docsVersionDropdown', 'html'].map((type) => ({ type }));
  expect(unused(items, true, [{}, {}])).toEqual(['@generated/site-metadata']);
});
