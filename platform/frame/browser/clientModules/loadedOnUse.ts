// Tools that are loaded when a reader asks for them.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * The link of a heading to itself leads to the section, as always. A click also shows the tools of
 * the section, which are loaded on use. If they fail to load, the link has still worked.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.hash-link');
    if (link && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      import('../SectionTools').then(
        ({ openSectionTools }) => openSectionTools(link),
        () => undefined,
      );
    }
  });
}

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
