import type { Feature } from '../../platform/feature';
import cardsPlugin, { publishCards, type CardsInTheMaking } from './node/plugin';

/** A picture for each page and post, shown where the page is shared. */
export const socialCards = (): Feature => {
  const cards: CardsInTheMaking = { pictures: Promise.resolve([]) };
  return {
    name: 'social-cards',
    plugins: [(context) => cardsPlugin(context, cards)],
    outputSteps: [publishCards(cards)],
  };
};
