import { MARKS } from '../../common/marks';
import { controlOf, enqueue } from './queue';

const dialogOf = (control: Element): HTMLDialogElement | null =>
  document.querySelector(`dialog[id="${control.getAttribute(MARKS.opens) ?? ''}"]`);

/** The names of a key, as `aria-keyshortcuts` writes them. On some keyboards a slash needs Shift. */
const nameOf = ({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent): string =>
  [
    ctrlKey && 'Control',
    metaKey && 'Meta',
    altKey && 'Alt',
    (ctrlKey || metaKey) && shiftKey && 'Shift',
    key.toUpperCase(),
  ]
    .filter(Boolean)
    .join('+');

function onClick(event: MouseEvent): void {
  const control = controlOf(event, `[${MARKS.opens}]`);
  // With these keys a link leads to another tab.
  if (control && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) {
    event.preventDefault();
    dialogOf(control)?.showModal();
  }
}

function onKeydown(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, key } = event as Partial<KeyboardEvent>;
  const field = controlOf(event, 'input, select, textarea');
  const leads = field?.getAttribute(MARKS.leads);
  if (leads && key === 'Enter' && !event.defaultPrevented && !event.isComposing) {
    const { value } = field as HTMLInputElement;
    if (value.trim()) location.assign(`${leads}?${new URLSearchParams({ q: value })}`);
    return;
  }
  // For a moment the focus is still in a dialog that has been closed.
  const isTyping = field?.checkVisibility();
  // Extensions dispatch events without a key.
  if (!key || (isTyping && !(ctrlKey || metaKey))) return;
  const shortcut = CSS.escape(nameOf(event));
  const control = document.querySelector(`[${MARKS.opens}][aria-keyshortcuts~="${shortcut}"]`);
  if (control) {
    event.preventDefault();
    const dialog = dialogOf(control);
    if (dialog?.open === true) dialog.close();
    else dialog?.showModal();
  } else if (key === '?') {
    enqueue(document.body, () => document.dispatchEvent(new KeyboardEvent('keydown', { key })));
  }
}

/**
 * Opens dialogs by the controls that name them, and opens and closes them by their shortcuts, at any
 * time. A question mark waits for the page.
 */
export function openDialogs(): void {
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeydown);
}
