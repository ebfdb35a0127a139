import { describe, expect, it } from 'vitest';
import { classesOf, findElement, insertBefore, Page, remove } from './pages';

const HTML =
  '<!doctype html><title>T</title><link rel=stylesheet href=/a.css><main id=x class="a b"><p>One<p>Two</main><script>a()</script>';

const page = Page.of({ route: '/a', file: 'a/index.html', html: HTML });

function element(tagName: string) {
  const found = findElement(page.tree, (one) => one.tagName === tagName);
  if (!found) {
    throw new Error(`no ${tagName}`);
  }
  return found;
}

const names = (of: Page) => [...of.elements()].map(({ tagName }) => tagName);

describe('a page', () => {
  it('gives elements with their HTML as written', () => {
    expect(page.htmlOf(element('link'))).toBe('<link rel=stylesheet href=/a.css>');
    expect(page.htmlOf(element('main'))).toBe('<main id=x class="a b"><p>One<p>Two</main>');
    expect(classesOf(element('main'))).toEqual(['a', 'b']);
  });

  it('is edited by positions, and keeps every other byte', () => {
    const edited = page
      .edit([remove(element('script')), insertBefore(element('main'), '<nav></nav>')])
      .edit([remove(element('link')), insertBefore(element('title'), '<i>')]);
    expect(edited.html).toBe(
      '<!doctype html><i><title>T</title><nav></nav><main id=x class="a b"><p>One<p>Two</main>',
    );
    expect(page.html).toBe(HTML);
  });

  it('shows the elements as edited: without those taken out, with those put in', () => {
    expect(names(page)).toContain('script');
    const edited = page.edit([
      remove(element('main')),
      insertBefore(element('script'), '<nav><a></a></nav>'),
    ]);
    expect(names(edited)).toEqual(['html', 'head', 'title', 'link', 'body', 'script', 'nav', 'a']);
  });

  it('refuses two edits of the same stretch', () => {
    const edited = page.edit([remove(element('main'))]);
    expect(() => edited.edit([remove(element('p'))])).toThrow(
      'The page /a is edited twice at: <p>One',
    );
  });

  it('refuses to edit what is not written in it, and what an edit has put in', () => {
    expect(() => remove(element('body'))).toThrow('<body> does not stand in the HTML of its page.');
    const edited = page.edit([insertBefore(element('main'), '<nav></nav>')]);
    const nav = [...edited.elements()].filter(({ tagName }) => tagName === 'nav');
    expect(() => nav.map(remove)).toThrow('<nav> does not stand in the HTML of its page.');
  });
});
