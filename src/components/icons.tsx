import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SOCIAL_LINKS } from '../data/site';

/**
 * The mark of a social network, in the colour of the text around it. Decorative.
 * The outlines lie in one file of their own, so that no page and no script holds them.
 */
export function SocialIcon({ name }: Pick<(typeof SOCIAL_LINKS)[number], 'name'>): ReactNode {
  return (
    <svg width="22" height="22" aria-hidden fill="currentColor">
      <use href={useBaseUrl(`/img/social.svg#${name.toLowerCase()}`)} />
    </svg>
  );
}
