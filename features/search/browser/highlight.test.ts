// @vitest-environment happy-dom
import Mark from 'mark.js';
import { expect, it, vi } from 'vitest';
import { highlight } from './highlight';

vi.mock(import('mark.js'), { spy: true });

it('marks words in the text of the page only, and takes them as text', () => {
  document.body.innerHTML =
    '<nav>Emeritus</nav><article><p>Emeritus maintainers &lt;b&gt;</p></article>';
  highlight(['emeritus', '<b>']);
  const marked = Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent);
  expect(marked).toEqual(['Emeritus', '<b>']);
  expect(document.querySelector('nav mark, b')).toBeNull();
});

it('waits 5000 ms at most for a frame in the text @spec:highlight-timeout', () => {
  document.body.innerHTML = '<article>Emeritus</article>';
  const mark = vi.fn();
  const unmark = ({ done }: { done: () => void }) => done();
  vi.mocked(Mark).mockImplementationOnce(function () {
    return { mark, unmark };
  });
  highlight(['emeritus']);
  expect(mark).toHaveBeenCalledExactlyOnceWith(['emeritus'], { iframesTimeout: 5000 });
});
