// @vitest-environment happy-dom
import { act, createElement as h, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { record, type Recording } from './record';

/** What the page has done, in order. */
const done: string[] = [];

function Page() {
  const [text, setText] = useState('');
  const [isChosen, setChosen] = useState(false);
  const [sort, setSort] = useState('newest');
  const [, setDrawn] = useState(false);
  // Drawn anew at once, like the dialog of the search.
  useEffect(() => {
    setDrawn(true);
  }, []);
  return h(
    'main',
    null,
    h('button', { type: 'button', onClick: () => done.push('menu') }, h('i', null, 'Menu')),
    h('button', {
      type: 'button',
      id: 'b',
      'aria-keyshortcuts': 'Control+K /',
      onClick: () => done.push('search'),
    }),
    h('input', {
      type: 'text',
      value: text,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        done.push(target.value);
        setText(target.value);
      },
      onKeyDown: ({ key }: { key: string }) => {
        done.push(key);
      },
    }),
    h('input', {
      type: 'checkbox',
      checked: isChosen,
      onChange: ({ target }: { target: HTMLInputElement }) => {
        done.push(String(target.checked));
        setChosen(target.checked);
      },
    }),
    h(
      'select',
      {
        value: sort,
        onChange: ({ target }: { target: HTMLSelectElement }) => {
          done.push(target.value);
          setSort(target.value);
        },
      },
      h('option', { value: 'newest' }),
      h('option', { value: 'oldest' }),
    ),
    h('details', { onToggle: () => done.push('details') }, h('summary')),
    h('dialog', { id: 'dialog' }),
    h('button', { type: 'button', id: 'at-once', onClick: () => done.push('too late') }),
    h('a', { href: '/search', 'data-opens': 'dialog', 'data-needs': '/titles.json' }),
    h('a', { href: '/next' }),
  );
}

let recording: Recording;
let root: Root | undefined;
function find(selector: string): HTMLInputElement {
  const found = document.querySelector(selector);
  if (!found) {
    throw new Error(`No ${selector}`);
  }
  return found as HTMLInputElement;
}
const press = (selector: string, options: MouseEventInit = {}) =>
  find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...options }),
  );
const type = (selector: string, value: string) => {
  find(selector).value = value;
  find(selector).dispatchEvent(new Event('input', { bubbles: true }));
};

/** Starts the page, as the framework does, and has it hear of what was recorded. */
async function start(): Promise<void> {
  act(() => {
    root = hydrateRoot(find('#root'), h(Page));
  });
  await act(async () => {
    await recording.replay();
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  done.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(h(Page))}</div>`;
  recording = record('failure', ({ id }) => id === 'at-once' && Boolean(done.push('at once')));
});
afterEach(() => {
  recording.giveUp();
  act(() => {
    root?.unmount();
  });
  root = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what a reader did before the start', () => {
  it('is done after it, once and in order', async () => {
    press('i');
    type('input[type=text]', 'sig');
    find('input[type=checkbox]').click();
    type('select', 'oldest');
    press('#b');
    expect(done).toEqual([]);
    await start();
    expect(done).toEqual(['menu', 'sig', 'true', 'oldest', 'search']);
    expect(find('input[type=text]').value).toBe('sig');
    expect(find('input[type=checkbox]').checked).toBe(true);
    expect(find('select').value).toBe('oldest');
  });

  it('is done at once, and only then, where the page is not needed for it', async () => {
    press('#at-once');
    press('#at-once');
    expect(done).toEqual(['at once', 'at once']);
    await start();
    expect(done).toEqual(['at once', 'at once']);
  });

  it('is done once if React takes the page over meanwhile', async () => {
    act(() => {
      root = hydrateRoot(find('#root'), h(Page));
    });
    // As it is from the first drawing to the effect that ends the start.
    act(() => {
      find('input[type=checkbox]').click();
    });
    await act(async () => {
      await recording.replay();
    });
    expect(done).toEqual(['true']);
    expect(find('input[type=checkbox]').checked).toBe(true);
  });

  it('is kept if React draws a field anew while the reader types', async () => {
    type('input[type=text]', 'si');
    act(() => {
      root = hydrateRoot(find('#root'), h(Page));
    });
    const field = find('input[type=text]');
    expect(field.value).toBe('');
    // As a browser does for each letter.
    act(() => {
      field.dispatchEvent(new Event('beforeinput', { bubbles: true }));
      type('input[type=text]', `${field.value}g`);
    });
    await act(async () => {
      await recording.replay();
    });
    expect(field.value).toBe('sig');
    expect(done.at(-1)).toBe('sig');
  });

  it('is done all the same if the page comes to life after a failure', async () => {
    press('i');
    recording.giveUp();
    await start();
    expect(done).toEqual(['menu']);
  });

  it('is done once if it was slow: a control pressed again, a field typed in again', async () => {
    press('i');
    type('input[type=text]', 's');
    press('i');
    type('input[type=text]', 'sig');
    await start();
    expect(done).toEqual(['menu', 'sig']);
  });

  it('is done for a shortcut like for a click, which the browser does not take', async () => {
    const key = new KeyboardEvent('keydown', {
      key: 'k',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(true);
    await start();
    expect(done).toEqual(['search']);
  });

  it('is done for Enter in a field, after what was typed', async () => {
    type('input[type=text]', 'sig');
    find('input[type=text]').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
    );
    await start();
    expect(done).toEqual(['sig', 'Enter']);
  });

  it('is not recorded while the reader types', () => {
    const key = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    find('input').dispatchEvent(key);
    expect(key.defaultPrevented).toBe(false);
  });

  it('is heard of where the browser has done it', async () => {
    find('details').dispatchEvent(new Event('toggle'));
    await start();
    expect(done).toEqual(['details']);
  });

  it('is left to the browser where it can do it: links, and clicks for another tab', () => {
    const events = [press('[href="/next"]'), press('[data-opens]', { ctrlKey: true })];
    expect(events).toEqual([true, true]);
  });

  it('opens a dialog at once, and asks for what it fetches, after the scripts', () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    const isDefault = press('[data-opens]');
    expect(isDefault).toBe(false);
    expect(find('dialog').hasAttribute('open')).toBe(true);
    const [link] = append.mock.lastCall ?? [];
    expect((link as HTMLLinkElement | undefined)?.getAttribute('href')).toBe('/titles.json');
    expect(link).toHaveProperty('fetchPriority', 'low');
    append.mockRestore();
  });

  it('shows after 100 ms that it is waited for, until it is done', async () => {
    press('i');
    vi.advanceTimersByTime(99);
    expect(find('button').hasAttribute('aria-busy')).toBe(false);
    vi.advanceTimersByTime(1);
    expect(find('button').getAttribute('aria-busy')).toBe('true');
    await start();
    expect(find('button').hasAttribute('aria-busy')).toBe(false);
  });

  it('is in vain after a failure, which its control says', () => {
    press('i');
    vi.advanceTimersByTime(100);
    recording.giveUp();
    expect(find('button').hasAttribute('aria-busy')).toBe(false);
    expect(find('button').getAttribute('aria-describedby')).toBe('failure');
    expect(press('[data-opens]')).toBe(true);
  });
});

it('leaves everything to the page after the start', async () => {
  await start();
  act(() => {
    find('button').click();
  });
  expect(done).toEqual(['menu']);
});
