import { parseSyml } from '@yarnpkg/parsers';
import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { parse as parseToml, type TomlError } from 'smol-toml';
import { packageOf, purlOf, type FoundPackage } from './packages';

/** A file that can't be read, with what to do about it. */
export class LockfileError extends Error {
  /**
   * @param message what is wrong → what to do
   * @param line of the file, where there is one
   */
  constructor(
    message: string,
    readonly line?: number,
  ) {
    super(line === undefined ? message : `Line ${line}: ${message}`);
  }
}

/** What was read: the format, and the packages. */
export interface Lockfile {
  format: string;
  packages: FoundPackage[];
  /** Whether the file asks for packages, so that reading none is a fault of the reader or the file. */
  isAsking?: boolean;
}

const TAKE_WHOLE = 'Take the whole file again, as your tool wrote it.';

const nothingListed = (format: string) =>
  new LockfileError(
    `No package is listed in this file, which was read as ${format} → ${TAKE_WHOLE}`,
  );

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsIn = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((item): item is Fields => isFields(item)) : [];

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

const entriesOf = (value: unknown): [string, Fields][] =>
  isFields(value)
    ? Object.entries(value).filter((entry): entry is [string, Fields] => isFields(entry[1]))
    : [];

/** Line in which a text first occurs in a file. */
export function lineOf(text: string, at: string): number {
  const index = text.indexOf(at);
  return index < 0 ? 1 : text.slice(0, index).split('\n').length;
}

function found(type: string, name: string, version: string | undefined, at: string): FoundPackage {
  return { purl: purlOf(type, name), name, ...(version !== undefined && { version }), at };
}

// JSON

/** Levels of brackets in a file; tools write a few dozen at most, and parsers call themselves for each. */
const MOST_LEVELS = 1000;

/** @throws LockfileError if brackets are nested too deep */
function checkDepth(text: string): void {
  let level = 0;
  let line = 1;
  let isInText = false;
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (character === '\n') {
      line++;
    } else if (isInText) {
      if (character === '\\') {
        index++;
      } else if (character === '"') {
        isInText = false;
      }
    } else if (character === '"') {
      isInText = true;
    } else if (character === '{' || character === '[') {
      level++;
      if (level > MOST_LEVELS) {
        throw new LockfileError(
          `this is nested in more than ${MOST_LEVELS} levels, as no tool writes it → ${TAKE_WHOLE}`,
          line,
        );
      }
    } else if (character === '}' || character === ']') {
      level--;
    }
  }
}

function parseJson(text: string, { allowTrailingComma = false } = {}): Fields {
  checkDepth(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const errors: ParseError[] = [];
    value = parse(text, errors, { disallowComments: true, allowTrailingComma });
    const [first] = errors;
    if (first || !allowTrailingComma) {
      const words = first
        ? printParseErrorCode(first.error)
            .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
            .toLowerCase()
        : 'an invalid character';
      throw new LockfileError(
        `this is no JSON (${words}) → ${TAKE_WHOLE}`,
        first && text.slice(0, first.offset).split('\n').length,
      );
    }
  }
  if (!isFields(value)) {
    throw new LockfileError(`the JSON is no object → ${TAKE_WHOLE}`, 1);
  }
  return value;
}

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
    open.push(...entriesOf(entry.dependencies).reverse());
  }
  return all;
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
    .map(([key, entry]) =>
      found(
        'npm',
        textOf(entry.name) ?? key.slice(key.lastIndexOf(MODULES) + MODULES.length),
        textOf(entry.version),
        `"${key}"`,
      ),
    );
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
function readBun(text: string): FoundPackage[] {
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
  return found ? [found] : [];
}

function readCycloneDx(bom: Fields): FoundPackage[] {
  const own = isFields(bom.metadata) ? [bom.metadata.component] : [];
  const all: FoundPackage[] = [];
  const open = [...fieldsIn(own), ...fieldsIn(bom.components)].reverse();
  for (let next = open.pop(); next; next = open.pop()) {
    all.push(...packagesAt(next.purl, next.version));
    open.push(...fieldsIn(next.components).reverse());
  }
  return all;
}

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

function readJson(text: string): Lockfile {
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
    const packages = format === 'SPDX' ? readSpdx(json) : readCycloneDx(json);
    // An SBOM may name its packages in another way than by package URLs.
    if (packages.length === 0) {
      throw nothingListed(format);
    }
    return { format, packages };
  }
  if (isFields(json._meta)) {
    return { format: 'Pipfile.lock', packages: readPipfile(json) };
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

interface YamlError {
  message: string;
  /** Of js-yaml, from 0. */
  mark?: { line: number };
  /** Of the grammar of yarn.lock, from 1. */
  location?: { start: { line: number } };
}

// Parsers take their time, and most of a lockfile is checksums and dependencies, which nothing here
// reads. It is left out first.

/** Fields of packages other than name, version, and resolution, with what is inside them. */
const UNREAD_YAML =
  /^(?: {2}(?:checksum|dependencies|integrity|resolved)\b.*| {4}(?!(?:name|version): ).*)$/gm;

function parseYaml(text: string): Fields {
  try {
    return parseSyml(text.replace(UNREAD_YAML, ''));
  } catch (error) {
    const { message, mark, location } = error as YamlError;
    const reason = message.split('\n')[0]?.replace(/ \(\d+:\d+\)$|\.$/g, '') ?? '';
    throw new LockfileError(
      `the file can’t be read (${reason}) → ${TAKE_WHOLE}`,
      mark ? mark.line + 1 : location?.start.line,
    );
  }
}

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

/** @throws LockfileError if it is no TOML */
function parseLock(text: string): Fields {
  try {
    return parseToml(text);
  } catch (error) {
    const { message, line } = error as TomlError;
    const reason = message.split('\n')[0]?.replace('Invalid TOML document: ', '') ?? '';
    throw new LockfileError(`this is no TOML (${reason}) → ${TAKE_WHOLE}`, line);
  }
}

/** Cargo and tools of Python list packages alike. */
function readToml(text: string, file: string): Lockfile {
  const toml = parseLock(text);
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

/** Lines with their numbers, without those that are empty. */
const linesOf = (text: string): [line: string, number: number][] =>
  text
    .split('\n')
    .map((line, index): [string, number] => [line, index + 1])
    .filter(([line]) => line.trim() !== '');

/** A line of `go.sum` for a `go.mod` alone is a version that was looked at and not taken. */
function readGoSum(text: string): FoundPackage[] {
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
function readGemfile(text: string): FoundPackage[] {
  let section = '';
  let isInSpecs = false;
  return linesOf(text).flatMap(([line, number]) => {
    if (!line.startsWith(' ')) {
      section = line;
      isInSpecs = false;
      if (!/^[A-Z][A-Z ]*$/.test(line)) {
        throw new LockfileError(`“${line.slice(0, 40)}” is no section → ${TAKE_WHOLE}`, number);
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

/** `name[extra]==1.2.3 ; marker --hash=…`; options and addresses are passed over. */
function readRequirements(text: string): FoundPackage[] {
  const joined = text.replace(/\\\n/g, (end) => end.replace('\\', ' ').replace('\n', '\r'));
  let lines = 0;
  return joined.split('\n').flatMap((raw) => {
    const number = lines + 1;
    lines += raw.split('\r').length;
    const line = raw
      .replaceAll('\r', ' ')
      .replace(/(?:^|\s)#.*$/, '')
      .trim();
    if (line === '' || line.startsWith('-') || /^[^\s=<>!~;@[]*[/\\]/.test(line)) {
      return [];
    }
    const [, name, rest = ''] =
      /^([A-Z0-9](?:[\w.-]*[A-Z0-9])?)\s*(?:\[[^\]]*\])?\s*((?:[(=<>!~;@]|--).*)?$/i.exec(line) ??
      [];
    if (name === undefined) {
      throw new LockfileError(
        `“${line.slice(0, 40)}” is no requirement → Write it as name==1.2.3, or remove the line.`,
        number,
      );
    }
    const [, version] = /^\(?\s*={2,3}\s*([^\s,;)*]+)(?=[\s;)]|$)/.exec(rest) ?? [];
    return found('pypi', name, version, raw.split('\r')[0]?.trim() ?? name);
  });
}

// Formats

type Reader = (text: string, file: string) => Lockfile;

const reader =
  (format: string, read: (text: string) => FoundPackage[], asks?: RegExp): Reader =>
  (text) => ({ format, packages: read(text), isAsking: asks?.test(text) });

/** An entry of `yarn.lock` that is no part of the project. */
const YARN_ASKS = /^(?!__metadata:|["']?[^#\n]*@(?:workspace|link|portal):)[^\s#]/m;

const readYarnLock = reader(
  'yarn.lock',
  (text) => readYarn(parseYaml(text.replace(FURTHER_SPECS, '$1:'))),
  YARN_ASKS,
);

/** What `pnpm-lock.yaml` has where a project needs a package that is no part of it. */
const PNPM_ASKS =
  /^(?:packages|snapshots|(?:dev|optional)?dependencies):(?! *\{\})|^ {6,}version: (?!['"]?(?:link|file|workspace):)/im;

/** Since version 11, what pnpm itself needs stands in a document before that of the project. */
const readPnpmLock = reader(
  'pnpm-lock.yaml',
  (text) =>
    text.split(/^---$/m).flatMap((part, index, parts) => {
      const before = parts.slice(0, index).join('---').replace(/[^\n]/g, '');
      return part.trim() === '' ? [] : readPnpm(parseYaml(before + part));
    }),
  PNPM_ASKS,
);

/** How files of each format are called by tools, and what they contain, even if they list no package. */
const FORMATS: readonly [name: RegExp, sign: RegExp, read: Reader][] = [
  [/^bun\.lock$/i, /^ {2}"workspaces": \{$/m, reader('bun.lock', readBun)],
  [/\.json$|^(?:composer|deno|pipfile)\.lock$/i, /^\s*(?:\{|\[\s*["{\]\d])/, readJson],
  [/^yarn\.lock$/i, /^# yarn lockfile v1$|^__metadata:$/m, readYarnLock],
  [/^pnpm-lock\.ya?ml$/i, /^lockfileVersion:/m, readPnpmLock],
  [
    /^(?:cargo|poetry|uv|pdm)\.lock$|^pylock\.(?:.+\.)?toml$/i,
    /^\[\[packages?\]\]$|^packages? = \[\]$|^lock[-_]version = /m,
    readToml,
  ],
  [/^go\.(?:work\.)?sum$/i, /^\S+ v\S+ h1:/m, reader('go.sum', readGoSum)],
  [
    /^(?:gemfile|gems)\.(?:lock|locked)$/i,
    /^(?:GEM|GIT|PATH)$/m,
    reader('Gemfile.lock', readGemfile),
  ],
  [
    /requirements.*\.txt$/i,
    /^\s*[\w.-]+(?:\[[^\]]*\])?\s*[=~<>!]=/m,
    reader('requirements.txt', readRequirements),
  ],
];

/** Formats without a first line, whose files are empty where a project has no dependencies. */
const MAY_BE_EMPTY = /^go\.(?:work\.)?sum$|requirements.*\.txt$/i;

/**
 * Reads a lockfile or an SBOM.
 *
 * @param text of the file
 * @param file its name, or an empty text for a text without one
 * @throws {LockfileError} if the text can't be read
 */
export function readLockfile(text: string, file = ''): Lockfile {
  const unix = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const isEmpty = unix.trim() === '';
  if (isEmpty && !MAY_BE_EMPTY.test(file)) {
    throw new LockfileError('The file is empty → Choose a lockfile or an SBOM.');
  }
  if (unix.includes('\0')) {
    throw new LockfileError('The file is no text → Choose a lockfile or an SBOM.');
  }
  if (/^\s*</.test(unix)) {
    throw new LockfileError(
      'this is XML or HTML → Save an SBOM as JSON, or a lockfile as the plain file.',
      1,
    );
  }
  const conflict = /^(?:<{7} |>{7} )/m.exec(unix);
  if (conflict) {
    throw new LockfileError(
      'this is a mark of a conflict between branches → Resolve the conflict first.',
      unix.slice(0, conflict.index).split('\n').length,
    );
  }
  const [, sign, read] =
    FORMATS.find(([name]) => name.test(file)) ?? FORMATS.find(([, sign]) => sign.test(unix)) ?? [];
  if (!sign || !read) {
    throw new LockfileError(
      'This is none of the formats that can be read → Choose one of the supported files, under its own name.',
    );
  }
  const lockfile = read(unix, file);
  // Of requirements, each line has been understood.
  if (
    lockfile.packages.length === 0 &&
    !isEmpty &&
    lockfile.format !== 'requirements.txt' &&
    (lockfile.isAsking || !sign.test(unix))
  ) {
    throw nothingListed(lockfile.format);
  }
  return lockfile;
}
