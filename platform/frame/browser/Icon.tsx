import type { ComponentProps, ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { SOCIAL_LINKS } from '#platform/base/common/site';

/** The icons of the site: strokes on a grid of 24, one weight, round ends. */
const PATHS = {
  contributors:
    'M12 21v-9m0 0c0-4.4-3-7-8-7 0 4.4 3 7 8 7Zm0 3c0-3.9 2.7-6.2 8-6.2 0 3.9-2.7 6.2-8 6.2Z',
  maintainers:
    'M12.5 15.5a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Zm-1.3-3.2L20 3.5m-4 4 3 3m-5.5-.5 2 2',
  projects: 'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm-8 4.5 8 4.5 8-4.5M12 12v9',
  community:
    'M15 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM6.5 20a5.5 5.5 0 0 1 11 0M5.8 12a2 2 0 1 1 0-4m12.4 4a2 2 0 1 0 0-4M2 18c.2-1.6 1-2.8 2.3-3.4M22 18c-.2-1.6-1-2.8-2.3-3.4',
  resources:
    'M12 6.5c-2-1.5-5-2-8.5-2v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13c-3.5 0-6.5.5-8.5 2Zm0 0v13',
  events: 'M4 6.5h16V20H4V6.5Zm0 4.5h16M8 3.5v4m8-4v4M8 15h3m2.5 0h2.5',
  blog: 'M4 5h12v12.5a2 2 0 0 0 2 2H6a2 2 0 0 1-2-2V5Zm12 5h4v7.5a2 2 0 0 1-4 0M7.5 9h5m-5 3.5h5m-5 3.5h3',
  page: 'M6 3.5h8l4 4v13H6v-17Zm8 0v4h4M9 12h6m-6 4h6',
  section: 'M9.5 4 7 20M17 4l-2.5 16M4.5 9h16m-17 6h16',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Zm-1.9 4.6L20.5 20.5',
  security: 'm12 3 7.5 2.5v6c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5v-6L12 3Zm-3 9 2.2 2.2 4-4.2',
  edit: 'm4 20 1-4.5 11-11L19.5 8l-11 11L4 20Zm9.5-13L17 10.5',
  report: 'M6 21V4m0 .5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  clock: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM12 7.5V12l3 2',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4V5Zm4 4h8m-8 3h5',
  steps: 'M3.5 19.5H8V15h4.5v-4.5H17V6h3.5',
  gift: 'M4 11h16v9.5H4V11Zm-.5-3.5h17V11h-17V7.5ZM12 7.5v13M12 7.5C7 7.5 7 3.5 9 3.5s3 4 3 4 1-4 3-4 2 4-3 4',
  arrow: 'M4.5 12h15m-6-6 6 6-6 6',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5',
} as const;

export type IconName = keyof typeof PATHS;

export const ICON_NAMES = Object.keys(PATHS) as IconName[];

interface Props extends ComponentProps<'svg'> {
  name: IconName;
  /** Width and height in pixels where 1 rem is 16; 24 by default. It grows with the text. */
  size?: number;
}

/** An icon in the color of the text around it. Decorative: the words next to it say the same. */
export function Icon({ name, size = 24, ...props }: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/**
 * The logo of a social network, in the color of the text around it. Decorative. The outlines are in
 * a file of their own, so that they are in no page and no script.
 */
export function SocialIcon({ name }: Pick<(typeof SOCIAL_LINKS)[number], 'name'>): ReactNode {
  return (
    <svg width="1.375rem" height="1.375rem" aria-hidden fill="currentColor">
      <use href={useBaseUrl(`/img/social.svg#${name.toLowerCase()}`)} />
    </svg>
  );
}
