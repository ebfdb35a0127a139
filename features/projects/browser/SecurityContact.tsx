import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Project } from '../common/schema';

/** `https://github.com/agones-dev/agones/security/advisories/new` → `agones-dev/agones`. */
const repositoryOf = (form: string): string =>
  new URL(form).pathname.split('/').slice(1, 3).join('/');

/**
 * Where to report a vulnerability in a project: a form, an address, or what its policy says.
 *
 * @param fallback for a project that has named nothing
 */
export function SecurityContact({
  security,
  fallback,
}: Pick<Project, 'security'> & { fallback: ReactNode }): ReactNode {
  if (!security) {
    return fallback;
  }
  const { form, email, note } = security;
  if (form !== undefined) {
    return <Link to={form}>{repositoryOf(form)} form</Link>;
  }
  return email === undefined ? (
    (note ?? 'As its policy says')
  ) : (
    <Link to={`mailto:${email}`}>{email}</Link>
  );
}
