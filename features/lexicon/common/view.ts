import type { ListView } from '#platform/collections/common/view';
import type { LexiconTerm } from './schema';

/** The groups of the lexicon, as readers know them. */
export const GROUP_LABELS: Readonly<Record<LexiconTerm['group'], string>> = {
  concepts: 'Security concepts',
  identity: 'Identity and access management',
  hardware: 'Hardware',
  tooling: 'Tooling',
};

/** How readers search and narrow the terms. */
export const termsView: ListView<LexiconTerm> = {
  noun: ['term', 'terms'],
  key: ({ slug }) => slug,
  text: ({ term, aka = [], definition }) => [term, ...aka, definition].join(' '),
  facets: [{ id: 'group', label: 'Group', values: GROUP_LABELS, of: ({ group }) => [group] }],
};
