import styles from './styles.module.css';

/** What the keys of the site do. */
const SHORTCUTS: readonly [keys: string[], effect: string][] = [
  [['/', 'Ctrl K', '⌘ K'], 'Search'],
  [['↑', '↓'], 'Choose a result'],
  [['Enter'], 'Open it'],
  [['Esc'], 'Close what is open'],
  [['?'], 'List these shortcuts'],
];

/** Shows the keyboard shortcuts. The browser's popover closes on Escape and on clicks outside. */
export function showShortcuts(): void {
  const popover = document.createElement('div');
  popover.popover = 'auto';
  popover.className = styles.popover ?? '';
  popover.setAttribute('role', 'dialog');
  popover.setAttribute('aria-label', 'Keyboard shortcuts');
  popover.tabIndex = -1;
  const list = document.createElement('dl');
  for (const [keys, effect] of SHORTCUTS) {
    const term = document.createElement('dt');
    for (const key of keys) {
      const element = document.createElement('kbd');
      element.textContent = key;
      term.append(element, ' ');
    }
    const description = document.createElement('dd');
    description.textContent = effect;
    list.append(term, description);
  }
  popover.append(list);
  popover.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') {
      popover.remove();
    }
  });
  document.body.append(popover);
  popover.showPopover();
  popover.focus();
}
