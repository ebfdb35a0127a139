// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followDays } from './days';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-30T12:00:00') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['2026-11-29', true],
  ['2026-11-30', false],
])('hides what was over on %s: %s', (day, isHidden) => {
  document.body.innerHTML = `<div data-hidden-after="${day}"></div>`;
  followDays();
  expect(document.querySelector('div')?.hidden).toBe(isHidden);
});

it('counts the days to an event on the reader’s day', () => {
  document.body.innerHTML = '<b data-days-to="2026-12-04">9</b>';
  followDays();
  expect(document.body.textContent).toBe('4');
});

it.each([
  ['2026-11-29', true],
  ['2026-11-30', false],
  ['', true],
])('asks for the start after “%s”: %s', (day, isAsked) => {
  document.body.innerHTML = `<span data-starts-after="2026-12-31"></span><span data-starts-after="${day}"></span>`;
  expect(followDays()).toBe(isAsked);
});
