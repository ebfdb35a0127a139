/** A path without a slash at its end, and without its letter case. */
const normalized = (path: string): string => path.replace(/\/$/, '').toLowerCase();

/**
 * Whether an address belongs to a path or, unless `exact`, lies below it. The
 * routes of this site have no parameters; `*` is any address.
 */
export function matchPath(
  pathname: string,
  { path, exact = false }: { path: string; exact?: boolean },
): boolean {
  // Most comparisons end here: the build compares each page with the routes of all.
  if (exact && Math.abs(pathname.length - path.length) > 1) {
    return path === '*';
  }
  const address = normalized(pathname);
  const start = normalized(path);
  return path === '*' || address === start || (!exact && address.startsWith(`${start}/`));
}
