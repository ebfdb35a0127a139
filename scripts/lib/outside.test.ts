import { describe, expect, it } from 'vitest';
import { Page } from '#platform/output/node/pages';
import { outsideAddresses, outsideProblems } from './outside';

const pageOf = (html: string) => Page.of({ route: '/a', file: 'a.html', html });

describe('outsideProblems', () => {
  it.each([
    '<script src=//evil.example/x.js></script>',
    '<img alt="a > b" src="https://evil.example/pixel.gif">',
    '<img srcset="/a.png 1x, https://evil.example/b.png 2x">',
    '<link rel=stylesheet href=https://evil.example/x.css>',
    '<link rel="preconnect" href="https://evil.example">',
    '<iframe src=https://evil.example/></iframe>',
    '<form action="https://evil.example/">',
    '<object data=https://evil.example/></object>',
    '<base href="https://evil.example/">',
    '<svg><image xlink:href=https://evil.example/a.png /></svg>',
    '<a target=_blank href=https://evil.example/>',
    '<a target="_blank" rel="license" href="https://evil.example/">',
  ])('finds %s', (html) => {
    expect(outsideProblems(pageOf(`<p>${html}</p>`))).toHaveLength(1);
  });

  it.each([
    '<script src=/assets/js/main.js defer></script>',
    '<img src="data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'>">',
    '<link data-rh=true rel=canonical href=https://contribute.cncf.io/offline>',
    '<link rel=alternate hreflang=en href=https://contribute.cncf.io/>',
    '<meta property=og:image content=https://contribute.cncf.io/img/social-card.png>',
    '<a href=https://example.org/>',
    '<a target=_blank rel="license noopener" href=https://example.org/>',
  ])('lets through %s', (html) => {
    expect(outsideProblems(pageOf(html))).toEqual([]);
  });
});

it('outsideAddresses finds what a style sheet would load', () => {
  const css =
    '@import "https://a.example/x.css";a{background:url(//b.example/y)}b{background:url(/z.png)}c{background:url("data:image/svg+xml,<svg xmlns=\'http://www.w3.org\'")}';
  expect(outsideAddresses(css)).toHaveLength(2);
});
