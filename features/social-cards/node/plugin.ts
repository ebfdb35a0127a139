import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { siteContent } from '../../../platform/base/node/loadedContent';
import type { OutputStep } from '../../../platform/output/node/contribution';
import { cardsOf, picturesOf } from './cards';

/** Where the plugin leaves the pictures for {@link publishCards}. */
export interface CardsInTheMaking {
  pictures: Promise<Uint8Array[]>;
}

/** Has the cards drawn while the bundler works, except while someone edits. */
export default function cardsPlugin(
  { baseUrl, siteDir }: LoadContext,
  cards: CardsInTheMaking,
): Plugin {
  return {
    name: 'site-cards',
    getThemePath: () => path.join(__dirname, '../browser/theme'),
    allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'development') {
        const shown = Object.values(cardsOf(siteContent(allContent), baseUrl));
        cards.pictures = picturesOf(shown, siteDir);
        // Whoever awaits it hears of a failure; until then it must not end the process.
        cards.pictures.catch(() => undefined);
      }
      return Promise.resolve();
    },
  };
}

export const publishCards = (cards: CardsInTheMaking): OutputStep => ({
  name: 'social cards',
  async run({ content, baseUrl }) {
    const pictures = await cards.pictures;
    return {
      files: Object.fromEntries(
        Object.keys(cardsOf(content, baseUrl)).flatMap((file, index) => {
          const picture = pictures[index];
          return picture ? [[file, picture]] : [];
        }),
      ),
    };
  },
});
