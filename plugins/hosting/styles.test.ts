import { expect, it } from 'vitest';
import { namesIn, withConstants, withoutOverridden, withoutUnused } from './styles';

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
  const purged = await withoutUnused(css, namesIn([page, script]));
  expect(purged.replace(/\s+/g, '')).toBe(
    ':root{--used:1px;--in-page:2px}.page{margin:var(--used)}.page.opened{color:red}html[data-theme=dark].page{color:white}',
  );
});

it('takes out what a later rule of the same selector declares anew', () => {
  expect(
    withoutOverridden(
      ':root{--a:1;--b:2}.x{color:red}:root{--a:3}@media print{:root{--b:4}.x{color:blue}}.x{color:green}',
    ),
  ).toBe(':root{--b:2}:root{--a:3}@media print{:root{--b:4}.x{color:blue}}.x{color:green}');
});

it('keeps what is more important than the later rule', () => {
  const css = '.x{color:red!important}.x{color:green}';
  expect(withoutOverridden(css)).toBe(css);
});

it('writes the values of variables that never change', () => {
  expect(
    withConstants(
      ':root{--a:1px;--b:calc(var(--a)*2);--c:red;--named:blue}.dark{--c:black}.x{margin:var(--b,0)var(--a)0var(--a);color:var(--c);background:var(--named)}',
      new Set(['--named']),
    ),
  ).toBe(
    ':root{--c:red;--named:blue}.dark{--c:black}.x{margin:calc(1px*2) 1px 0 1px;color:var(--c);background:var(--named)}',
  );
});
