import { copyText } from '#platform/base/browser/textFiles';
import { formatDay } from '#platform/base/common/dates';
import { SITE } from '#platform/base/common/site';
import styles from './SectionTools.module.css';

/** A section of a page, for citations. */
export interface CitedSection {
  page: string;
  heading: string;
  /** Absolute address with anchor. */
  url: string;
  /** Day of the page's last update, `YYYY-MM-DD`, if known. */
  updated?: string;
}

/** A citation in one line: section, publisher, last update, address and license. */
export function citationOf({ page, heading, url, updated }: CitedSection): string {
  const age = updated === undefined ? '' : `, last updated on ${formatDay(updated)}`;
  return `"${heading}", in: "${page}", ${SITE.title}, ${SITE.copyrightHolder}${age}. ${url} (${SITE.license.label})`;
}

/** The text of a heading without the link to itself. */
function headingText(link: HTMLAnchorElement): string {
  const copy = link.parentElement?.cloneNode(true) as HTMLElement | undefined;
  copy?.querySelector('.hash-link')?.remove();
  return copy?.textContent.trim() ?? '';
}

/** The canonical address of the page with the anchor of the section. */
function addressOf(link: HTMLAnchorElement): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(link.hash, canonical ?? window.location.href).href;
}

function citationFor(link: HTMLAnchorElement): string {
  const updated = document.querySelector<HTMLTimeElement>('.theme-last-updated time');
  return citationOf({
    page: document.querySelector('h1')?.textContent ?? document.title,
    heading: headingText(link),
    url: addressOf(link),
    updated: updated?.dateTime.slice(0, 10),
  });
}

/**
 * Shows the tools of a section below its heading: copy its address, cite it. The browser's popover
 * closes on Escape and on clicks outside, and returns the focus to the link.
 *
 * @param link the link of the heading to itself
 */
export function openSectionTools(link: HTMLAnchorElement): void {
  const popover = document.createElement('div');
  popover.popover = 'auto';
  popover.className = `dropdown__menu small ${styles.popover}`;
  popover.setAttribute('role', 'dialog');
  popover.setAttribute('aria-label', `Section "${headingText(link)}"`);
  const status = document.createElement('p');
  status.className = 'soft';
  status.setAttribute('role', 'status');

  const addTool = (label: string, done: string, toText: () => string) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'dropdown__link';
    button.textContent = label;
    button.addEventListener('click', () => {
      const text = toText();
      copyText(text).then(
        () => {
          status.textContent = done;
        },
        // If the browser refuses, the text is shown to be copied by hand.
        () => {
          status.textContent = text;
        },
      );
    });
    popover.append(button);
  };
  addTool('Copy link to this section', 'Link copied', () => addressOf(link));
  addTool('Copy citation', 'Citation copied', () => citationFor(link));
  popover.append(status);

  popover.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') {
      popover.remove();
    }
  });
  document.body.append(popover);
  // Following the link took the focus away; the popover returns it to where it was.
  link.focus({ preventScroll: true });
  popover.showPopover();
  const { bottom, left } = link.getBoundingClientRect();
  const space = document.documentElement.clientWidth - popover.offsetWidth;
  popover.style.top = `${bottom + window.scrollY}px`;
  popover.style.left = `${Math.max(0, Math.min(left, space))}px`;
  popover.querySelector('button')?.focus();
}
