import styles from './Shortcuts.module.css';

/** What the keys of the site do. */
const SHORTCUTS: readonly [keys: string[], effect: string][] = [
  [['/', 'Ctrl K', '⌘ K'], 'Search'],
  [['↑', '↓'], 'Choose a result'],
  [['Enter'], 'Open it'],
  [['Esc'], 'Close what is open'],
  [['?'], 'List these shortcuts'],
];

/** An element with text or children. */
function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...children: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.append(...children);
  return element;
}

/**
 * Shows the keyboard shortcuts in a dialog, which the browser closes on Escape, its button, and
 * clicks beside it.
 */
export function showShortcuts(): void {
  const title = create('h2', 'Keyboard shortcuts');
  title.id = 'shortcuts-title';
  const list = create('dl');
  for (const [keys, effect] of SHORTCUTS) {
    list.append(
      create('dt', ...keys.flatMap((key) => [create('kbd', key), ' '])),
      create('dd', effect),
    );
  }
  const button = create('button', 'Close');
  button.className = 'button button--secondary';
  const form = create('form', button);
  form.method = 'dialog';
  const dialog = create('dialog', title, list, form);
  dialog.className = styles.dialog ?? '';
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('closedby', 'any');
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
