import { describe, expect, it } from 'vitest';
import { withBasePath, withoutBasePath, areaLabelOf, areaOf, NO_AREA } from './site';

describe('areaOf', () => {
  it.each([
    ['/projects/', 'projects'],
    ['/projects/lifecycle/', 'projects'],
    ['/blog', 'blog'],
    ['/events/kubecon', 'events'],
    ['/community/tags/', 'community'],
    ['/security/', 'security'],
    ['/techdocs/', 'resources'],
    ['/skills/skill-improvement', 'contributors'],
    ['/community/tags/security-and-compliance/publications/catalog/2024/xz', 'security'],
  ])('finds the area of %s', (route, id) => {
    expect(areaOf(route)?.id).toBe(id);
  });

  it.each(['/', '/search', '/tags/events', '/projects-of-others'])('finds none for %s', (route) => {
    expect(areaOf(route)).toBeUndefined();
    expect(areaLabelOf(route)).toBe(NO_AREA);
  });
});

describe('the base path', () => {
  it.each([
    ['/events/', '/', '/events/'],
    ['/events/', '/preview/', '/preview/events/'],
    ['/', '/preview/', '/preview/'],
  ])('of %s below %s makes %s, and comes off again', (route, baseUrl, pathname) => {
    expect(withBasePath(route, baseUrl)).toBe(pathname);
    expect(withoutBasePath(pathname, baseUrl)).toBe(route);
  });
});
