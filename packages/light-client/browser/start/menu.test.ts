// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { earlyMenu, type Menu } from './menu';

const NAVBAR =
  '<nav class="navbar" aria-label="Main"><button class="navbar__toggle"></button>' +
  '<a class="navbar__brand" href="/">Site</a>' +
  '<div class="color-mode colorModeToggle_x1"><button>Color mode</button></div>' +
  '<a class="navbar__link" href="/projects/">Projects</a>' +
  '<a aria-current="page" class="navbar__link navbar__link--active" href="/events/">Events</a></nav>';
const SIDEBAR =
  '<ul class="theme-doc-sidebar-menu"><li><a class="menu__link" href="/toc/">TOC</a>' +
  '<button class="menu__caret"></button></li></ul>';

let menu: Menu;
const dialog = () => document.querySelector('dialog');
const press = (selector: string) => {
  const control = document.querySelector(selector);
  return control ? menu.press(control) : undefined;
};
const shown = () =>
  [...document.querySelectorAll('dialog .navbar-sidebar__item:not([inert]) .menu__link')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  document.body.innerHTML = NAVBAR + SIDEBAR;
  menu = earlyMenu();
});

describe('earlyMenu', () => {
  it('opens with the list of the page, by the name of the top bar, without carets', () => {
    expect(press('.navbar__toggle')).toBe(true);
    expect(dialog()?.open).toBe(true);
    expect(dialog()?.getAttribute('aria-label')).toBe('Main');
    expect(shown()).toEqual(['TOC']);
    expect(
      document.querySelectorAll('dialog .menu__caret, dialog .colorModeToggle_x1'),
    ).toHaveLength(0);
  });

  it('leads back to the areas, which are all there is without a sidebar', () => {
    press('.navbar__toggle');
    expect(press('.navbar-sidebar__back')).toBe(true);
    expect(shown()).toEqual(['Projects', 'Events']);
    const current = document.querySelector('dialog [aria-current=page]');
    expect(current?.className).toBe('menu__link menu__link--active');
    press('.navbar-sidebar__close');
    document.querySelector('.theme-doc-sidebar-menu')?.remove();
    press('.navbar__toggle');
    expect(shown()).toEqual(['Projects', 'Events']);
    expect(press('.navbar-sidebar__back')).toBeUndefined();
  });

  it('closes, and leaves other controls alone', () => {
    expect(press('.color-mode button')).toBe(false);
    press('.navbar__toggle');
    expect(press('dialog .color-mode button')).toBe(true);
    expect(dialog()).not.toBeNull();
    press('.navbar-sidebar__close');
    expect(dialog()).toBeNull();
    press('.navbar__toggle');
    document.querySelector<HTMLElement>('.navbar-sidebar__backdrop')?.click();
    expect(dialog()).toBeNull();
  });

  it('hands over to the menu of the page, as far as the reader has got', async () => {
    const clicks: string[] = [];
    const navbar = document.querySelector('.navbar');
    document.querySelector('.navbar__toggle')?.addEventListener('click', () => {
      clicks.push('toggle');
      navbar?.insertAdjacentHTML(
        'beforeend',
        '<div class="navbar-sidebar__items--show-secondary"><button class="navbar-sidebar__back">',
      );
      document.querySelector('.navbar .navbar-sidebar__back')?.addEventListener('click', () => {
        clicks.push('back');
      });
    });
    menu.handOver();
    expect(clicks).toEqual([]);
    press('.navbar__toggle');
    press('.navbar-sidebar__back');
    menu.handOver();
    await expect.poll(dialog).toBeNull();
    expect(clicks).toEqual(['toggle', 'back']);
  });
});
