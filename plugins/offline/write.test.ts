import { expect, it } from 'vitest';
import { addressOfFile, looksOf } from './write';
import { isOwnStore } from './client/stores';

it.each([
  ['index.html', ''],
  ['events/index.html', 'events/'],
  ['events/kubecon.html', 'events/kubecon'],
  ['assets/js/main.js', 'assets/js/main.js'],
])('%s is served at %j', (file, address) => {
  expect(addressOfFile(file)).toBe(address);
});

it('a page looks as it should with its style sheets, typeface and drawings', () => {
  const html = `<meta content=https://example.org/preview/img/card.svg><link rel=stylesheet
    href=/preview/assets/css/a.css><link rel="preload" href="/preview/assets/fonts/b.woff2"
    ><script src=/preview/assets/js/c.js></script><img src=/preview/img/logo.svg><img src=/preview/img/logo.svg
    ><link href=/preview/img/icon.png><link href=/assets/css/other.css>`;
  expect(looksOf(html, '/preview/')).toEqual([
    'assets/css/a.css',
    'assets/fonts/b.woff2',
    'img/logo.svg',
  ]);
});

it.each([
  ['pages:/', 'https://example.org/', true],
  ['pages:/preview/', 'https://example.org/preview/', true],
  ['pages:/preview/', 'https://example.org/', false],
  ['workbox-precache-v2-https://example.org/', 'https://example.org/', true],
  ['workbox-precache-v2-https://example.org/preview/', 'https://example.org/', false],
  ['another', 'https://example.org/', false],
])('store %j belongs to the worker of %s: %s', (name, scope, isOwn) => {
  expect(isOwnStore(name, scope)).toBe(isOwn);
});
