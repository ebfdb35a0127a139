/** The parts of `package-lock.json` that are used here. */
export interface Lock {
  /** By path; the empty path is this project. */
  packages: Record<string, { version?: string; license?: string }>;
}

/** Whether a licence is allowed; of a choice one has to be, of a combination all. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((licence) => allowed.has(licence.trim())));
}

/**
 * Packages whose licence is not on the list.
 *
 * @param allowed SPDX identifiers
 * @param exceptions name of a package to why it may be used all the same
 * @returns one line each
 */
export function licenceProblems(
  { packages }: Lock,
  allowed: ReadonlySet<string>,
  exceptions: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(packages).flatMap(([path, { version = '', license }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const isFine =
      path === '' || name in exceptions || (license !== undefined && isAllowed(license, allowed));
    return isFine ? [] : [`${name} ${version}: ${license ?? 'no licence named'}`];
  });
}
