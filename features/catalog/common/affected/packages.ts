import { PackageURL } from 'packageurl-js';

/** A package that a file lists. */
export interface FoundPackage {
  /** Package URL without version, the key of the list. */
  purl: string;
  name: string;
  /** Absent where the file names none, such as for `requests>=2` in `requirements.txt`. */
  version?: string;
  qualifiers?: Readonly<Record<string, string>>;
  /** Text of the file that names the package, from which its line is found. */
  at: string;
}

/** Names as registries compare them, or as package URLs have them: those of Go in lower case. */
function normalize(type: string, name: string): string {
  switch (type) {
    case 'pypi':
      return name.toLowerCase().replace(/[-_.]+/g, '-');
    case 'composer':
    case 'github':
    case 'golang':
    case 'vscode-extension':
      return name.toLowerCase();
    default:
      return name;
  }
}

/**
 * The package URL of a package, without version.
 *
 * @param type such as `npm`
 * @param name with its namespace: `@scope/name`
 */
export const purlOf = (type: string, name: string): string =>
  `pkg:${type}/${normalize(type, name).split('/').map(encodeURIComponent).join('/')}`;

/** `^1.2.0`, `>= 1, < 2` or `1.x` in place of a version, as GitHub exports dependencies without a lockfile. */
const RANGE = /^[\^~<>!]|[*|,\s]|\.x$/i;

/**
 * A package by its package URL. What GitHub writes as `githubactions` is a repository here.
 *
 * @param beside the version that stands beside a package URL without one
 * @returns `undefined` if the text is no package URL
 */
export function packageOf(text: string, beside?: string): FoundPackage | undefined {
  let purl: PackageURL;
  try {
    purl = PackageURL.fromString(text);
  } catch {
    return undefined;
  }
  const isAction = purl.type === 'githubactions';
  const name = [purl.namespace, purl.name].filter(Boolean).join('/');
  const whole = isAction ? name.split('/').slice(0, 2).join('/') : name;
  const version = purl.version ?? beside;
  return {
    purl: purlOf(isAction ? 'github' : purl.type, whole),
    name: whole,
    // `4.*.*` of an action is the tag `v4`.
    ...(version && (isAction || !RANGE.test(version)) && { version }),
    ...(purl.qualifiers && { qualifiers: { ...purl.qualifiers } }),
    at: text,
  };
}
