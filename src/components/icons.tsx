import type { ReactNode } from 'react';
import { faFlickr } from '@fortawesome/free-brands-svg-icons/faFlickr';
import { faGithub } from '@fortawesome/free-brands-svg-icons/faGithub';
import { faLinkedin } from '@fortawesome/free-brands-svg-icons/faLinkedin';
import { faSlack } from '@fortawesome/free-brands-svg-icons/faSlack';
import { faXTwitter } from '@fortawesome/free-brands-svg-icons/faXTwitter';
import { faYoutube } from '@fortawesome/free-brands-svg-icons/faYoutube';
import type { SOCIAL_LINKS } from '../data/site';

type SocialName = (typeof SOCIAL_LINKS)[number]['name'];

// Only the outlines are used; the icon library's own runtime stays out of the bundle.
const SOCIAL_ICONS = {
  X: faXTwitter,
  GitHub: faGithub,
  LinkedIn: faLinkedin,
  YouTube: faYoutube,
  Flickr: faFlickr,
  Slack: faSlack,
} satisfies Record<SocialName, unknown>;

/** The mark of a social network, in the colour of the text around it. Decorative. */
export function SocialIcon({ name }: { name: SocialName }): ReactNode {
  const [width, height, , , path] = SOCIAL_ICONS[name].icon;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="22" height="22" aria-hidden fill="currentColor">
      <path d={String(path)} />
    </svg>
  );
}
