// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { targetOf } from './navigation';

it('finds what a hash leads to, and nothing for a hash that is empty or malformed', () => {
  document.body.innerHTML = '<h2 id="café">Coffee</h2>';
  expect(targetOf('#caf%C3%A9')?.textContent).toBe('Coffee');
  expect(targetOf('')).toBeNull();
  expect(targetOf('#50%')).toBeNull();
});
