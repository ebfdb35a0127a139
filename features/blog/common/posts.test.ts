import { expect, it } from 'vitest';
import { kindOf, withTeams } from './posts';

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

it.each([
  [['events', 'newsletter', 'deadlines'], 'Newsletter'],
  [['nominations', 'deadlines'], 'Awards'],
  [['deadlines', 'kubecon'], 'Deadlines'],
  [['security'], 'News'],
])('a post with the tags %j is of the kind %s', (tags, kind) => {
  expect(kindOf(tags.map((tag) => ({ permalink: `/preview/blog/tags/${tag}` })))).toBe(kind);
});
