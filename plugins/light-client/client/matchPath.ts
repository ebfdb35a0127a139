/** A path without a slash at its end, and without its letter case. */
const normalized = (path: string): string => path.replace(/\/$/, '').toLowerCase();

/**
 * Whether an address belongs to a path or, unless `exact`, lies below it. The
 * routes of this site have no parameters.
 */
export function matchPath(
  pathname: string,
  { path, exact = false }: { path: string; exact?: boolean },
): boolean {
  const address = normalized(pathname);
  const start = normalized(path);
  return address === start || (!exact && address.startsWith(`${start}/`));
}
