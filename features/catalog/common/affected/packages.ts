import { PackageURL } from 'packageurl-js';

/** A package that a file lists, an action that a workflow calls, or an image that something runs. */
export interface FoundPackage {
  /** Package URL without version, the key of the list. */
  purl: string;
  name: string;
  /** Version, tag, branch, or commit; absent where the file names none, such as for `requests>=2`. */
  version?: string;
  /** Digest of an image, beside its tag. */
  digest?: string;
  qualifiers?: Readonly<Record<string, string>>;
  /** Text of the file that names the package, from which its line is found, or the line. */
  at: string | number;
}

/** What was read of a file. */
export interface ReadFile {
  format: string;
  packages: FoundPackage[];
  /** Whether the file asks for packages, so that reading none is a fault of the reader or the file. */
  isAsking?: boolean;
  /** What is in the file and can't be compared, for people. */
  notes?: string[];
  pom?: Pom;
}

/** What a project of Maven has from its parent, and gives to those that name it as theirs. */
export interface Pom {
  /** `group:artifact`. */
  name: string;
  parent?: { name: string; path: string };
  properties: ReadonlyMap<string, string>;
  /** Versions by `group:artifact`, for dependencies that name none. */
  managed: ReadonlyMap<string, string>;
  /** Versions of dependencies that name a property. */
  asked: ReadonlyMap<string, string>;
}

export type Reader = (text: string, file: string) => ReadFile;

/** Names as registries compare them, or as package URLs have them: those of Go in lower case. */
function normalize(type: string, name: string): string {
  switch (type) {
    case 'pypi':
      return name.toLowerCase().replace(/[-_.]+/g, '-');
    case 'composer':
    case 'github':
    case 'golang':
    case 'nuget':
    case 'vscode-extension':
      return name.toLowerCase();
    default:
      return name;
  }
}

/** A part of a package URL. Halves of characters, which no name has, can't be written in one. */
export const encodePart = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/**
 * The package URL of a package, without version.
 *
 * @param type such as `npm`
 * @param name with its namespace: `@scope/name`
 */
export const purlOf = (type: string, name: string): string =>
  `pkg:${type}/${normalize(type, name).split('/').map(encodePart).join('/')}`;

/** A package by its type and name, as files have them without a package URL. */
export function found(
  type: string,
  name: string,
  version: string | undefined,
  at: string,
): FoundPackage {
  return { purl: purlOf(type, name), name, ...(version !== undefined && { version }), at };
}

/** Type of a package URL. */
export const typeOf = (purl: string): string => purl.slice('pkg:'.length, purl.indexOf('/'));

/** Forty digits of a commit, or the digest of an image. */
export const DIGEST = /^(?:[a-f\d]{40}|sha256:[a-f\d]{64})$/i;

const DOCKER_HUB = /^(?:(?:registry-1\.|index\.)?docker\.io|registry\.hub\.docker\.com)\//;

/** Images have one name, wherever it's written: without the registry if that is Docker Hub. */
const imagePurl = (repository: string): string =>
  `pkg:docker/${repository
    .toLowerCase()
    .replace(DOCKER_HUB, '')
    .replace(/^library\//, '')}`;

/**
 * An image as Dockerfiles and manifests name it: `registry:5000/owner/name:tag@sha256:…`.
 *
 * @returns `undefined` if it is none, or if a part is only known when it is used: `$TAG`, `{{ … }}`
 */
export function imageOf(text: string, at: FoundPackage['at']): FoundPackage | undefined {
  const [, repository, tag, digest] =
    /^((?:[\w.-]+(?::\d+)?\/)?[a-z\d][\w./-]*?)(?::([\w][\w.-]*))?(?:@(sha256:[a-f\d]{64}))?$/.exec(
      text,
    ) ?? [];
  if (repository === undefined) {
    return undefined;
  }
  const version = tag ?? (digest === undefined ? 'latest' : undefined);
  const purl = imagePurl(repository);
  return {
    purl,
    name: purl.slice('pkg:docker/'.length),
    ...(version !== undefined && { version }),
    ...(digest !== undefined && { digest }),
    at,
  };
}

/** A repository on GitHub at a tag, branch, or commit: `owner/name/path@ref`. */
export function repositoryOf(text: string, at: FoundPackage['at']): FoundPackage | undefined {
  const [, name, ref] = /^([\w.-]+\/[\w.-]+)(?:\/[^@\s]*)?(?:@(\S+))?$/.exec(text) ?? [];
  return name === undefined
    ? undefined
    : { purl: purlOf('github', name), name, ...(ref !== undefined && { version: ref }), at };
}

/** What an address of Git on GitHub names: `git+https://github.com/owner/name.git@ref`, or `#ref`. */
export function gitOf(address: string, at: FoundPackage['at']): FoundPackage | undefined {
  const [, name = '', ref] =
    /^(?:git\+)?(?:(?:https|ssh|git):\/\/)?(?:git@)?github(?:\.com[/:]|:)([\w.-]+\/[\w.-]+?)(?:\.git)?(?:[@#]([^#?&\s]+))?(?:[#?&].*)?$/.exec(
      address,
    ) ?? [];
  return name === ''
    ? undefined
    : { purl: purlOf('github', name), name, ...(ref !== undefined && { version: ref }), at };
}

/** `^1.2.0`, `>= 1, < 2` or `1.x` in place of a version, as GitHub exports dependencies without a lockfile. */
const RANGE = /^[\^~<>!]|[*|,\s]|\.x$/i;

/**
 * A package by its package URL. What GitHub writes as `githubactions` is a repository here, and images
 * of all registries have one type.
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
  const { tag, epoch, repository_url: registry, ...others } = { ...purl.qualifiers };
  const given = purl.version ?? beside;
  if (purl.type === 'docker' || purl.type === 'oci') {
    const address = registry?.replace(/^https?:\/\/|\/$/g, '');
    const isWhole = address?.endsWith(`/${purl.name}`) ?? true;
    const repository = address === undefined ? name : isWhole ? address : `${address}/${name}`;
    const isDigest = given !== undefined && DIGEST.test(given);
    const version = tag ?? (isDigest ? undefined : given);
    const key = imagePurl(repository);
    return {
      purl: key,
      name: key.slice('pkg:docker/'.length),
      ...(version && { version }),
      ...(isDigest && { digest: given }),
      at: text,
    };
  }
  const version = given && epoch && !given.includes(':') ? `${epoch}:${given}` : given;
  const qualifiers = { ...others, ...(registry && { repository_url: registry }) };
  return {
    purl: purlOf(isAction ? 'github' : purl.type, whole),
    name: whole,
    // `4.*.*` of an action is the tag `v4`.
    ...(version && (isAction || !RANGE.test(version)) && { version }),
    ...(Object.keys(qualifiers).length > 0 && { qualifiers }),
    at: text,
  };
}

/** Distributions build several packages of one source, which SBOMs name as `upstream`. */
export function sourceOf({ purl, version, qualifiers, at }: FoundPackage): FoundPackage[] {
  const [, name, own = version] = /^([^@\s]+)(?:@(.+))?$/.exec(qualifiers?.upstream ?? '') ?? [];
  if (name === undefined || !/^(?:deb|rpm|apk|alpm)$/.test(typeOf(purl))) {
    return [];
  }
  const source = purl.slice(0, purl.lastIndexOf('/') + 1) + encodePart(name);
  return source === purl
    ? []
    : [{ purl: source, name, ...(own !== undefined && { version: own }), at }];
}
