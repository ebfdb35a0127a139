import { expect, it } from 'vitest';
import { withoutUnused } from './styles';

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
  const purged = await withoutUnused(css, [page, script]);
  expect(purged.replace(/\s+/g, '')).toBe(
    ':root{--used:1px;--in-page:2px}.page{margin:var(--used)}.page.opened{color:red}html[data-theme=dark].page{color:white}',
  );
});
