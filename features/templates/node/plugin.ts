import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GENERATED_STATIC_DIR } from '#platform/base/node/staticDir';
import { addressOf, TEMPLATES_DIR } from '../common/address';
import { loadTemplates } from './load';

/**
 * Serves the template files byte for byte, also in development. The content checks report problems
 * in the files.
 */
export default function templatesPlugin({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, TEMPLATES_DIR);
  const served = path.join(siteDir, GENERATED_STATIC_DIR, addressOf(''));
  return {
    name: 'site-templates',
    getPathsToWatch: () => [`${TEMPLATES_DIR}/**`],
    async loadContent() {
      await rm(served, { recursive: true, force: true });
      for (const file of loadTemplates(siteDir).keys()) {
        await cp(path.join(folder, file), path.join(served, file));
      }
    },
  };
}
