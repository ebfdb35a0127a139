import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/*
 * The link of a heading to itself leads to the section, as ever; pressed, it
 * also shows the tools of the section, which are loaded then. If they do not
 * come, the link has done its own.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.hash-link');
    if (link && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      import('../components/SectionTools').then(
        ({ openSectionTools }) => {
          openSectionTools(link);
        },
        () => undefined,
      );
    }
  });
}
