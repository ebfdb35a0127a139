import { describe, expect, it } from 'vitest';
import { areaOf } from './site';

describe('areaOf', () => {
  it.each([
    ['/projects/', '/', 'projects'],
    ['/projects/lifecycle/', '/', 'projects'],
    ['/blog', '/', 'blog'],
    ['/preview/events/kubecon', '/preview/', 'events'],
  ])('finds the area of %s below %s', (pathname, baseUrl, id) => {
    expect(areaOf(pathname, baseUrl)?.id).toBe(id);
  });

  it.each(['/', '/search', '/tags/events', '/projects-of-others'])('finds none for %s', (path) => {
    expect(areaOf(path, '/')).toBeUndefined();
  });
});
