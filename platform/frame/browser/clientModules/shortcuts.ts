import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/* A question mark lists the keyboard shortcuts, unless somebody types it. The list is loaded on use. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({ key, target }) => {
    const isTyping =
      target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
    if (key === '?' && !isTyping && !document.querySelector('dialog[open]')) {
      import('../Shortcuts').then(
        ({ showShortcuts }) => showShortcuts(),
        () => undefined,
      );
    }
  });
}
