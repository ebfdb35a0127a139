import { expect, it } from 'vitest';
import { insertAfter, Page } from '../../../platform/output/node/pages';
import { SCRIPTS } from '../common/names';
import { isOwnStore } from '../common/stores';
import { looksOf, makeKillSwitch, withoutStart } from './serviceWorkers';

const pageOf = (html: string) => Page.of({ route: '/offline', file: 'offline.html', html });

it('a page looks as it should with its style sheets, typeface and drawings', () => {
  const html = `<meta content=https://example.org/preview/img/card.svg><link rel=stylesheet
    href=/preview/assets/css/a.css><link rel="preload" href="/preview/assets/fonts/b.woff2"
    ><script src=/preview/assets/js/c.js></script><img src=/preview/img/logo.svg><img src=/preview/img/logo.svg
    ><link href=/preview/img/icon.png><link href=/assets/css/other.css>`;
  expect(looksOf(pageOf(html), '/preview/')).toEqual([
    'assets/css/a.css',
    'assets/fonts/b.woff2',
    'img/logo.svg',
  ]);
});

it('a page that stands in for another has its text and data, but no script that starts it', () => {
  const page = pageOf(
    '<title>T</title><script src=/a.js></script><script>theme()</script><link id=x><h1>H</h1>',
  );
  const link = [...page.elements()].find(({ tagName }) => tagName === 'link');
  const edited = link
    ? page.edit([insertAfter(link, '<script data-scripts="/b.js">load()</script>')])
    : page;
  expect(withoutStart(edited).html).toBe(
    '<title>T</title><script>theme()</script><link id=x><h1>H</h1>',
  );
});

it('the kill switch takes the place of every service worker', async () => {
  const files = Object.entries(await makeKillSwitch());
  expect(files.map(([file]) => file)).toEqual(Object.values(SCRIPTS));
  for (const [, script] of files) {
    expect(script).toContain('unregister');
  }
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
