import { compare as comparePep440, valid as isPep440 } from '@renovatebot/pep440';
import compareSemver from 'semver/functions/compare';
import parseSemver from 'semver/functions/parse';

/** The versions that a range in the `vers` notation means. */
export interface VersionRange {
  /** Single versions. */
  versions: string[];
  /** From the first version (included; `0` for the very first) to the last, which is open or not. */
  intervals: { introduced: string; fixed?: string; lastAffected?: string }[];
}

/**
 * Reads a range such as `vers:npm/1.2.3|>=2.0.0|<2.1.0`. Comparators come in pairs in the order of
 * versions, as the notation demands. A lower bound that is open counts as included: no range of the
 * catalog has one.
 *
 * @param range whole, with its scheme
 */
export function parseVers(range: string): VersionRange {
  const parsed: VersionRange = { versions: [], intervals: [] };
  let introduced: string | undefined;
  const close = (end: Partial<VersionRange['intervals'][number]>) => {
    parsed.intervals.push({ introduced: introduced ?? '0', ...end });
    introduced = undefined;
  };
  for (const part of range.slice(range.indexOf('/') + 1).split('|')) {
    const [, comparator, version = ''] = /^([<>]=?)?(.*)$/.exec(part) ?? [];
    if (part === '*') {
      close({});
    } else if (comparator === undefined) {
      parsed.versions.push(version);
    } else if (comparator.startsWith('>')) {
      introduced = version;
    } else {
      close(comparator === '<' ? { fixed: version } : { lastAffected: version });
    }
  }
  if (introduced !== undefined) {
    close({});
  }
  return parsed;
}

/** A range in words: `vers:npm/1.2.3|1.2.4` → `1.2.3, 1.2.4`. */
export const versionsOf = (range: string): string =>
  range
    .slice(range.indexOf('/') + 1)
    .replace('*', 'all versions')
    .replaceAll('|', ', ');

/** Below 0 if the first comes first, 0 if both mean the same version. */
type Compare = (a: string, b: string) => number;

// Debian, RPM

/** Order of a character that is no digit, in Debian's policy: `~`, the end, letters, others. */
const debianRank = (character: string): number =>
  character === '~'
    ? -1
    : character === ''
      ? 0
      : /[a-z]/i.test(character)
        ? character.charCodeAt(0)
        : character.charCodeAt(0) + 256;

function compareDebianParts(a: string, b: string): number {
  let [left, right] = [a, b];
  while (left !== '' || right !== '') {
    const [words = ''] = /^\D*/.exec(left) ?? [];
    const [otherWords = ''] = /^\D*/.exec(right) ?? [];
    for (let index = 0; index < Math.max(words.length, otherWords.length); index++) {
      const order = debianRank(words.charAt(index)) - debianRank(otherWords.charAt(index));
      if (order !== 0) {
        return order;
      }
    }
    left = left.slice(words.length);
    right = right.slice(otherWords.length);
    const [digits = ''] = /^\d*/.exec(left) ?? [];
    const [otherDigits = ''] = /^\d*/.exec(right) ?? [];
    if (Number(digits) !== Number(otherDigits)) {
      return Number(digits) - Number(otherDigits);
    }
    left = left.slice(digits.length);
    right = right.slice(otherDigits.length);
  }
  return 0;
}

/** `epoch:upstream-revision`: an absent epoch is 0; the revision follows the last hyphen. */
function splitEpoch(version: string): [epoch: number, upstream: string, revision: string] {
  const [, epoch = '0', rest = ''] = /^(?:(\d+):)?(.*)$/.exec(version) ?? [];
  const hyphen = rest.lastIndexOf('-');
  return hyphen < 0
    ? [Number(epoch), rest, '']
    : [Number(epoch), rest.slice(0, hyphen), rest.slice(hyphen + 1)];
}

/** https://www.debian.org/doc/debian-policy/ch-controlfields.html#version */
const compareDebian: Compare = (a, b) => {
  const [left, right] = [splitEpoch(a), splitEpoch(b)];
  return (
    left[0] - right[0] ||
    compareDebianParts(left[1], right[1]) ||
    compareDebianParts(left[2], right[2])
  );
};

/** `rpmvercmp`: numbers after words, `~` before the end, `^` after it. */
function compareRpmParts(a: string, b: string): number {
  const parts = (text: string) => text.match(/\d+|[a-z]+|[~^]/gi) ?? [];
  const [left, right] = [parts(a), parts(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [one, other] = [left[index], right[index]];
    const rank = (part: string | undefined) =>
      part === '~' ? 0 : part === undefined ? 1 : part === '^' ? 2 : /^\d/.test(part) ? 4 : 3;
    if (rank(one) !== rank(other)) {
      return rank(one) - rank(other);
    }
    const order =
      rank(one) === 4
        ? Number(one) - Number(other)
        : one === other
          ? 0
          : (one ?? '') < (other ?? '')
            ? -1
            : 1;
    if (order !== 0) {
      return order;
    }
  }
  return 0;
}

/** `epoch:version-release`; a side without a release is compared without it. */
const compareRpm: Compare = (a, b) => {
  const [left, right] = [splitEpoch(a), splitEpoch(b)];
  return (
    left[0] - right[0] ||
    compareRpmParts(left[1], right[1]) ||
    (left[2] === '' || right[2] === '' ? 0 : compareRpmParts(left[2], right[2]))
  );
};

// Maven

const MAVEN_QUALIFIERS = ['alpha', 'beta', 'milestone', 'rc', 'snapshot', '', 'sp'];
const MAVEN_ALIASES: Readonly<Record<string, string>> = {
  a: 'alpha',
  b: 'beta',
  m: 'milestone',
  cr: 'rc',
  ga: '',
  final: '',
  release: '',
};

/** https://maven.apache.org/pom.html#version-order-specification, without nested lists of hyphens. */
const compareMaven: Compare = (a, b) => {
  const parts = (version: string) => {
    const all = (version.toLowerCase().match(/\d+|[a-z]+/g) ?? []).map((part) =>
      /\d/.test(part) ? Number(part) : (MAVEN_ALIASES[part] ?? part),
    );
    // Zeros and releases at the end, or before a word, mean nothing.
    return all.filter((part, index) => {
      const next = all.slice(index).find((one) => one !== 0 && one !== '');
      return (part !== 0 && part !== '') || typeof next === 'number';
    });
  };
  const rank = (part: number | string | undefined) =>
    typeof part === 'number'
      ? MAVEN_QUALIFIERS.length + 1
      : MAVEN_QUALIFIERS.includes(part ?? '')
        ? MAVEN_QUALIFIERS.indexOf(part ?? '')
        : MAVEN_QUALIFIERS.length;
  const [left, right] = [parts(a), parts(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const [one, other] = [left[index], right[index]];
    const order =
      typeof one === 'number' && typeof other === 'number'
        ? one - other
        : rank(one) - rank(other) || String(one ?? '').localeCompare(String(other ?? ''));
    if (order !== 0) {
      return order;
    }
  }
  return 0;
};

// Others

/** Words that come after the release they belong to: `1.0.post1`, `6.2.0r15`. */
const LATER = new Set(['p', 'patch', 'pl', 'post', 'r', 'rev', 'sp']);

/** Numbers and words of a version; without a leading `v`, and without what follows a plus sign. */
function partsOf(version: string): (number | string)[] {
  const [release = '', ...rest] = version
    .toLowerCase()
    .replace(/^[v=]+/, '')
    .replace(/\+.*$/, '')
    .split('-');
  const parts = (text: string) =>
    (text.match(/\d+|[a-z]+/g) ?? []).map((part) => (/\d/.test(part) ? Number(part) : part));
  // What stands behind the hyphen is a preliminary version, or a later one where it is a number.
  const later = parts(rest.join('-'));
  const sign = rest.length > 0 && typeof later[0] === 'number' ? ['post'] : [];
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

/** By numbers, with preliminary versions before their release: for tags, gems, Composer, and images. */
const compareTags: Compare = (a, b) => {
  const [left, right] = [partsOf(a), partsOf(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const order = compareParts(left[index], right[index]);
    if (order !== 0) {
      return order;
    }
  }
  return 0;
};

const compareSemantic: Compare = (a, b) => {
  const whole = (version: string) =>
    parseSemver(version, { loose: true }) ??
    // `1` and `1.0`, as ranges write them.
    parseSemver(
      version.replace(
        /^v?(\d+)(\.\d+)?(?=[-+]|$)/,
        (_, major: string, minor = '.0') => `${major}${minor}.0`,
      ),
    );
  const [left, right] = [whole(a), whole(b)];
  return left && right ? compareSemver(left, right) : compareTags(a, b);
};

const comparePython: Compare = (a, b) => {
  const [left, right] = [isPep440(a), isPep440(b)];
  return left !== null && right !== null ? comparePep440(left, right) : compareTags(a, b);
};

/** By type of package URL. */
const COMPARE: Readonly<Record<string, Compare>> = {
  npm: compareSemantic,
  cargo: compareSemantic,
  golang: compareSemantic,
  'vscode-extension': compareSemantic,
  pypi: comparePython,
  deb: compareDebian,
  rpm: compareRpm,
  alpm: compareRpm,
  maven: compareMaven,
};

/** Digits of a commit or of a digest, which have no order. */
const DIGEST = /^(?:[a-f\d]{40}|sha256:[a-f\d]{64})$/;

/**
 * Compares versions as their ecosystem does: npm, Cargo, and Go by Semantic Versioning, Python by PEP
 * 440, Debian and RPM by their policies, Maven by its specification, others by numbers and words.
 *
 * @param type of the package URL
 * @returns below 0 if `a` comes first, 0 if both mean the same version
 */
export const compareVersions = (a: string, b: string, type: string): number =>
  a === b ? 0 : (COMPARE[type] ?? compareTags)(a, b);

/**
 * Whether a version is in a range.
 *
 * @param range in the `vers` notation
 * @param type of the package URL
 */
export function isInRange(version: string, range: string, type: string): boolean {
  const { versions, intervals } = parseVers(range);
  if (DIGEST.test(version)) {
    return versions.includes(version);
  }
  const compare = (other: string) =>
    DIGEST.test(other) ? Number.NaN : compareVersions(version, other, type);
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
