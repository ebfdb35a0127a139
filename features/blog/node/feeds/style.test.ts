import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withStyleSheet } from '../../../../platform/output/node/feed';
import { toFeedStyle } from './style';

it('a feed names the style sheet by a path that holds under any base path', () => {
  const xml = '<?xml version="1.0"?><feed/>';
  expect(withStyleSheet(xml, 'new.xml')).toContain('type="text/css" href="feed.css"?>');
  expect(withStyleSheet(xml, 'a/b/atom.xml')).toContain('href="../../feed.css"');
});

describe('toFeedStyle', () => {
  it('takes the colors of both themes from the tokens of the site', () => {
    const style = toFeedStyle(
      readFileSync('platform/frame/browser/css/tokens.css', 'utf8'),
      'item {}',
    );
    expect(style.match(/--color-page:/g)).toHaveLength(2);
    expect(style).toMatch(/prefers-color-scheme: dark\) \{:root \{[^}]*--color-text:/);
    expect(style).not.toContain('data-theme');
  });

  it('says so when the tokens have moved', () => {
    expect(() => toFeedStyle(':root {}', '')).toThrow('has no block');
  });
});
