// What several components show of a project.
import type { CSSProperties, ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type { Project } from '../common/schema';
import styles from './parts.module.css';

/** A hue for each category; new categories have that of the area. */
const HUES: Readonly<Record<string, string>> = {
  'App Definition and Development': 'projects',
  Inference: 'contributors',
  'Observability and Analysis': 'events',
  'Orchestration & Management': 'maintainers',
  Platform: 'blog',
  Provisioning: 'resources',
  Runtime: 'community',
  Serverless: 'blog',
  Wasm: 'contributors',
};

/** `Open Policy Agent (OPA)` → `OP`, `Argo` → `Ar`, `gRPC` → `gR`. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.replace(/\s*\(.*\)/, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  return second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0);
}

/**
 * A tile that stands for a project, of its initials: large and in the hue of its category on its page,
 * without a hue in lists, where hues say which level a project has.
 */
export function Tile({
  name,
  category,
}: Pick<Project, 'name'> & Partial<Pick<Project, 'category'>>): ReactNode {
  return (
    <span
      className={clsx(styles.tile, category !== undefined && styles.large)}
      style={
        category === undefined
          ? undefined
          : ({ '--hue': `var(--hue-${HUES[category] ?? 'projects'})` } as CSSProperties)
      }
      aria-hidden="true"
      data-no-copy=""
    >
      {initialsOf(name)}
    </span>
  );
}

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
