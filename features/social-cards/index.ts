import type { Feature } from '#platform/feature';
import { makeCards } from './node/plugin';

/** A picture for each page and post, shown where the page is shared. */
export const socialCards = (): Feature => {
  const { plugin, publish } = makeCards();
  return { name: 'social-cards', plugins: [plugin], outputSteps: [publish] };
};
