import { LEVELS } from '#platform/base/common/levels';

/** What a benefit is needed for. */
export const NEEDS = {
  ci: 'CI and builds',
  credits: 'Cloud credits',
  tools: 'Tools and accounts',
  security: 'Security and audits',
  docs: 'Documentation',
  marketing: 'Marketing',
  events: 'Events and travel',
  training: 'Training and mentoring',
  legal: 'Legal and licenses',
  design: 'Design and domains',
  advice: 'Advice and contact',
} as const;

/** Who can claim a benefit. */
export const ROLES = {
  maintainer: 'A maintainer',
  project: 'A project',
  group: 'A TAG or SIG',
  anyone: 'Everyone',
} as const;

/** The levels of projects that can have benefits. */
export const PROJECT_LEVELS = {
  sandbox: LEVELS.sandbox,
  incubating: LEVELS.incubating,
  graduated: LEVELS.graduated,
} as const;

/** Where most requests go. */
export const SERVICE_DESK = 'https://servicedesk.cncf.io';

/** The address at which a benefit is requested, and what its button says. */
export function requestOf({ request = SERVICE_DESK }: { request?: string | undefined }): {
  to: string;
  label: string;
} {
  return request.includes('@') && !request.includes('/')
    ? { to: `mailto:${request}`, label: 'Write an email' }
    : { to: request, label: request === SERVICE_DESK ? 'Open a ticket' : 'Open the request' };
}
