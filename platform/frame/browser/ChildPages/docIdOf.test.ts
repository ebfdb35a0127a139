import { describe, expect, it } from 'vitest';
import { docIdOf } from './docIdOf';

describe('docIdOf', () => {
  it.each([
    ['/events/', '/', 'events/index'],
    ['/events/kubecon', '/', 'events/kubecon'],
    ['/preview/events/', '/preview/', 'events/index'],
    ['/preview/', '/preview/', 'index'],
  ])('finds the doc of %s below %s', (href, baseUrl, id) => {
    expect(docIdOf(href, baseUrl)).toBe(id);
  });
});
