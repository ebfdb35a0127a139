// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { highlight } from './highlight';

it('marks words in the text of the page only, and takes them as text', () => {
  document.body.innerHTML =
    '<nav>Emeritus</nav><article><p>Emeritus maintainers &lt;b&gt;</p></article>';
  highlight(['emeritus', '<b>']);
  const marked = Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent);
  expect(marked).toEqual(['Emeritus', '<b>']);
  expect(document.querySelector('nav mark, b')).toBeNull();
});
