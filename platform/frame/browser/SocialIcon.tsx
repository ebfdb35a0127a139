import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SOCIAL_LINKS } from '#platform/base/common/site';

/**
 * The logo of a social network, in the color of the text around it. Decorative. The outlines are in
 * a file of their own, so that they are in no page and no script.
 */
export function SocialIcon({ name }: Pick<(typeof SOCIAL_LINKS)[number], 'name'>): ReactNode {
  return (
    <svg width="22" height="22" aria-hidden fill="currentColor">
      <use href={useBaseUrl(`/img/social.svg#${name.toLowerCase()}`)} />
    </svg>
  );
}
