import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { AreaCards } from '#platform/frame/browser/Links';
import { opens } from '@contribute-site/light-client/common/marks';
import { Icon } from '#platform/frame/browser/Icon';
import { SITE } from '#platform/base/common/site';

/** Id of the dialog of the search. */
const SEARCH = 'site-search';

/** Where else to look: the search and the main areas. */
export default function NotFoundContent(): ReactNode {
  return (
    <main className="container margin-vert--xl">
      {/* The framework's comes before that of its layout, which sets the title of the site. */}
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <p className="soft">
        There's no page at this address. It may have moved, or the link that led you here has a
        typo.
      </p>
      <Link to="/search" className="button button--secondary" {...opens(SEARCH)}>
        <Icon name="search" size={20} /> Search this site
      </Link>
      <Heading as="h2" className="margin-top--xl">
        Or go on from here
      </Heading>
      <AreaCards />
      <p>
        Did a link on this site send you here? Please{' '}
        <Link to={`${SITE.repository}/issues/new/choose`}>report the broken link</Link>.
      </p>
    </main>
  );
}
