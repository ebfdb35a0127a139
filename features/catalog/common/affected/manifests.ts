import { readRequirements, requirementOf } from './lockfiles';
import { fixedVersion, withProperties } from './maven';
import {
  found,
  gitOf,
  imageOf,
  repositoryOf,
  type FoundPackage,
  type ReadFile,
  type Reader,
} from './packages';
import {
  isFields,
  linesOf,
  LockfileError,
  parseJson,
  parseToml,
  parseXml,
  parseYaml,
  MOST_FILLED,
  stack,
  TAKE_WHOLE,
  textOf,
  textsIn,
  type Element,
  type Fields,
} from './syntax';

// Files in which people name what they use: actions, images, and dependencies with fixed versions.

/** What these files don't say. */
const DIRECT = 'It names what the project asks for itself, not what that brings along.';

/** What names stand for; those that are only known when the file is used are told. */
function resolve<Name>(
  what: string,
  names: readonly Name[],
  read: (name: Name) => FoundPackage | undefined,
  wordOf: (name: Name) => string = String,
): Required<Pick<ReadFile, 'packages' | 'notes'>> {
  const packages: FoundPackage[] = [];
  const open = new Set<string>();
  for (const name of names) {
    const one = read(name);
    if (one) {
      packages.push(one);
    } else {
      open.add(wordOf(name));
    }
  }
  const [first, second, third, ...more] = open;
  const some = [first, second, third].filter((one) => one !== undefined).join(', ');
  return {
    packages,
    notes:
      open.size === 0
        ? []
        : [
            `${what} known only when it's used, so not compared: ${some}${more.length > 0 ? ' …' : ''}`,
          ],
  };
}

/** Every value of a file with its key, those in aliases once. */
function* valuesIn(
  root: unknown,
): Generator<[key: string, value: unknown, path: readonly string[]]> {
  const seen = new Set<unknown>();
  const open: [value: unknown, path: readonly string[]][] = [[root, []]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [value, path] = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) {
      continue;
    }
    seen.add(value);
    const entries = Object.entries(value);
    for (const [key, inside] of entries) {
      yield [key, inside, path];
    }
    stack(
      open,
      entries.map(([key, inside]): [unknown, readonly string[]] => [
        inside,
        Array.isArray(value) ? path : [...path, key],
      ]),
    );
  }
}

const imagesOf = (names: readonly string[]) =>
  resolve('Images', names, (name) => imageOf(name, name));

/** What `uses:` names: an action, a reusable workflow, or an image. */
const usedOf = (value: string): FoundPackage | undefined =>
  value.startsWith('docker://')
    ? imageOf(value.slice('docker://'.length), value)
    : repositoryOf(value, value);

/** Workflows and actions of GitHub: what they call, and the images that their jobs run in. */
export const readWorkflow: Reader = (text) => {
  const calls: string[] = [];
  const images: string[] = [];
  for (const [key, value, path] of valuesIn(parseYaml(text))) {
    const said = textOf(value);
    if (said === undefined || path.includes('with') || path.includes('env')) {
      continue;
    }
    if (key === 'uses') {
      // Files of the repository itself are read on their own.
      calls.push(...(said.startsWith('.') ? [] : [said]));
    } else if (key === 'container' || (key === 'image' && !/^\.|(?:^|\/)dockerfile$/i.test(said))) {
      images.push(said.replace(/^docker:\/\//, ''));
    }
  }
  const called = resolve('Calls', calls, usedOf);
  const run = imagesOf(images);
  return {
    format: 'GitHub workflow or action',
    packages: [...called.packages, ...run.packages],
    notes: [...called.notes, ...run.notes],
  };
};

/** `${NAME}`, `$NAME`, and `${NAME:-default}` by the defaults of `ARG`. */
const withArguments = (text: string, values: ReadonlyMap<string, string>): string =>
  text.length > MOST_FILLED
    ? text
    : text.replace(
        /\$(?:\{(\w+)(?::-([^{}]*))?\}|(\w+))/g,
        (whole, braced?: string, fallback?: string, bare?: string) => {
          const value = values.get(braced ?? bare ?? '') ?? fallback ?? whole;
          return value.length > MOST_FILLED ? whole : value;
        },
      );

/** Images that a Dockerfile builds on or copies from. */
export const readDockerfile: Reader = (text) => {
  const values = new Map<string, string>();
  const stages = new Set<string>(['scratch']);
  const names: string[] = [];
  const lines = new Map<string, number>();
  let [whole, start] = ['', 0];
  const words = new Set<string>();
  text.split('\n').forEach((line, index) => {
    if (/^\s*#/.test(line)) {
      return;
    }
    start = whole === '' ? index + 1 : start;
    whole += ` ${line.replace(/\\\s*$/, '')}`;
    if (/\\\s*$/.test(line)) {
      return;
    }
    const [, instruction = '', rest = ''] = /^\s*(\w+)\s+(.*)$/s.exec(whole) ?? [];
    whole = '';
    const word = instruction.toUpperCase();
    const [, name, value = ''] = /^(\w+)(?:=["']?([^"'\s]*))?/.exec(rest) ?? [];
    const take = (image: string) => {
      const known = withArguments(image, values);
      if (!stages.has(known.toLowerCase()) && !/^\d+$/.test(known)) {
        names.push(known);
        lines.set(known, lines.get(known) ?? start);
      }
    };
    if (word === 'ARG' && name !== undefined && value !== '') {
      values.set(name, withArguments(value, values));
    } else if (word === 'FROM') {
      const [image = '', , stage] = rest
        .trim()
        .split(/\s+/)
        .filter((part) => !part.startsWith('--'));
      take(image.replace(/^["']|["']$/g, ''));
      if (stage !== undefined) {
        stages.add(stage.toLowerCase());
      }
    } else if (word === 'COPY') {
      const [, from] = /--from=["']?([^"'\s]+)/.exec(rest) ?? [];
      if (from !== undefined) {
        take(from);
      }
    }
    words.add(word);
  });
  if (names.length === 0 && stages.size === 1 && !/^[ \t]*FROM[ \t]+scratch\b/im.test(text)) {
    throw new LockfileError(`no line begins with FROM, as in a Dockerfile → ${TAKE_WHOLE}`, 1);
  }
  const { packages, notes } = imagesOf(names);
  return {
    format: 'Dockerfile',
    packages: packages.map((one) => ({ ...one, at: lines.get(String(one.at)) ?? one.at })),
    notes: [...notes, ...(words.has('RUN') ? ["What RUN installs isn't read."] : [])],
  };
};

/** Names of images in a file that isn't YAML until something has filled it in, by its lines. */
const imageLines = (text: string): NamedImage[] =>
  [
    ...text.matchAll(/^[ \t-]*image:[ \t]*["']?([^"'\s#]+(?:[ \t]*\{\{[^}\n]*\}\}[^"'\s]*)*)/gm),
  ].map(([, name = '']) => ({ name, at: name }));

/** An image, and the text of the file by which its line is found: parts of a name may be apart. */
interface NamedImage {
  name: string;
  at: string;
}

/** `image: { registry, repository, tag, digest }`, as charts have it. */
function imageOfValues({ registry, repository, name, tag, digest }: Fields): NamedImage[] {
  const path = textOf(repository) ?? textOf(name);
  const [host, version, pin] = [textOf(registry), textOf(tag), textOf(digest)];
  return path === undefined || (version ?? pin) === undefined
    ? []
    : [
        {
          name: [
            host === undefined ? '' : `${host}/`,
            path,
            version === undefined ? '' : `:${version}`,
            pin === undefined ? '' : `@${pin}`,
          ].join(''),
          at: path,
        },
      ];
}

function imageNames(text: string): NamedImage[] {
  const names: NamedImage[] = [];
  for (const part of text.split(/^---.*$/m)) {
    const document = /^[ \t]*[^\s#]/m.test(part) ? parseYaml(part) : {};
    for (const [key, value] of valuesIn(document)) {
      if (key === 'image' && textOf(value) !== undefined) {
        names.push({ name: String(value), at: String(value) });
      } else if (isFields(value) && /image$/i.test(key)) {
        names.push(...imageOfValues(value));
      }
    }
  }
  return names;
}

/** Images of Kubernetes, Compose, Helm values, and pipelines; templates are read by their lines. */
export const readImages: Reader = (text) => {
  let names: NamedImage[];
  let isTemplate = text.includes('{{');
  try {
    names = isTemplate ? imageLines(text) : imageNames(text);
  } catch (error) {
    if (!(error instanceof LockfileError)) {
      throw error;
    }
    isTemplate = true;
    names = imageLines(text);
  }
  const { packages, notes } = resolve(
    'Images',
    names,
    ({ name, at }) => imageOf(name, at),
    ({ name }) => name,
  );
  return {
    format: 'images of a manifest',
    packages,
    notes: isTemplate ? [...notes, "It's a template, read line by line."] : notes,
  };
};

/** Hooks by their repositories and tags. */
export const readPreCommit: Reader = (text) => {
  const { repos } = parseYaml(text);
  const hooks = Array.isArray(repos) ? repos.filter((one): one is Fields => isFields(one)) : [];
  const isOwn = ({ repo }: Fields) => /^(?:local|meta|builtin)$/.test(String(repo));
  const read = resolve(
    'Repositories outside GitHub, or',
    hooks.filter((hook) => !isOwn(hook)),
    ({ repo, rev }) => gitOf(`${String(repo)}@${String(rev)}`, String(repo)),
    ({ repo }) => String(repo),
  );
  return {
    format: '.pre-commit-config.yaml',
    packages: read.packages,
    notes: [
      ...read.notes,
      ...(hooks.some(
        (hook) =>
          'additional_dependencies' in hook ||
          (Array.isArray(hook.hooks) &&
            hook.hooks.some((one) => isFields(one) && 'additional_dependencies' in one)),
      )
        ? ["What hooks install as additional_dependencies isn't read."]
        : []),
    ],
  };
};

/** Extensions that an editor offers to install, which have no version there. */
export const readExtensions: Reader = (text) => {
  const json = parseJson(text, { allowComments: true, allowTrailingComma: true });
  const code = isFields(json.customizations) ? json.customizations.vscode : undefined;
  const names = [
    ...textsIn(json.recommendations),
    ...textsIn(isFields(code) ? code.extensions : json.extensions),
  ];
  const image = textOf(json.image);
  const read = imagesOf(image === undefined ? [] : [image]);
  return {
    format: 'extensions of an editor',
    packages: [
      ...names.flatMap((name) => {
        const [, publisher, title, version] =
          /^([\w-]+)\.([\w.-]+?)(?:@(\d[\w.-]*))?$/.exec(name) ?? [];
        return publisher === undefined || title === undefined
          ? []
          : found('vscode-extension', `${publisher}/${title}`, version, `"${name}"`);
      }),
      ...read.packages,
    ],
    notes: read.notes,
  };
};

/** Modules with their versions, and those that take their places. */
export const readGoMod: Reader = (text) => {
  let block = '';
  const packages = linesOf(text).flatMap(([raw]): FoundPackage[] => {
    const line = raw.replace(/\/\/.*$/, '').trim();
    const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
    if (line === ')') {
      block = '';
      return [];
    }
    if (rest === '(') {
      block = word;
      return [];
    }
    const [kind, said] = block === '' ? [word, rest] : [block, line];
    const [, name, version] =
      (kind === 'require'
        ? /^(\S+)\s+(v\S+)/
        : kind === 'replace'
          ? /=>\s+(\S+)\s+(v\S+)/
          : /(?!)/
      ).exec(said) ?? [];
    return name === undefined ? [] : [found('golang', name.replaceAll('"', ''), version, raw)];
  });
  const major = Number(/^go\s+1\.(\d+)/m.exec(text)?.[1] ?? '0');
  return {
    format: 'go.mod',
    packages,
    isAsking: /^require\b(?!\s*\(\s*\))/m.test(text),
    // Since Go 1.17, it names what dependencies bring along, too.
    notes: major < 17 ? [DIRECT] : [],
  };
};

/** Dependencies of Maven with the versions that stand in the file itself. */
export const readPom: Reader = (text) => {
  const root = parseXml(text);
  if (root.name !== 'project') {
    throw new LockfileError(`the XML is no project of Maven → ${TAKE_WHOLE}`, root.line);
  }
  const child = ({ children }: Element, name: string) => children.find((one) => one.name === name);
  const properties = new Map(
    (child(root, 'properties')?.children ?? []).map(({ name, text: value }) => [name, value]),
  );
  for (const name of ['version', 'groupId']) {
    const own = child(root, name)?.text ?? child(child(root, 'parent') ?? root, name)?.text;
    if (own !== undefined) {
      properties.set(`project.${name}`, own);
    }
  }
  const fill = (value = ''): string => withProperties(value, properties);
  const nameOf = (one: Element): string =>
    `${fill(child(one, 'groupId')?.text)}:${fill(child(one, 'artifactId')?.text)}`;
  const parent = child(root, 'parent');
  const above = child(child(root, 'dependencyManagement') ?? root, 'dependencies');
  const managed = new Map(
    (child(root, 'dependencyManagement') ? (above?.children ?? []) : []).map((one) => [
      nameOf(one),
      child(one, 'version')?.text ?? '',
    ]),
  );
  const asked = new Map<string, string>();
  const packages: FoundPackage[] = [];
  const loose: string[] = [];
  const open = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    if (/^(?:dependency|plugin|parent|extension)$/.test(next.name)) {
      const artifact = fill(child(next, 'artifactId')?.text);
      const group =
        fill(child(next, 'groupId')?.text) ||
        (next.name === 'plugin' ? 'org.apache.maven.plugins' : '');
      const version = fill(child(next, 'version')?.text);
      if (artifact !== '' && group !== '') {
        const name = `${group}:${artifact}`;
        const fixed = fixedVersion(version);
        packages.push({
          ...found('maven', `${group}/${artifact}`, fixed, ''),
          name,
          at: next.line,
        });
        if (fixed === undefined) {
          loose.push(name);
          if (version !== '') {
            asked.set(name, version);
          }
        }
      }
    }
    stack(open, next.children);
  }
  return {
    format: 'pom.xml',
    packages,
    pom: {
      name: `${properties.get('project.groupId') ?? ''}:${child(root, 'artifactId')?.text ?? ''}`,
      ...(parent && {
        parent: { name: nameOf(parent), path: child(parent, 'relativePath')?.text ?? '../pom.xml' },
      }),
      properties,
      managed,
      asked,
    },
    notes: [
      DIRECT,
      ...(loose.length > 0
        ? [
            `${loose.length} of ${packages.length} get their version from elsewhere, such as a parent.`,
          ]
        : []),
    ],
  };
};

const loosely = (packages: readonly FoundPackage[]): string[] => {
  const loose = packages.filter(({ version }) => version === undefined).length;
  return loose > 0 ? [`${loose} of ${packages.length} are asked for without a fixed version.`] : [];
};

/** Requirements of a project of Python; those of Poetry without a sign are fixed. */
export const readPyproject: Reader = (text) => {
  const toml = parseToml(text);
  const project = isFields(toml.project) ? toml.project : {};
  const build = toml['build-system'];
  const lists = [
    project.dependencies,
    ...Object.values(
      isFields(project['optional-dependencies']) ? project['optional-dependencies'] : {},
    ),
    ...Object.values(isFields(toml['dependency-groups']) ? toml['dependency-groups'] : {}),
    isFields(build) ? build.requires : [],
  ];
  const packages = lists.flatMap(textsIn).flatMap((line) => requirementOf(line.trim(), line) ?? []);
  const poetry = isFields(toml.tool) && isFields(toml.tool.poetry) ? toml.tool.poetry : {};
  const groups = isFields(poetry.group) ? Object.values(poetry.group) : [];
  for (const group of [poetry, ...groups].filter((one): one is Fields => isFields(one))) {
    for (const key of ['dependencies', 'dev-dependencies']) {
      const named = isFields(group[key]) ? group[key] : {};
      for (const [name, value] of Object.entries(named)) {
        const spec = textOf(isFields(value) ? value.version : value);
        if (name !== 'python') {
          const [, version] = /^(?:==\s*)?(\d[\w.+!-]*)$/.exec(spec ?? '') ?? [];
          packages.push(found('pypi', name, version, `${name} =`));
        }
      }
    }
  }
  return { format: 'pyproject.toml', packages, notes: [DIRECT, ...loosely(packages)] };
};

/** Environments of Conda, with what pip installs in them. */
export const readCondaEnvironment: Reader = (text) => {
  const { dependencies } = parseYaml(text);
  const packages = (Array.isArray(dependencies) ? dependencies : []).flatMap((one: unknown) => {
    const [, name, version] =
      /^(?:[^:\s]+::)?([\w.-]+)(?:\s*==?\s*([\w.]+)(?:=[\w.]+)?)?/.exec(textOf(one) ?? '') ?? [];
    if (name !== undefined) {
      return [found('conda', name, version, String(one))];
    }
    return isFields(one) ? textsIn(one.pip).flatMap((line) => readRequirements(line)) : [];
  });
  return {
    format: 'environment of Conda',
    packages,
    isAsking: true,
    notes: [DIRECT, ...loosely(packages)],
  };
};
