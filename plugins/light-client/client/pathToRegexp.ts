interface Options {
  end?: boolean;
  strict?: boolean;
  sensitive?: boolean;
}

/**
 * In place of path-to-regexp, by which the router compares addresses: the
 * routes of this site have no parameters.
 *
 * @param _keys would get the names of the parameters
 */
export default function pathToRegexp(
  path: string,
  _keys: object[],
  { end = true, strict = false, sensitive = false }: Options,
): RegExp {
  // The router's links escape what would be parameters.
  const address = path.replace(/\\(.)/g, '$1');
  const compared = strict ? address : address.replace(/\/$/, '');
  const literal = compared.replace(/[.+*?^${}()[\]|\\/]/g, '\\$&');
  const slash = strict ? '' : '(?:\\/(?=$))?';
  const after = end ? '$' : strict && address.endsWith('/') ? '' : '(?=\\/|$)';
  return new RegExp(`^${literal}${slash}${after}`, sensitive ? '' : 'i');
}

pathToRegexp.compile = (path: string) => () => path;
