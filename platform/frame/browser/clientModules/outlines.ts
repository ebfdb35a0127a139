import type { ClientModule } from '@docusaurus/types';

const CURRENT = '.theme-doc-sidebar-menu .menu__link--active[aria-current="page"]';
const OPEN_OUTLINE = '.theme-doc-toc-mobile[class*="Expanded"] > button';

/** Scrolls a long sidebar, and nothing else, so that the entry of the page is in view. */
function showCurrentEntry(): void {
  const entry = document.querySelector(CURRENT)?.getBoundingClientRect();
  const menu = document.querySelector('.theme-doc-sidebar-container .menu');
  const view = menu?.getBoundingClientRect();
  if (menu && view && entry && (entry.top < view.top || entry.bottom > view.bottom)) {
    menu.scrollTop += entry.top - view.top - view.height / 3;
  }
}

/** On phones, "On this page" has done its work once a reader has chosen a heading. */
function closeOutline(): void {
  document.querySelector<HTMLElement>(OPEN_OUTLINE)?.click();
}

const outlines: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (location.pathname !== previousLocation?.pathname) {
      showCurrentEntry();
    } else if (location.hash) {
      closeOutline();
    }
  },
};

export default outlines;
