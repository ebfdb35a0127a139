import type { ListView } from '#platform/collections/common/view';
import type { Piece } from '#platform/markdown/common/pieces';
import { NEEDS, PROJECT_LEVELS, ROLES, type Benefit } from './schema';

/** A benefit as the finder shows it, with the pieces of its lines of text. */
export interface BenefitRow extends Omit<Benefit, 'what' | 'who' | 'how'> {
  what: Piece[];
  who: Piece[];
  how?: Piece[];
}

const textOf = (pieces: readonly Piece[] = []): string => pieces.map(({ text }) => text).join('');

/** How readers search and narrow benefits. */
export const benefitsView: ListView<BenefitRow> = {
  noun: ['benefit', 'benefits'],
  key: ({ id }) => id,
  hasAnchors: true,
  text: ({ name, needs, what, who, how }) =>
    [name, ...needs.map((need) => NEEDS[need]), textOf(what), textOf(who), textOf(how)].join(' '),
  facets: [
    { id: 'need', label: 'Need', values: NEEDS, of: ({ needs }) => needs },
    {
      id: 'level',
      label: 'Level of the project',
      values: PROJECT_LEVELS,
      inOrder: true,
      of: ({ levels = Object.keys(PROJECT_LEVELS) }) => levels,
    },
    { id: 'role', label: 'Who asks', values: ROLES, inOrder: true, of: ({ roles }) => roles },
  ],
};
