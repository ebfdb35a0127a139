import type { ClientModule } from '@docusaurus/types';
import { targetOf } from './target';

/**
 * A link inside the site unfolds what it leads to, as the browser does for links to another
 * document. Runs after the framework has scrolled, and before that is painted.
 */
const foldedParts: ClientModule = {
  onRouteDidUpdate({ location }) {
    const target = targetOf(location.hash);
    let isFolded = false;
    for (
      // A heading stands before its part.
      let part =
        target?.closest('details') ??
        target?.nextElementSibling?.closest<HTMLDetailsElement>('.part');
      part;
      part = part.parentElement?.closest('details')
    ) {
      isFolded ||= !part.open;
      part.open = true;
    }
    if (isFolded) {
      target?.scrollIntoView();
    }
  },
};

export default foldedParts;
