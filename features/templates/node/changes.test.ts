import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import type { Root } from 'mdast';
import { beforeEach, describe, expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { templates } from '..';
import { toChanges } from './changes';
import { loadFormerVersions } from './load';
import remarkTemplates from './remark';

const FORMER = 'One\nTwo\nThree\nFour\nFive\nSix\n';
const CURRENT = 'One\nTwo\nThree\nFour <b>\nFive\nSix\nSeven\n';

describe('toChanges', () => {
  it('shows removed and added lines with their context, as text', () => {
    expect(toHtml(toHast({ type: 'root', children: [toChanges('1.0.0', FORMER, CURRENT)] }))).toBe(
      '<details data-changes=""><summary>Changed since version 1.0.0</summary>' +
        '<div data-hunk=""><strong>Line 2 of the former file, 2 of the present one\n</strong>' +
        ' Two\n Three\n<del>-Four\n</del><ins>+Four &#x3C;b>\n</ins> Five\n Six\n<ins>+Seven\n</ins>' +
        '</div></details>',
    );
  });
});

describe('a template with two former versions', () => {
  let site: string;

  beforeEach(() => {
    site = testFolder({
      'templates/GUIDE.md': CURRENT,
      'templates/former/GUIDE.md/1.0.0.md': FORMER,
      'templates/former/GUIDE.md/1.10.0.md': CURRENT.replace('Seven', 'Some'),
      'templates/former/GUIDE.md/1.2.0.md': FORMER.replace('One', 'Uno'),
    });
  });

  it('has them by version, newest first', () => {
    expect([...loadFormerVersions(site, 'GUIDE.md').keys()]).toEqual(['1.10.0', '1.2.0', '1.0.0']);
    expect(loadFormerVersions(site, 'OTHER.md').size).toBe(0);
  });

  it('shows what changed since each of them below its preview', () => {
    const tree = {
      type: 'root',
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'Template',
          attributes: [{ name: 'file', value: 'GUIDE.md' }],
          children: [],
        },
      ],
    } as unknown as Root;
    remarkTemplates({ siteDir: site })(tree);
    const [shown] = tree.children as unknown as Root[];
    const html = toHtml(toHast({ type: 'root', children: shown?.children ?? [] }));
    expect(html.match(/<summary>[^<]*/g)).toEqual([
      '<summary>Changed since version 1.10.0',
      '<summary>Changed since version 1.2.0',
      '<summary>Changed since version 1.0.0',
    ]);
    expect(html).toMatch(/^<div data-preview=""><p>One/);
    expect(html).toContain('<del>-Some\n</del><ins>+Seven\n</ins>');
  });

  it('gives its words to the search', () => {
    const [shown] = templates.search?.sections?.(site).Template?.({ file: 'GUIDE.md' }, {}) ?? [];
    expect(shown).toMatchObject({ anchor: '', text: '' });
    expect(shown?.code).toMatch(/^One Two Three Four/);
  });
});
