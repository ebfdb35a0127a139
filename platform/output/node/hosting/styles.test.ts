import { describe, expect, it } from 'vitest';
import { pageOf, siteOf } from '../testSite';
import { smallStyles, withoutOverridden, withoutUnused } from './styles';

const names = (text: string) => new Set(text.match(/[\w-]+/g));

describe('withoutUnused', () => {
  it('keeps what pages and scripts name, with the variables that they use', async () => {
    const css = `
      :root{--used:1px;--in-page:2px;--unused:3px}
      .page{margin:var(--used)}
      .page.opened{color:red}
      .nobody{color:blue}
      html[data-theme=dark] .page{color:white}
      @keyframes turn{to{rotate:1turn}}
    `;
    const page =
      '<html data-theme="light"><p class="page" style="padding:var(--in-page)"></p></html>';
    const script = 'element.classList.add("opened"); theme = "dark"';
    const purged = await withoutUnused(css, names(page + script));
    expect(purged.replace(/\s+/g, '')).toBe(
      ':root{--used:1px;--in-page:2px}.page{margin:var(--used)}.page.opened{color:red}html[data-theme=dark].page{color:white}',
    );
  });

  it('keeps variables whose names scripts put together', async () => {
    const css = ':root{--color-link:blue;--hue-blog:red;--other:1px}';
    expect(await withoutUnused(css, names(''))).toBe(':root{--color-link:blue;--hue-blog:red}');
  });

  it('looks into brackets, and keeps states without a name of their own', async () => {
    const css = [
      ':is(.page,.nobody)>:is(p,ul){margin:0}',
      ':where(.page):not(.nobody):hover{margin:1px}',
      '.page:not(:is(:hover,:focus-within)) p{margin:2px}',
      ':where(.nobody):hover{margin:3px}',
    ];
    expect(await withoutUnused(css.join(''), names('<p class="page"><ul>'))).toBe(
      [css[0]?.replace(',.nobody', ''), css[1], css[2]].join(''),
    );
  });
});

describe('withoutOverridden', () => {
  it('keeps of the same property in rules of the same selector the last', async () => {
    expect(await withoutOverridden(':root{--a:1;--b:2}p{margin:0}:root{--a:3}')).toBe(
      ':root{--b:2}p{margin:0}:root{--a:3}',
    );
  });

  it('keeps what still counts: important values, second values, rules for some windows', async () => {
    for (const css of [
      'p{margin:0!important}p{margin:1px}',
      'p{margin:0;margin:min(1px,1em)}',
      'p{margin:0}@media print{p{margin:1px}}',
      'p{margin:0}p{&:hover{margin:1px}}',
    ]) {
      expect(await withoutOverridden(css)).toBe(css);
    }
  });
});

describe('the style sheet of all pages', () => {
  const SHEET = 'assets/css/styles.0a1b2c3d.css';
  const html = `<link rel=stylesheet href=/base/${SHEET}><p class=shown>`;
  const small = (css: string) =>
    smallStyles.run(
      siteOf(
        { pages: [pageOf('/a', html)], baseUrl: '/base/' },
        { [SHEET]: css, 'assets/js/main.js': '"by-script hero"', 'assets/css/part.1.css': '.x{}' },
      ),
    );

  it('gets smaller, and a name after its content, which every page knows', async () => {
    const {
      files = {},
      pages = [],
      removed,
    } = await small('.shown { color: #ff0000 } .by-script { margin: 0px } .nobody { color: blue }');
    const [[file, css] = ['', '']] = Object.entries(files);
    expect(Object.keys(files)).toEqual([
      expect.stringMatching(/^assets\/css\/styles\.\w{8}\.css$/),
    ]);
    expect(Buffer.from(css).toString()).toBe('.shown{color:red}.by-script{margin:0}');
    expect(pages.map((page) => page.html)).toEqual([
      `<link rel=stylesheet href=/base/${file}><p class=shown>`,
    ]);
    expect(removed).toEqual([SHEET]);
  });

  it('loses what no page has although its name is spelled, and stops at a page that has it', async () => {
    const { files = {} } = await small('.shown{margin:0}.hero{margin:1px}');
    expect(Buffer.from(Object.values(files)[0] ?? '').toString()).toBe('.shown{margin:0}');
    const site = siteOf({ pages: [pageOf('/a', '<p class="shown hero">')] }, { [SHEET]: '' });
    await expect(smallStyles.run(site)).rejects.toThrow('has the class "hero"');
  });

  it('changes its name with its content', async () => {
    const nameOf = async (css: string) => Object.keys((await small(css)).files ?? {});
    expect(await nameOf('.shown{color:red}')).not.toEqual(await nameOf('.shown{color:blue}'));
  });
});
