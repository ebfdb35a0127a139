import { expect, it } from 'vitest';
import { withTeams } from './teams';

it('makes teams of persons at any depth and leaves the rest alone', () => {
  const team = { '@type': 'Person', name: 'Person' };
  expect(withTeams({ '@type': 'Blog', blogPost: [{ author: team }, { author: [team] }] })).toEqual({
    '@type': 'Blog',
    blogPost: [
      { author: { '@type': 'Organization', name: 'Person' } },
      { author: [{ '@type': 'Organization', name: 'Person' }] },
    ],
  });
});
