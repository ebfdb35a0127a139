import type { ClientModule } from '@docusaurus/types';

const CURRENT = '.theme-doc-sidebar-menu .menu__link--active[aria-current="page"]';

/** Scrolls a long sidebar, and nothing else, so that the entry of the page is in view. */
function showCurrentEntry(): void {
  const entry = document.querySelector(CURRENT)?.getBoundingClientRect();
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const view = menu?.getBoundingClientRect();
  if (menu && view && entry && (entry.top < view.top || entry.bottom > view.bottom)) {
    menu.scrollTop += entry.top - view.top - view.height / 3;
  }
}

const sidebarScroll: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) {
      showCurrentEntry();
    }
  },
};

export default sidebarScroll;
