import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../testSite';
import { hostRules } from './hostRules';
import { inlineScripts } from './inlineScripts';

describe('inlineScripts', () => {
  it('finds what runs, and leaves files and data alone', () => {
    const html = [
      '<script>a()</script>',
      '<SCRIPT data-rh=true type="module">b()</SCRIPT >',
      '<script src=/x.js defer></script>',
      '<script type=application/ld+json>{"a":1}</script>',
      '&lt;script&gt;c()&lt;/script&gt;',
    ].join('');
    expect(inlineScripts(pageOf('/a', html))).toEqual(['a()', 'b()']);
  });

  it('finds scripts that steps before have put in', () => {
    const page = pageOf('/a', '<title>T</title>');
    const edited = page.edit([{ start: 0, end: 0, html: '<script>load()</script>' }]);
    expect(inlineScripts(edited)).toEqual(['load()']);
  });
});

describe('hosts are told no rules', () => {
  it('for a page with a script that nobody expects, which is named with what to do', () => {
    const site = siteOf({ pages: [pageOf('/a', '<script>alert(1)</script>')] });
    expect(() => hostRules([]).run(site)).toThrow(/a\/index\.html: .*: alert\(1\)…/);
    expect(() => hostRules([]).run(site)).toThrow(/correct EXPECTED_SCRIPTS/);
  });
});
