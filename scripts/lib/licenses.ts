import satisfies from 'spdx-satisfies';

/** The parts of `package-lock.json` that are used here. */
export interface Lock {
  /** By path; the empty path is this project. */
  packages: Record<string, { version?: string; license?: string; link?: boolean }>;
}

/** Whether a license is allowed; what is no SPDX expression is not. */
function isAllowed(license: string, allowed: readonly string[]): boolean {
  try {
    return satisfies(license, allowed);
  } catch {
    return false;
  }
}

/**
 * Packages whose license is not on the list.
 *
 * @param allowed SPDX identifiers
 * @param exceptions name of a package to why it may be used all the same
 * @returns one line each
 */
export function licenseProblems(
  { packages }: Lock,
  allowed: readonly string[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(packages).flatMap(([path, { version = '', license, link }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    const isFine =
      path === '' ||
      link === true ||
      name in exceptions ||
      (license !== undefined && isAllowed(license, allowed));
    return isFine ? [] : [`${name} ${version}: ${license ?? 'no license named'}`];
  });
}
