import type { DocusaurusConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { toClientConfig } from './siteConfig';

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
