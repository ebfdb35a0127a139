import { expect, it } from 'vitest';
import {
  namesIn,
  setIn,
  withConstants,
  withoutHidden,
  withoutOverridden,
  withoutPrefixes,
  withoutRepeated,
  withoutUnused,
} from './styles';

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

it('refuses a selector that the purge would take for unused because its names stand in brackets', async () => {
  const purge = withoutUnused(
    ':is(.page,.other)>:is(p,ul){margin:0}.nobody{margin:0}',
    namesIn(['<p class="page"><ul class="other">']),
  );
  await expect(purge).rejects.toThrow(
    'would take out what is used: :is(.page,.other)>:is(p,ul). Begin such a selector',
  );
});

it('keeps parts with ordinary names only if a page has them as classes', () => {
  const names = namesIn(['tabs hero word']);
  const pages = ['<p>tabs hero</p><p class=hero>', '<p class="a b">'];
  expect([...withoutHidden(names, pages)]).toEqual(['hero', 'word']);
});

it('takes out what the dark theme repeats', () => {
  expect(
    withoutRepeated(
      ':root{--a:1;--b:1;--c:1}html[data-theme=dark]{--a:1;--b:2;--c:1}@media print{:root{--c:1}}',
    ),
  ).toBe(':root{--a:1;--b:1;--c:1}html[data-theme=dark]{--b:2;--c:1}@media print{:root{--c:1}}');
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
      ':root{--d:var(--a);--a:1px;--b:calc(var(--a)*2);--c:red;--named:blue}.dark{--c:black}.x{top:var(--d);margin:var(--b,0)var(--a)0var(--a);color:var(--c);background:var(--named)}',
      new Set(['--named']),
      new Set(),
    ),
  ).toBe(
    ':root{--c:red;--named:blue}.dark{--c:black}.x{top:1px;margin:calc(1px*2) 1px 0 1px;color:var(--c);background:var(--named)}',
  );
});

it('writes the values that follow the theme, but none that a part of a page may change', () => {
  expect(
    withConstants(
      ':root{--text:black;--link:var(--text);--size:1px;--gap:var(--size);--hue:red;--mark:var(--hue)}html[data-theme=dark]{--text:white}.small{--size:0}.x{color:var(--link);margin:var(--gap);fill:var(--mark)}',
      new Set(['--hue']),
      new Set(setIn('<p style="--hue:blue">')),
    ),
  ).toBe(
    ':root{--text:black;--size:1px;--gap:var(--size);--hue:red;--mark:var(--hue)}html[data-theme=dark]{--text:white}.small{--size:0}.x{color:var(--text);margin:var(--gap);fill:var(--mark)}',
  );
});

it('knows what sets a variable', () => {
  expect(
    setIn('.a{--a:1;top:var(--b)}<p style="--c: 1">{"--d":1}style.setProperty("--e",1)'),
  ).toEqual(['--a', '--c', '--d', '--e']);
});

it('takes out the prefix of a plain line', () => {
  const fancy = '.y{-webkit-text-decoration:underline red;text-decoration:underline red}';
  expect(withoutPrefixes(`.x{-webkit-text-decoration:none;text-decoration:none}${fancy}`)).toBe(
    `.x{text-decoration:none}${fancy}`,
  );
});
