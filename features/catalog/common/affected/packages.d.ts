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
/**
 * The package URL of a package, without version.
 *
 * @param type such as `npm`
 * @param name with its namespace: `@scope/name`
 */
export declare const purlOf: (type: string, name: string) => string;
/** Type of a package URL. */
export declare const typeOf: (purl: string) => string;
/** Forty digits of a commit, or the digest of an image. */
export declare const DIGEST: RegExp;
/**
 * An image as Dockerfiles and manifests name it: `registry:5000/owner/name:tag@sha256:…`.
 *
 * @returns `undefined` if it is none, or if a part is only known when it is used: `$TAG`, `{{ … }}`
 */
export declare function imageOf(text: string, at: FoundPackage['at']): FoundPackage | undefined;
/** A repository on GitHub at a tag, branch, or commit: `owner/name/path@ref`. */
export declare function repositoryOf(text: string, at: FoundPackage['at']): FoundPackage | undefined;
/** What an address of Git on GitHub names: `git+https://github.com/owner/name.git@ref`, or `#ref`. */
export declare function gitOf(address: string, at: FoundPackage['at']): FoundPackage | undefined;
/**
 * A package by its package URL. What GitHub writes as `githubactions` is a repository here, and images
 * of all registries have one type.
 *
 * @param beside the version that stands beside a package URL without one
 * @returns `undefined` if the text is no package URL
 */
export declare function packageOf(text: string, beside?: string): FoundPackage | undefined;
/** Distributions build several packages of one source, which SBOMs name as `upstream`. */
export declare function sourceOf({ purl, version, qualifiers, at }: FoundPackage): FoundPackage[];
