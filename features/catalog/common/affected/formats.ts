import {
  nothingListed,
  readBun,
  readCycloneDxXml,
  readGemfile,
  readGoSum,
  readGradle,
  readJson,
  readPnpmLock,
  readRequirements,
  readToml,
  readYarnLock,
} from './lockfiles';
import {
  readCondaEnvironment,
  readDockerfile,
  readExtensions,
  readGoMod,
  readImages,
  readPom,
  readPreCommit,
  readPyproject,
  readWorkflow,
} from './manifests';
import type { FoundPackage, ReadFile, Reader } from './packages';
import { LockfileError, tooMuch } from './syntax';

const reader =
  (format: string, read: (text: string) => FoundPackage[]): Reader =>
  (text) => ({ format, packages: read(text) });

interface Format {
  /** Of the path. */
  name: RegExp;
  /** What such a file contains, even if it lists no package; where it's absent, the name decides. */
  sign?: RegExp;
  read: Reader;
}

/** What is read. Names are those that tools give; the first format whose name fits reads the file. */
const FORMATS: readonly Format[] = [
  {
    name: /(?:^|\/)bun\.lock$/i,
    sign: /^ {2}"workspaces": \{$/m,
    read: reader('bun.lock', readBun),
  },
  {
    name: /(?:^|\/)\.vscode\/extensions\.json$|\.code-workspace$|(?:^|\/)\.?devcontainer(?:\/[^/]+)?(?:\/devcontainer)?\.json$/i,
    read: readExtensions,
  },
  {
    name: /\.json$|(?:^|\/)(?:composer|deno|pipfile)\.lock$/i,
    sign: /^\s*(?:\{|\[\s*["{\]\d])/,
    read: readJson,
  },
  { name: /(?:^|\/)yarn\.lock$/i, sign: /^# yarn lockfile v1$|^__metadata:$/m, read: readYarnLock },
  { name: /(?:^|\/)pnpm-lock\.ya?ml$/i, sign: /^lockfileVersion:/m, read: readPnpmLock },
  {
    name: /(?:^|\/)pyproject\.toml$/i,
    sign: /^\[(?:project|build-system|tool\.[\w.-]+)\]$/m,
    read: readPyproject,
  },
  {
    name: /(?:^|\/)(?:cargo|poetry|uv|pdm)\.lock$|(?:^|\/)pylock\.(?:.+\.)?toml$/i,
    sign: /^\[\[packages?\]\]$|^packages? = \[\]$|^lock[-_]version = /m,
    read: readToml,
  },
  {
    name: /(?:^|\/)go\.(?:work\.)?sum$/i,
    sign: /^\S+ v\S+ h1:/m,
    read: reader('go.sum', readGoSum),
  },
  { name: /(?:^|\/)go\.mod$/i, sign: /^module \S+/m, read: readGoMod },
  {
    name: /(?:^|\/)(?:gemfile|gems)\.(?:lock|locked)$/i,
    sign: /^(?:GEM|GIT|PATH)$/m,
    read: reader('Gemfile.lock', readGemfile),
  },
  {
    name: /(?:^|\/)(?:buildscript-)?gradle\.lockfile$/i,
    sign: /^# This is a Gradle generated file|^empty=/m,
    read: reader('gradle.lockfile', readGradle),
  },
  { name: /(?:^|\/)pom\.xml$|\.pom$/i, sign: /<project[\s>]/, read: readPom },
  { name: /\.xml$/i, sign: /<(?:\w+:)?bom[\s>]/, read: readCycloneDxXml },
  {
    name: /(?:^|\/)\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$|(?:^|\/)action\.ya?ml$/i,
    sign: /^(?:on|'on'|"on"|jobs|runs):/m,
    read: readWorkflow,
  },
  { name: /(?:^|\/)\.pre-commit-config\.ya?ml$/i, sign: /^repos:/m, read: readPreCommit },
  {
    name: /(?:^|\/)(?:[\w.]+[-_.])?(?:environment|conda)(?:[-_.][\w.]+)?\.ya?ml$/i,
    sign: /^dependencies:[ \t]*\n(?:[ \t]*(?:#.*)?\n)*[ \t]*-\s/m,
    read: readCondaEnvironment,
  },
  {
    name: /(?:^|\/)(?:[\w-]+\.)?(?:dockerfile|containerfile)(?!\.dockerignore$)(?:\.[\w.-]+)?$/i,
    sign: /^FROM\s+\S+/im,
    read: readDockerfile,
  },
  {
    name: /(?:^|\/)(?:[\w.-]+[-_.])?compose(?:[-_.][\w.-]+)?\.ya?ml$|(?:^|\/)\.gitlab-ci\.ya?ml$|(?:^|\/)\.circleci\/config\.ya?ml$|\.ya?ml$/i,
    sign: /^[ \t]*(?:- )?image:/m,
    read: readImages,
  },
  {
    name: /(?:requirements|constraints)[^/]*\.(?:txt|in)$|(?:^|\/)requirements\/[^/]+\.txt$/i,
    sign: /^[ \t]*[\w.-]+(?:\[[^\]\n]*\])?[ \t]*[=~<>!]=/m,
    read: reader('requirements.txt', readRequirements),
  },
];

/** Formats without a first line, whose files are empty where a project has no dependencies. */
const MAY_BE_EMPTY =
  /(?:^|\/)go\.(?:work\.)?sum$|(?:requirements|constraints)[^/]*\.(?:txt|in)$|(?:^|\/)requirements\/[^/]+\.txt$/i;

/** Formats of which each line was understood, or whose files need not name anything. */
const MAY_BE_NOTHING =
  /^(?:requirements\.txt|GitHub workflow or action|Dockerfile|images of a manifest|extensions of an editor|\.pre-commit-config\.yaml|pyproject\.toml)$/;

/**
 * Reads a file that names packages, actions, or images.
 *
 * @param text of the file
 * @param path its name, or an empty text for a text without one
 * @throws {LockfileError} if the text can't be read
 */
export function readFile(text: string, path = ''): ReadFile {
  const unix = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const isEmpty = unix.trim() === '';
  if (isEmpty && !MAY_BE_EMPTY.test(path)) {
    throw new LockfileError('The file is empty → Choose a lockfile or an SBOM.');
  }
  if (unix.includes('\0')) {
    throw new LockfileError('The file is no text → Choose a lockfile or an SBOM.');
  }
  const conflict = /^(?:<{7} |>{7} )/m.exec(unix);
  if (conflict) {
    throw new LockfileError(
      'this is a mark of a conflict between branches → Resolve the conflict first.',
      unix.slice(0, conflict.index).split('\n').length,
    );
  }
  const format =
    FORMATS.find(({ name }) => path !== '' && name.test(path)) ??
    FORMATS.find(({ sign }) => sign?.test(unix));
  if (!format) {
    throw new LockfileError(
      'This is none of the formats that can be read → Choose one of the supported files, under its own name.',
    );
  }
  let read: ReadFile;
  try {
    read = format.read(unix, path.slice(path.lastIndexOf('/') + 1));
  } catch (error) {
    throw error instanceof RangeError ? tooMuch() : error;
  }
  if (
    read.packages.length === 0 &&
    !isEmpty &&
    (read.isAsking === true ||
      (!MAY_BE_NOTHING.test(read.format) && format.sign?.test(unix) === false))
  ) {
    throw nothingListed(read.format);
  }
  return read;
}

// What isn't read

/** A file that names dependencies and isn't read. */
interface Unread {
  name: RegExp;
  /** What to do about it. */
  remedy: string;
  /** Files beside it, or in a folder above, that say the same and better. */
  unless?: RegExp;
  /** What it contains if it names anything. */
  sign?: RegExp;
  /** What it contains if it can be read after all. */
  reads?: RegExp;
}

const SBOM = 'Make an SBOM of the project, for example with Syft or Trivy, and check that.';
const lock = (command: string) => `Make a lockfile with ${command}, and check that.`;

const JAVASCRIPT =
  /^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock)$/;
const PYTHON =
  /^(?:(?:uv|poetry|pdm)\.lock|Pipfile\.lock|pylock\.(?:.+\.)?toml|requirements.*\.txt)$/;

const UNREAD: readonly Unread[] = [
  {
    name: /(?:^|\/)package\.json$/,
    remedy: lock('npm install --package-lock-only'),
    unless: JAVASCRIPT,
    sign: /"(?:dev|optional|peer)?dependencies"\s*:\s*\{\s*"/i,
  },
  {
    name: /(?:^|\/)bun\.lockb$/,
    remedy: lock('bun install --save-text-lockfile'),
    unless: /^bun\.lock$/,
  },
  {
    name: /(?:^|\/)deno\.jsonc?$/,
    remedy: lock('deno install'),
    unless: /^deno\.lock$/,
    sign: /"imports"\s*:\s*\{\s*"/,
  },
  {
    name: /(?:^|\/)pyproject\.toml$/,
    remedy: lock('uv lock'),
    unless: PYTHON,
    // With one fixed version, there is something to compare.
    reads: /["'][^"'\n]*={2,3}\s*\d|^[\w-]+\s*=\s*["']\d/m,
    sign: /^[ \t]*(?:dependencies|requires)[ \t]*=[ \t]*\[\s*["'\n]|^\[tool\.poetry\.dependencies\]/m,
  },
  { name: /(?:^|\/)Pipfile$/, remedy: lock('pipenv lock'), unless: /^Pipfile\.lock$/ },
  {
    name: /(?:^|\/)setup\.(?:py|cfg)$/,
    remedy: lock('uv pip compile'),
    unless: PYTHON,
    sign: /install_requires/,
  },
  {
    name: /(?:^|\/)Cargo\.toml$/,
    remedy: lock('cargo generate-lockfile'),
    unless: /^Cargo\.lock$/,
    sign: /^\[(?:.+\.)?(?:dev-|build-)?dependencies/m,
  },
  { name: /(?:^|\/)Gemfile$/, remedy: lock('bundle lock'), unless: /^Gemfile\.lock$/ },
  {
    name: /\.gemspec$/,
    remedy: lock('bundle lock'),
    unless: /^Gemfile\.lock$/,
    sign: /add_(?:runtime_|development_)?dependency/,
  },
  {
    name: /(?:^|\/)composer\.json$/,
    remedy: lock('composer update --no-install'),
    unless: /^composer\.lock$/,
    sign: /"require(?:-dev)?"\s*:\s*\{\s*"/,
  },
  {
    name: /(?:^|\/)build\.gradle(?:\.kts)?$/,
    remedy: lock('gradle dependencies --write-locks'),
    unless: /^gradle\.lockfile$/,
    sign: /\b(?:implementation|api|compileOnly|runtimeOnly|testImplementation|classpath|kapt|annotationProcessor)\b/,
  },
  {
    name: /(?:^|\/)gradle\/.*\.versions\.toml$/,
    remedy: lock('gradle dependencies --write-locks'),
    unless: /^gradle\.lockfile$/,
  },
  {
    name: /(?:^|\/)(?:build\.sbt|project\/.*\.sbt|deps\.edn|project\.clj|ivy\.xml)$/,
    remedy: SBOM,
  },
  {
    name: /\.(?:cs|fs|vb)proj$/,
    remedy: lock('dotnet restore --use-lock-file'),
    unless: /^packages\.lock\.json$/,
    sign: /<PackageReference/,
  },
  {
    name: /(?:^|\/)(?:packages\.config|paket\.lock|Directory\.Packages\.props)$/,
    remedy: SBOM,
    unless: /^packages\.lock\.json$/,
  },
  { name: /(?:^|\/)Package\.(?:resolved|swift)$/, remedy: SBOM, sign: /"pins"|\.package\(/ },
  { name: /(?:^|\/)(?:Podfile|Cartfile)(?:\.lock|\.resolved)?$/, remedy: SBOM },
  { name: /(?:^|\/)pubspec\.(?:lock|yaml)$/, remedy: SBOM },
  { name: /(?:^|\/)(?:mix\.(?:lock|exs)|rebar\.lock|gleam\.toml)$/, remedy: SBOM },
  {
    name: /(?:^|\/)(?:renv\.lock|Manifest\.toml|stack\.yaml\.lock|cabal\.project\.freeze|cpanfile(?:\.snapshot)?)$/,
    remedy: SBOM,
  },
  { name: /(?:^|\/)(?:conan\.lock|conanfile\.(?:txt|py)|vcpkg\.json)$/, remedy: SBOM },
  {
    name: /(?:^|\/)(?:MODULE\.bazel(?:\.lock)?|WORKSPACE(?:\.bazel)?|flake\.lock|\.gitmodules)$/,
    remedy: 'Compare what it names with the catalog by hand.',
    sign: /\S/,
  },
  {
    name: /(?:^|\/)(?:Chart\.lock|requirements\.lock)$/,
    remedy: 'Render the chart with helm template, and check its images.',
  },
  {
    name: /(?:^|\/)Chart\.yaml$/,
    remedy: 'Render the chart with helm template, and check its images.',
    unless: /^Chart\.lock$/,
    sign: /^dependencies:/m,
  },
  {
    name: /(?:^|\/)(?:\.tool-versions|\.?mise\.toml)$/,
    remedy: 'Compare the tools that it names with the catalog by hand.',
    sign: /\S/,
  },
  {
    name: /\.terraform\.lock\.hcl$/,
    remedy: 'Compare the providers that it names with the catalog by hand.',
  },
  {
    name: /(?:^|\/)(?:Jenkinsfile|azure-pipelines\.ya?ml|bitbucket-pipelines\.ya?ml)$/,
    remedy: 'Compare the images and plugins that it names with the catalog by hand.',
  },
  { name: /\.spdx(?:\.(?:rdf|ya?ml))?$|\.(?:cdx|bom)\.proto$/, remedy: 'Save the SBOM as JSON.' },
];

/** What to do with a file, by its path. */
export type Plan =
  | { kind: 'read' }
  /** Read if its beginning or, for `unread`, its text says that it names packages. */
  | { kind: 'peek'; sign: RegExp }
  | { kind: 'unread'; remedy: string; sign?: RegExp; reads?: RegExp }
  | { kind: 'other' };

/** Folders of what others wrote, or of what tests read. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|bower_components|vendor|third_party|testdata|test[-_]data|src\/test\/resources|cassettes|(?:__)?fixtures?(?:__)?|__snapshots__|\.yarn|\.venv|venv|site-packages|target\/debug|target\/release)\//i;

/** Whether a file is left out unless somebody asks for it. */
export const isLeftOut = (path: string): boolean => LEFT_OUT.test(path);

/** Files of any name that are SBOMs or manifests if they begin so. */
const PEEKS: readonly [name: RegExp, sign: RegExp][] = [
  [/\.json$/i, /"(?:bomFormat|spdxVersion|SPDXID|lockfileVersion)"|spdx\.org\/rdf|"sbom"\s*:/],
  [/\.xml$/i, /cyclonedx\.org\/schema\/bom/],
  [/\.ya?ml$/i, /^(?:apiVersion|kind|image|services|stages|container):/m],
];

/** Names by which the read formats are known without a look inside. */
const KNOWN_JSON =
  /(?:^|\/)(?:package-lock|npm-shrinkwrap|packages\.lock)\.json$|(?:^|[/._-])(?:bom|sbom|cdx|spdx)\.json$/i;
const KNOWN_YAML =
  /(?:^|\/)\.(?:github|gitea|forgejo)\/workflows\/[^/]+$|(?:^|\/)action\.ya?ml$|pnpm-lock\.ya?ml$|\.pre-commit-config\.ya?ml$|(?:^|\/)(?:environment|(?:docker-)?compose)(?:[-_.][\w.-]+)?\.ya?ml$|\.gitlab-ci\.ya?ml$|(?:^|\/)\.circleci\/config\.ya?ml$/i;
const KNOWN_XML = /(?:^|\/)pom\.xml$|(?:^|[/._-])(?:bom|sbom|cdx)\.xml$/i;

/**
 * A plan for each file of a folder.
 *
 * @param paths of all files, with slashes
 */
export function planOf(paths: readonly string[]): (path: string) => Plan {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const slash = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(slash, 0));
    const names = folders.get(folder) ?? [];
    names.push(path.slice(slash + 1));
    folders.set(folder, names);
  }
  const hasAbove = (path: string, name: RegExp): boolean => {
    for (let folder = path; folder !== '';) {
      folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
      if (folders.get(folder)?.some((one) => name.test(one))) {
        return true;
      }
    }
    return false;
  };
  return (path) => {
    const unread = UNREAD.find(({ name }) => name.test(path));
    if (unread) {
      const { remedy, unless, sign, reads } = unread;
      return unless && hasAbove(path, unless)
        ? { kind: 'other' }
        : { kind: 'unread', remedy, ...(sign && { sign }), ...(reads && { reads }) };
    }
    if (
      /\.json$/i.test(path)
        ? KNOWN_JSON.test(path) || /(?:^|\/)\.vscode\/extensions\.json$|devcontainer/.test(path)
        : /\.xml$/i.test(path)
          ? KNOWN_XML.test(path)
          : /\.ya?ml$/i.test(path)
            ? KNOWN_YAML.test(path)
            : FORMATS.some(({ name }) => name.test(path))
    ) {
      return { kind: 'read' };
    }
    const peek = PEEKS.find(([name]) => name.test(path));
    return peek ? { kind: 'peek', sign: peek[1] } : { kind: 'other' };
  };
}
