// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { targetOf } from './target';

it('finds what a hash leads to, and nothing for a hash that is empty or malformed', () => {
  document.body.innerHTML = '<h2 id="größe">Size</h2>';
  expect(targetOf('#gr%C3%B6%C3%9Fe')?.textContent).toBe('Size');
  expect(targetOf('')).toBeNull();
  expect(targetOf('#50%')).toBeNull();
});
