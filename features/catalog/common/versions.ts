import { parseVers } from './vers';

/** Words that come after the release they belong to: `1.0.post1`, `6.2.0r15`. */
const LATER = new Set(['p', 'patch', 'pl', 'post', 'r', 'rev', 'sp']);

/** Types of package URLs whose versions follow Semantic Versioning: `1.0.0-1` comes before `1.0.0`. */
const SEMVER = new Set(['npm', 'golang', 'cargo', 'vscode-extension']);

/** Numbers and words of a version; without a leading `v`, and without what follows a plus sign. */
function partsOf(version: string, type: string): (number | string)[] {
  const [release = '', ...rest] = version
    .toLowerCase()
    .replace(/^[v=]+/, '')
    .replace(/\+.*$/, '')
    .split('-');
  const parts = (text: string) =>
    (text.match(/\d+|[a-z]+/g) ?? []).map((part) => (/\d/.test(part) ? Number(part) : part));
  if (rest.length === 0) {
    return parts(release);
  }
  // What stands behind the hyphen is a preliminary version, or a later one where it is a number.
  const later = parts(rest.join('-'));
  const sign = SEMVER.has(type) ? [''] : typeof later[0] === 'number' ? ['post'] : [];
  return [...parts(release), ...sign, ...later];
}

/** A word before nothing, nothing like zero, a later word after it. */
const rankOf = (part: number | string | undefined): number =>
  typeof part === 'string' && !LATER.has(part) ? 0 : typeof part === 'string' ? 2 : 1;

function compareParts(a: number | string | undefined, b: number | string | undefined): number {
  if (rankOf(a) !== rankOf(b)) {
    // A later word is smaller than a further number: 1.0.post1 < 1.0.1.
    const isNumber = (part: typeof a) => typeof part === 'number' && part > 0;
    return isNumber(a) && rankOf(b) === 2
      ? 1
      : isNumber(b) && rankOf(a) === 2
        ? -1
        : rankOf(a) - rankOf(b);
  }
  if (typeof a === 'string' && typeof b === 'string') {
    // All later words mean the same.
    return rankOf(a) === 2 || a === b ? 0 : a < b ? -1 : 1;
  }
  return Number(a ?? 0) - Number(b ?? 0);
}

/**
 * Compares versions as registries do, closely enough for the ranges of the catalog: by numbers, with
 * preliminary versions before their release.
 *
 * @param type of the package URL
 * @returns below 0 if `a` comes first, 0 if both mean the same version
 */
export function compareVersions(a: string, b: string, type: string): number {
  if (a === b) {
    return 0;
  }
  const [left, right] = [partsOf(a, type), partsOf(b, type)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const order = compareParts(left[index], right[index]);
    if (order !== 0) {
      return order;
    }
  }
  return 0;
}

/**
 * Whether a version is in a range.
 *
 * @param range in the `vers` notation
 * @param type of the package URL
 */
export function isInRange(version: string, range: string, type: string): boolean {
  const compare = (other: string) => compareVersions(version, other, type);
  const { versions, intervals } = parseVers(range);
  return (
    versions.some((other) => compare(other) === 0) ||
    intervals.some(
      ({ introduced, fixed, lastAffected }) =>
        (introduced === '0' || compare(introduced) >= 0) &&
        (fixed === undefined || compare(fixed) < 0) &&
        (lastAffected === undefined || compare(lastAffected) <= 0),
    )
  );
}

/** Whether the bounds of a range come in pairs and in the order of versions, as `vers` demands. */
export function isSorted(range: string): boolean {
  const type = range.slice('vers:'.length, range.indexOf('/'));
  const bounds = range
    .slice(range.indexOf('/') + 1)
    .split('|')
    .filter((part) => /^[<>]/.test(part));
  return bounds.every((bound, index) => {
    const before = bounds[index - 1];
    const version = (part: string) => part.replace(/^[<>]=?/, '');
    return (
      before === undefined ||
      (before.startsWith('<') !== bound.startsWith('<') &&
        compareVersions(version(before), version(bound), type) <= 0)
    );
  });
}
