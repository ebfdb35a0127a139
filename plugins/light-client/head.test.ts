// @vitest-environment happy-dom
import { createElement as h, Fragment } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { apply, merge, toElements } from './client/head';

describe('toElements', () => {
  it('reads elements with the names that HTML has for their attributes', () => {
    expect(
      toElements([
        h('html', { key: 1, lang: 'en', className: 'a' }),
        h(Fragment, { key: 2 }, h('title', null, 'Page', ' | ', 'Site')),
        null,
        h('meta', { key: 3, charSet: 'utf-8' }),
        h('script', { key: 4, type: 'application/ld+json' }, '{"a":1}'),
      ]),
    ).toEqual([
      { type: 'html', attributes: { lang: 'en', class: 'a' }, text: '' },
      { type: 'title', attributes: {}, text: 'Page | Site' },
      { type: 'meta', attributes: { charset: 'utf-8' }, text: '' },
      { type: 'script', attributes: { type: 'application/ld+json' }, text: '{"a":1}' },
    ]);
  });
});

const element = (type: string, attributes: Record<string, string>, text = '') => ({
  type,
  attributes,
  text,
});

describe('merge', () => {
  it('lets inner elements take the place of outer ones, and adds up attributes of html', () => {
    const alternates = [
      element('link', { rel: 'alternate', href: '/a', hreflang: 'en' }),
      element('link', { rel: 'alternate', href: '/a', hreflang: 'x-default' }),
    ];
    expect(
      merge([
        element('html', { lang: 'en', class: 'outer' }),
        element('title', {}, 'Outer'),
        element('meta', { name: 'description', content: 'outer' }),
        element('link', { rel: 'canonical', href: '/outer' }),
        ...alternates,
        element('html', { class: 'inner' }),
        element('title', {}, 'Inner'),
        element('meta', { name: 'description', content: 'inner' }),
        element('link', { rel: 'canonical', href: '/inner' }),
      ]),
    ).toEqual([
      element('html', { lang: 'en', class: 'inner' }),
      element('title', {}, 'Inner'),
      element('meta', { name: 'description', content: 'inner' }),
      element('link', { rel: 'canonical', href: '/inner' }),
      ...alternates,
    ]);
  });
});

describe('apply', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<title data-rh="true">Old</title><meta data-rh="true" name="a" content="1"><meta data-rh="true" name="b" content="2"><link rel="stylesheet">';
  });

  it('keeps what is there, adds what is new and takes out what has gone', () => {
    const kept = document.querySelector('meta[name=a]');
    apply([
      element('html', { class: 'page' }),
      element('title', {}, 'New'),
      element('meta', { name: 'a', content: '1' }),
      element('meta', { name: 'c', content: '3' }),
    ]);
    expect(document.title).toBe('New');
    expect(document.documentElement.className).toBe('page');
    expect(document.querySelector('meta[name=a]')).toBe(kept);
    expect(document.querySelector('meta[name=b]')).toBeNull();
    expect(document.querySelector('meta[name=c]')?.getAttribute('content')).toBe('3');

    apply([element('title', {}, 'Last')]);
    expect(document.documentElement.hasAttribute('class')).toBe(false);
    expect(document.querySelector('meta')).toBeNull();
    expect(document.querySelector('link')).not.toBeNull();
  });
});
