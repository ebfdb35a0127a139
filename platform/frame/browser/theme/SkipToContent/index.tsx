import type { ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import { TEXT, useHasSidebar } from '../../Menu';

/**
 * The first element that the keyboard reaches: the browser goes on from the text, behind the list
 * beside it. Unlike the framework's, it does not move the focus after navigation:
 * `platform/frame/browser/clientModules/routeFocus.ts` moves it to the heading of the new page.
 */
export default function SkipToContent(): ReactNode {
  return (
    <div role="region" aria-label="Skip to main content">
      {/* An anchor on this page, not a route. */}
      {/* eslint-disable-next-line react/forbid-elements */}
      <a className="skip-to-content" href={`#${useHasSidebar() ? TEXT : SkipToContentFallbackId}`}>
        Skip to main content
      </a>
    </div>
  );
}
