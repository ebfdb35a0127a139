import {
  entriesOf,
  fieldsIn,
  isFields,
  linesOf,
  LockfileError,
  parseJson,
  parseToml,
  parseXml,
  parseYaml,
  stack,
  TAKE_WHOLE,
  textOf,
  type Element,
  type Fields,
} from './syntax';
import {
  found,
  gitOf,
  packageOf,
  sourceOf,
  type FoundPackage,
  type ReadFile,
  type Reader,
} from './packages';

/** The error of a file from which nothing was read. */
export const nothingListed = (format: string) =>
  new LockfileError(
    `No package is listed in this file, which was read as ${format} → ${TAKE_WHOLE}`,
  );

// JSON

/** `npm:real@1.2.3` → what an alias stands for. */
function aliased(version: string): [name: string, version: string] | undefined {
  const [, name, aliasVersion] = /^npm:(.+)@([^@]+)$/.exec(version) ?? [];
  return name !== undefined && aliasVersion !== undefined ? [name, aliasVersion] : undefined;
}

/** Dependencies as npm 5 and 6 wrote them, each with its own inside. */
function nestedDependencies(dependencies: unknown): FoundPackage[] {
  const all: FoundPackage[] = [];
  const open = entriesOf(dependencies).reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const [key, entry] = next;
    const spec = textOf(entry.version);
    const [name, version] = aliased(spec ?? '') ?? [key, spec];
    all.push(
      found('npm', name, version && /^\d/.test(version) ? version : undefined, `"${key}": {`),
    );
    stack(open, entriesOf(entry.dependencies));
  }
  return all;
}

/** The repository from which a package was taken, if it is one on GitHub. */
function fromGit(address: unknown, at: string): FoundPackage[] {
  const repository = (textOf(address) ?? '').includes('git')
    ? gitOf(String(address), at)
    : undefined;
  return repository ? [repository] : [];
}

const MODULES = 'node_modules/';

/** Fields in which files of JavaScript name what they ask for. */
const ASKING = ['dependencies', 'devDependencies', 'optionalDependencies'];

function readNpm({ packages, dependencies }: Fields): FoundPackage[] {
  if (!isFields(packages)) {
    if (packages !== undefined) {
      throw nothingListed('package-lock.json');
    }
    return nestedDependencies(dependencies);
  }
  return entriesOf(packages)
    .filter(([key, { link }]) => key.includes(MODULES) && link !== true)
    .flatMap(([key, entry]) => [
      found(
        'npm',
        textOf(entry.name) ?? key.slice(key.lastIndexOf(MODULES) + MODULES.length),
        textOf(entry.version),
        `"${key}"`,
      ),
      ...fromGit(entry.resolved, `"${key}"`),
    ]);
}

function readComposer(lock: Fields): FoundPackage[] {
  return [...fieldsIn(lock.packages), ...fieldsIn(lock['packages-dev'])].flatMap((entry) => {
    const name = textOf(entry.name);
    return name === undefined
      ? []
      : found('composer', name, textOf(entry.version), `"name": "${name}"`);
  });
}

/** Packages as Bun and Deno name them: `name@1.2.3`, with peers after a `_` in the latter. */
function packagesBySpec(specs: readonly string[], toText: (spec: string) => string) {
  return specs.flatMap((spec) => {
    const [name, version] = splitSpec(spec);
    return /^(?:workspace|link|file):/.test(version)
      ? []
      : found('npm', name, /^\d[^_]*/.exec(version)?.[0], toText(spec));
  });
}

/** Since version 4, packages of npm are a field of the file; in version 3, of `packages`. */
function readDeno({ npm, packages }: Fields): FoundPackage[] {
  const all = npm ?? (isFields(packages) ? packages.npm : undefined);
  return packagesBySpec(
    entriesOf(isFields(all) ? (all.packages ?? all) : undefined).map(([spec]) => spec),
    (spec) => `"${spec}": {`,
  );
}

/** What Bun writes is JSON with a comma after the last member, too. */
export function readBun(text: string): FoundPackage[] {
  const { packages } = parseJson(text, { allowTrailingComma: true });
  return packagesBySpec(
    Object.values(isFields(packages) ? packages : {}).flatMap((entry) =>
      Array.isArray(entry) ? (textOf(entry[0]) ?? []) : [],
    ),
    (spec) => `["${spec}"`,
  );
}

/** Packages of all categories, such as `default` and `develop`. */
function readPipfile(lock: Fields): FoundPackage[] {
  return entriesOf(lock)
    .filter(([category]) => category !== '_meta')
    .flatMap(([, packages]) => entriesOf(packages))
    .filter(([, { path }]) => path === undefined)
    .map(([name, { version }]) =>
      found('pypi', name, textOf(version)?.replace(/^==/, ''), `"${name}": {`),
    );
}

/** A package of an SBOM, whose version may stand beside its package URL only. */
function packagesAt(purl: unknown, version: unknown): FoundPackage[] {
  const found = packageOf(textOf(purl) ?? '', textOf(version));
  return found ? [found, ...sourceOf(found)] : [];
}

/** What is said of components that name no package. */
const unnamed = (count: number, all: number): string[] =>
  count > 0 ? [`${count} of ${all} components have no package URL, so they aren't compared.`] : [];

function readCycloneDx(bom: Fields): Pick<ReadFile, 'packages' | 'notes'> {
  const own = isFields(bom.metadata) ? [bom.metadata.component] : [];
  const packages: FoundPackage[] = [];
  let [count, nameless] = [0, 0];
  const open = [...fieldsIn(own), ...fieldsIn(bom.components)].reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    const named = packagesAt(next.purl, next.version);
    packages.push(...named);
    if (next.type !== 'file') {
      count++;
      nameless += named.length === 0 ? 1 : 0;
    }
    stack(open, fieldsIn(next.components));
  }
  return { packages, notes: unnamed(nameless, count) };
}

/** The same as XML. */
export const readCycloneDxXml: Reader = (text) => {
  const root = parseXml(text);
  const valueOf = ({ children }: Element, name: string) =>
    children.find((child) => child.name === name)?.text;
  const packages: FoundPackage[] = [];
  let [count, nameless] = [0, 0];
  const open = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.name === 'component') {
      const { line } = next;
      const named = packagesAt(valueOf(next, 'purl'), valueOf(next, 'version'));
      packages.push(...named.map((one) => ({ ...one, at: line })));
      count++;
      nameless += named.length === 0 ? 1 : 0;
    }
    stack(open, next.children);
  }
  if (root.name !== 'bom' || packages.length === 0) {
    throw nothingListed('CycloneDX');
  }
  return { format: 'CycloneDX', packages, notes: unnamed(nameless, count) };
};

/** SPDX 2 has package URLs among external references, SPDX 3 among elements of a graph. */
function readSpdx(document: Fields): FoundPackage[] {
  return [
    ...fieldsIn(document.packages).flatMap(({ externalRefs, versionInfo }) =>
      fieldsIn(externalRefs)
        // Some tools write the type as an address: http://spdx.org/rdf/references/purl.
        .filter(({ referenceType }) => /(?:^|\/)purl$/.test(String(referenceType)))
        .flatMap(({ referenceLocator }) => packagesAt(referenceLocator, versionInfo)),
    ),
    ...fieldsIn(document['@graph']).flatMap((element) =>
      [
        element.software_packageUrl,
        ...fieldsIn(element.externalIdentifier)
          .filter(({ externalIdentifierType: type }) => /purl|packageUrl/i.test(String(type)))
          .map(({ identifier }) => identifier),
      ].flatMap((purl) => packagesAt(purl, element.software_packageVersion)),
    ),
  ];
}

/** NuGet's `packages.lock.json`, by framework. */
function readNuget({ dependencies }: Fields): FoundPackage[] {
  return entriesOf(dependencies)
    .flatMap(([, packages]) => entriesOf(packages))
    .flatMap(([name, { type, resolved }]) =>
      type === 'Project' ? [] : found('nuget', name, textOf(resolved), `"${name}": {`),
    );
}

const isNuget = ({ dependencies, version }: Fields): boolean =>
  typeof version === 'number' &&
  entriesOf(dependencies).some(([framework]) => /^(?:net|\.NET|uap|native)/i.test(framework));

/** Lockfiles and SBOMs in JSON, by what is in them. */
export function readJson(text: string): ReadFile {
  const whole = parseJson(text);
  // GitHub's export puts the document into a field.
  const json = isFields(whole.sbom) ? whole.sbom : whole;
  const format =
    json.bomFormat === 'CycloneDX'
      ? 'CycloneDX'
      : 'spdxVersion' in json || '@graph' in json
        ? 'SPDX'
        : undefined;
  if (format) {
    const read = format === 'SPDX' ? { packages: readSpdx(json) } : readCycloneDx(json);
    // An SBOM may name its packages in another way than by package URLs.
    if (read.packages.length === 0) {
      throw nothingListed(format);
    }
    return { format, ...read };
  }
  if (isFields(json._meta)) {
    return { format: 'Pipfile.lock', packages: readPipfile(json) };
  }
  if (isNuget(json)) {
    return { format: 'packages.lock.json', packages: readNuget(json) };
  }
  // Others have the version of the project there.
  if (/^\d$/.test(textOf(json.version) ?? '')) {
    return { format: 'deno.lock', packages: readDeno(json) };
  }
  if ('lockfileVersion' in json || isFields(json.packages)) {
    const root = isFields(json.packages) ? json.packages[''] : json;
    const isLinking = entriesOf(json.packages).some(([, { link }]) => link === true);
    return {
      format: 'package-lock.json',
      packages: readNpm(json),
      isAsking:
        !isLinking &&
        isFields(root) &&
        ASKING.some((key) => isFields(root[key]) && Object.keys(root[key]).length > 0),
    };
  }
  if (Array.isArray(json.packages)) {
    return { format: 'composer.lock', packages: readComposer(json) };
  }
  if ('dependencies' in json || 'devDependencies' in json || 'require' in json) {
    throw new LockfileError(
      'this names what a project asks for, not what is installed → Take the lockfile beside it, such as package-lock.json or composer.lock.',
      1,
    );
  }
  throw new LockfileError(
    'this JSON is neither a lockfile nor an SBOM in CycloneDX or SPDX → Choose one of the supported files.',
    1,
  );
}

// YAML

// Parsers take their time, and most of a lockfile is checksums and dependencies, which nothing here
// reads. It is left out first.

/** Fields of packages other than name, version, and resolution, with what is inside them. */
const UNREAD_YAML =
  /^(?: {2}(?:checksum|dependencies|integrity|resolved)\b.*| {4}(?!(?:name|version): ).*)$/gm;

/** `@scope/name@1.2.3`, with any protocol before the version → both parts. */
function splitSpec(spec: string): [name: string, version: string] {
  const at = spec.indexOf('@', 1);
  return at < 0 ? [spec, ''] : [spec.slice(0, at), spec.slice(at + 1)];
}

/** Keys of all versions of the format: `/name/1.2.3_peer`, `/name@1.2.3(peer)`, `name@1.2.3`. */
function readPnpm(lock: Fields): FoundPackage[] {
  return Object.entries(isFields(lock.packages) ? lock.packages : {}).map(([key, value]) => {
    const entry = isFields(value) ? value : {};
    const spec = key.replace(/^\//, '').replace(/\(.*$/, '');
    const old = /^((?:@[^/@]+\/)?[^/@]+)\/(\d[^_/]*)/.exec(spec);
    const [name, version] = old ? [old[1] ?? '', old[2] ?? ''] : splitSpec(spec);
    return found(
      'npm',
      textOf(entry.name) ?? name,
      textOf(entry.version) ?? (/^\d/.test(version) ? version : undefined),
      key,
    );
  });
}

/** `"a@^1", "a@~1":` of the older format, which names a package once for each version asked for. */
const FURTHER_SPECS = /^("[^"\n]+"|[^\s",]+), .+:$/gm;

/** Both formats of Yarn: the newer one resolves each entry, the older one has aliases in its keys. */
function readYarn(lock: Fields): FoundPackage[] {
  return entriesOf(lock)
    .filter(([key]) => key !== '__metadata')
    .flatMap(([key, entry]) => {
      const resolution = textOf(entry.resolution);
      const [name, range] = splitSpec(resolution ?? key);
      if (/^(?:workspace|link|portal):/.test(range)) {
        return [];
      }
      const alias = resolution === undefined ? /^npm:(@?[^@]+)@/.exec(range)?.[1] : undefined;
      return found('npm', alias ?? name, textOf(entry.version), resolution ?? key);
    });
}

// TOML

/** Cargo and tools of Python list packages alike. */
export function readToml(text: string, file: string): ReadFile {
  const toml = parseToml(text);
  const packages = fieldsIn(toml.package ?? toml.packages);
  const isCargo =
    /^cargo\.lock$/i.test(file) ||
    packages.some(
      ({ source, checksum }) => typeof source === 'string' || typeof checksum === 'string',
    );
  const metadata = isFields(toml.metadata) ? toml.metadata : {};
  const formats: [format: string, isIts: boolean][] = [
    ['Cargo.lock', isCargo],
    ['pylock.toml', 'lock-version' in toml],
    ['poetry.lock', 'lock-version' in metadata || 'content-hash' in metadata],
    ['pdm.lock', 'lock_version' in metadata],
  ];
  return {
    format: formats.find(([, isIts]) => isIts)?.[0] ?? 'uv.lock',
    packages: packages.flatMap(({ name, version, source, path, directory }) => {
      // A package without a registry is a part of the project.
      const isOwn = isCargo
        ? source === undefined
        : (path ?? directory) !== undefined ||
          (isFields(source) &&
            (['editable', 'virtual', 'directory'].some((kind) => kind in source) ||
              source.type === 'directory'));
      const title = textOf(name);
      return title === undefined || isOwn
        ? []
        : found(
            isCargo ? 'cargo' : 'pypi',
            title,
            textOf(version),
            `name = "${title}"\nversion = "${textOf(version) ?? ''}"`,
          );
    }),
  };
}

// Lines

/** A line of `go.sum` for a `go.mod` alone is a version that was looked at and not taken. */
export function readGoSum(text: string): FoundPackage[] {
  return linesOf(text).flatMap(([line, number]) => {
    const [, name, version, isModFile] = /^(\S+) (v\S+?)(\/go\.mod)? h1:\S+$/.exec(line) ?? [];
    if (name === undefined) {
      throw new LockfileError(
        `this is not a module, a version, and a checksum → ${TAKE_WHOLE}`,
        number,
      );
    }
    return isModFile ? [] : found('golang', name, version, line);
  });
}

/** Gems of registries and repositories; those of `PATH` are parts of the project. */
export function readGemfile(text: string): FoundPackage[] {
  let section = '';
  let isInSpecs = false;
  return linesOf(text).flatMap(([line, number]) => {
    if (!line.startsWith(' ')) {
      section = line;
      isInSpecs = false;
      if (!/^[A-Z][A-Z ]*$/.test(line)) {
        throw new LockfileError(`"${line.slice(0, 40)}" is no section → ${TAKE_WHOLE}`, number);
      }
      return [];
    }
    if (line === '  specs:') {
      isInSpecs = true;
      return [];
    }
    if (!isInSpecs || section === 'PATH' || line.startsWith('      ')) {
      return [];
    }
    // Versions of gems have no hyphen: what follows one is a platform.
    const [, name, version] = /^ {4}(\S+) \(([^-)]+)(?:-[^)]*)?\)$/.exec(line) ?? [];
    if (name === undefined) {
      throw new LockfileError(`this is not a gem with its version → ${TAKE_WHOLE}`, number);
    }
    return found('gem', name, version, line);
  });
}

/** `name[extra]==1.2.3 ; marker`, or `name @ git+https://…`, of PEP 508; `undefined` if it is none. */
export function requirementOf(line: string, at: string): FoundPackage[] | undefined {
  const [, name, rest = ''] =
    /^([A-Z0-9](?:[\w.-]*[A-Z0-9])?)\s*(?:\[[^\]]*\]\s*)?((?:[(=<>!~;@]|--).*)?$/i.exec(line) ?? [];
  if (name === undefined) {
    return undefined;
  }
  const [, version] = /^\(?\s*={2,3}\s*([^\s,;)*]+)(?=[\s;)]|$)/.exec(rest) ?? [];
  const [, address] = /^@\s*(\S+)/.exec(rest) ?? [];
  return [found('pypi', name, version, at), ...fromGit(address, at)];
}

/** Requirements and constraints; options and local files are passed over. */
export function readRequirements(text: string): FoundPackage[] {
  const joined = text.replace(/\\\n/g, (end) => end.replace('\\', ' ').replace('\n', '\r'));
  let lines = 0;
  return joined.split('\n').flatMap((raw) => {
    const number = lines + 1;
    lines += raw.split('\r').length;
    const line = raw
      .replaceAll('\r', ' ')
      .replace(/(?:^|\s)#.*$/, '')
      .trim();
    const at = raw.split('\r')[0]?.trim() ?? '';
    const [, git] = /^(?:-e\s+|--editable[\s=]+)?(git\+\S+)/.exec(line) ?? [];
    if (git !== undefined) {
      return fromGit(git, at);
    }
    if (line === '' || line.startsWith('-') || /^[^\s=<>!~;@[]*[/\\]/.test(line)) {
      return [];
    }
    const requirement = requirementOf(line, at);
    if (!requirement) {
      throw new LockfileError(
        `"${line.slice(0, 40)}" is no requirement → Write it as name==1.2.3, or remove the line.`,
        number,
      );
    }
    return requirement;
  });
}

/** `group:artifact:version=configurations`, as Gradle locks them. */
export function readGradle(text: string): FoundPackage[] {
  return linesOf(text).flatMap(([line, number]) => {
    if (line.startsWith('#') || line.startsWith('empty=')) {
      return [];
    }
    const [, group, artifact, version] = /^([^:=\s]+):([^:=\s]+):([^:=\s]+)=/.exec(line) ?? [];
    if (group === undefined || artifact === undefined) {
      throw new LockfileError(
        `this is not a group, an artifact, and a version → ${TAKE_WHOLE}`,
        number,
      );
    }
    return {
      ...found('maven', `${group}/${artifact}`, version, line),
      name: `${group}:${artifact}`,
    };
  });
}

/** An entry of `yarn.lock` that is no part of the project. */
const YARN_ASKS = /^(?!__metadata:|["']?[^#\n]*@(?:workspace|link|portal):)[^\s#]/m;

export const readYarnLock: Reader = (text) => ({
  format: 'yarn.lock',
  packages: readYarn(parseYaml(text.replace(FURTHER_SPECS, '$1:').replace(UNREAD_YAML, ''))),
  isAsking: YARN_ASKS.test(text),
});

/** What `pnpm-lock.yaml` has where a project needs a package that is no part of it. */
const PNPM_ASKS =
  /^(?:packages|snapshots|(?:dev|optional)?dependencies):(?! *\{\})|^ {6,}version: (?!['"]?(?:link|file|workspace):)/im;

/** Documents of a file; pnpm writes two at most. */
const MOST_DOCUMENTS = 10;

/** Since version 11, what pnpm itself needs stands in a document before that of the project. */
export const readPnpmLock: Reader = (text) => ({
  format: 'pnpm-lock.yaml',
  packages: text.split(/^---$/m).flatMap((part, index, parts) => {
    if (parts.length > MOST_DOCUMENTS) {
      throw new LockfileError(`pnpm writes fewer documents into a file → ${TAKE_WHOLE}`);
    }
    const before = parts.slice(0, index).join('---').replace(/[^\n]/g, '');
    return part.trim() === '' ? [] : readPnpm(parseYaml((before + part).replace(UNREAD_YAML, '')));
  }),
  isAsking: PNPM_ASKS.test(text),
});
