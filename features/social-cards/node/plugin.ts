import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteContent } from '#platform/base/node/loadedContent';
import type { OutputStep } from '#platform/output/node/contribution';
import { cardsOf, picturesOf } from './cards';

/**
 * The plugin that has the cards drawn while the bundler works, except while someone edits, and the
 * step that publishes them.
 */
export function makeCards(): { plugin: (context: LoadContext) => Plugin; publish: OutputStep } {
  let drawn: Promise<Uint8Array[]> = Promise.resolve([]);
  const plugin = ({ baseUrl, siteDir }: LoadContext): Plugin => ({
    name: 'site-cards',
    getThemePath: () => path.join(__dirname, '../browser/theme'),
    allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'development') {
        const shown = Object.values(cardsOf(siteContent(allContent), baseUrl));
        drawn = picturesOf(shown, siteDir);
        // Whoever awaits it hears of a failure; until then it must not end the process.
        drawn.catch(() => undefined);
      }
      return Promise.resolve();
    },
  });
  const publish: OutputStep = {
    name: 'social cards',
    async run({ content, baseUrl }) {
      const pictures = await drawn;
      const files = Object.keys(cardsOf(content, baseUrl)).flatMap((file, index) => {
        const picture = pictures[index];
        return picture ? [[file, picture] as const] : [];
      });
      return { files: Object.fromEntries(files) };
    },
  };
  return { plugin, publish };
}
