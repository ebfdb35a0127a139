import type { LoadContext } from '@docusaurus/types';
import { expect, it, vi } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import docs from './plugin';

vi.mock('@docusaurus/plugin-content-docs', () => ({
  validateOptions: () => ({}),
  default: () => ({ name: 'docs', loadContent: () => ({ loadedVersions: [] }) }),
}));

it('a tags file that is more than plain values is refused', async () => {
  const siteDir = testFolder({ 'docs/tags.yml': 'a: &x 1\nb: *x\n' });
  const plugin = await docs({ siteDir } as LoadContext, {}, [], { isListed: () => false });
  await expect(plugin.loadContent?.()).rejects.toThrow('docs/tags.yml');
});
