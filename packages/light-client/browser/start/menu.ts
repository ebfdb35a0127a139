/** The framework's texts (`theme.docs.sidebar.closeSidebarButtonAriaLabel`, `theme.navbar.…backButtonLabel`). */
const CLOSE = 'Close navigation bar';
const BACK = '← Back to main menu';

/** Of the framework: its style sheet shows what is inside. */
const SHOWN = 'navbar-sidebar--show';
const SECONDARY = 'navbar-sidebar__items--show-secondary';

const find = (selector: string, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(selector);

/** The menu of phones, made from what is in the page, in the framework's markup. */
function markup(): string {
  // With the mark of the area that the page is in.
  const links = [...document.querySelectorAll('.navbar a.navbar__link')].map(
    ({ outerHTML }) =>
      `<li class="menu__list-item">${outerHTML.replaceAll('navbar__', 'menu__')}</li>`,
  );
  const colorMode = find('.navbar .color-mode')?.outerHTML ?? '';
  const sidebar = find('.theme-doc-sidebar-menu')?.outerHTML;
  const panel = (content: string, isHidden: boolean) =>
    `<div class="navbar-sidebar__item menu"${isHidden ? ' inert' : ''}>${content}</div>`;
  return (
    '<div class="navbar-sidebar__backdrop"></div><div class="navbar-sidebar"><div class="navbar-sidebar__brand">' +
    (find('.navbar__brand')?.outerHTML ?? '') +
    colorMode.replace(/\S*colorModeToggle\w*/, 'margin-right--md') +
    `<button type="button" class="clean-btn navbar-sidebar__close" aria-label="${CLOSE}"><svg viewBox="0 0 15 15" width="21" height="21" stroke="var(--ifm-color-emphasis-600)" stroke-width="1.2"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg></button></div>` +
    `<div class="navbar-sidebar__items ${sidebar ? SECONDARY : ''}">` +
    panel(`<ul class="menu__list">${links.join('')}</ul>`, Boolean(sidebar)) +
    (sidebar
      ? panel(
          `<button type="button" class="clean-btn navbar-sidebar__back">${BACK}</button>${sidebar}`,
          false,
        )
      : '') +
    '</div></div>'
  );
}

/** The menu of phones while the page has not started. */
export interface Menu {
  /** Does what a control of it is for, and tells whether it is one. */
  press: (control: Element) => boolean;
  /** Puts the page's own menu in its place, as far as the reader has got. */
  handOver: () => void;
}

/**
 * Opens the menu at once, as a dialog that the framework's own menu replaces after the start. What
 * unfolds a list is left out: the languages, and carets, next to which a link leads to the same list.
 */
export function earlyMenu(): Menu {
  let dialog: HTMLDialogElement | undefined;

  const close = () => {
    dialog?.remove();
    dialog = undefined;
  };
  const open = () => {
    dialog = document.createElement('dialog');
    dialog.className = SHOWN;
    dialog.setAttribute('aria-label', find('.navbar')?.getAttribute('aria-label') ?? '');
    dialog.innerHTML = markup();
    dialog.querySelectorAll('.menu__caret').forEach((caret) => {
      caret.remove();
    });
    dialog.addEventListener('close', close);
    find('.navbar-sidebar__backdrop', dialog)?.addEventListener('click', close);
    document.body.append(dialog);
    dialog.showModal();
  };
  const goBack = (items: Element | null) => {
    items?.classList.remove(SECONDARY);
    items?.firstElementChild?.removeAttribute('inert');
    items?.lastElementChild?.setAttribute('inert', '');
  };

  return {
    press(control) {
      if (control.matches('.navbar__toggle')) {
        open();
      } else if (!dialog?.contains(control)) {
        return false;
      } else if (control.matches('.navbar-sidebar__close')) {
        close();
      } else if (control.matches('.navbar-sidebar__back')) {
        goBack(control.closest(`.${SECONDARY}`));
      }
      return true;
    },
    handOver() {
      if (!dialog) {
        return;
      }
      const isBack = find(`.${SECONDARY}`, dialog) === null;
      find('.navbar__toggle')?.click();
      requestAnimationFrame(() => {
        if (isBack) {
          find(`.navbar .${SECONDARY} .navbar-sidebar__back`)?.click();
        }
        requestAnimationFrame(close);
      });
    },
  };
}
