import { describe, expect, it } from 'vitest';
import { beginCheck, checkText } from '../common/affected/check';
import { readFile } from '../common/affected/formats';
import {
  headlineOf,
  summaryOf,
  toMarkdown,
  toSarif,
  type CheckReport,
} from '../common/affected/report';
import { LockfileError } from '../common/affected/syntax';
import { fixture, LIST } from './testCatalog';

/** The report of a file that has to be read. */
function checkFile(text: string, file: string, list = LIST) {
  const report = checkText(text, file, list);
  const [problem] = report.unread;
  if (problem) {
    throw new LockfileError(problem.problem);
  }
  const [first] = report.files;
  return { ...report, format: first?.format, unversioned: first?.unversioned };
}

const check = (name: string, file = '') => checkFile(fixture(name), file);

const found = ({ incidents }: CheckReport, affected = 'yes'): string[] =>
  incidents
    .flatMap(({ packages }) => packages)
    .filter((one) => one.affected === affected)
    .map(({ name, version = '' }) => `${name} ${version}`)
    .sort();

/** What is planted in all lockfiles of JavaScript. */
const NPM = [
  '@example/web3.js 1.95.6',
  'anything-goes 9.9.9',
  'coa 2.0.3',
  'sabotaged 11.1.0',
  'ua-parser-js 0.7.29',
];

/** The format of a file is its name, if it isn't given. */
const PLANTED: [fixture: string, packages: string[], file?: string, format?: string][] = [
  ['package-lock-v3.json', NPM, 'package-lock.json'],
  ['package-lock-v1.json', NPM, 'package-lock.json'],
  ['pnpm-lock-v5.yaml', NPM, 'pnpm-lock.yaml'],
  ['pnpm-lock-v9.yaml', NPM, 'pnpm-lock.yaml'],
  ['yarn-v1.lock', NPM, 'yarn.lock'],
  ['yarn-berry.lock', NPM, 'yarn.lock'],
  ['bun.lock', NPM],
  ['deno.lock', NPM],
  ['deno-v3.lock', ['coa 2.0.3'], 'deno.lock'],
  ['requirements.txt', ['Bad_Package 1.0.0', 'ctx 0.2.6']],
  ['poetry.lock', ['bad-package 1.0', 'ctx 0.2.6']],
  ['uv.lock', ['bad-package 1.0.0', 'ctx 0.2.6']],
  ['pdm.lock', ['bad-package 1.0.0', 'ctx 0.2.6']],
  ['pylock.toml', ['bad-package 1.0.0', 'ctx 0.2.6']],
  ['Pipfile.lock', ['bad-package 1.0.0', 'ctx 0.2.6']],
  ['go.sum', ['github.com/example/boltdb v1.3.1', 'github.com/example/old v2.0.0+incompatible']],
  ['Cargo.lock', ['rustdecimal 1.23.1']],
  ['composer.lock', ['Vendor/Lang v2.1.0', 'vendor/dev-tool 1.0.0']],
  ['Gemfile.lock', ['bootstrap-sass 3.2.0.3', 'rest-client 1.6.13']],
  [
    'cyclonedx.json',
    ['@example/web3.js 1.95.6', 'coa 2.0.3', 'org.example.logging/log-core 2.14.1'],
    'bom.json',
    'CycloneDX',
  ],
  ['spdx-2.json', ['coa 2.0.3', 'example-org/changed-files 45'], 'sbom.spdx.json', 'SPDX'],
  ['spdx-3.json', ['coa 2.0.3', 'ctx 0.2.6'], 'sbom.spdx.json', 'SPDX'],
];

describe.each(PLANTED)('%s', (name, packages, file = name, format = file) => {
  it('misses no planted package, and invents none', () => {
    const report = check(name, file);
    expect(found(report)).toEqual([...packages].sort());
    expect(report.format).toBe(format);
  });

  it('is known by its text alone, with ends of lines of any kind', () => {
    const pasted = checkFile(`\uFEFF${fixture(name).replaceAll('\n', '\r\n')}`, '', LIST);
    expect(found(pasted)).toEqual([...packages].sort());
    expect(pasted.format).toBe(format);
  });

  it('gives the line of each package', () => {
    const lines = fixture(name).split('\n');
    for (const one of check(name).incidents.flatMap(({ packages: all }) => all)) {
      const last = one.name.split('/').at(-1) ?? '';
      expect(`${lines[one.line - 1]}`.toLowerCase()).toContain(last.toLowerCase());
    }
  });
});

it('counts a package of Yarn once, whatever versions of it were asked for', () => {
  const text = `# yarn lockfile v1

coa@^2.0.0, "coa@npm:coa@~2.0.1":
  version "2.0.3"
  dependencies:
    q "^1"
`;
  expect(checkFile(text, '', LIST)).toMatchObject({
    packages: 1,
    incidents: [{ packages: [{ name: 'coa', line: 3 }] }],
  });
});

it('reads both documents of pnpm 11, with lines of the whole file', () => {
  const own =
    "---\nlockfileVersion: '9.0'\n\npackages:\n\n  pnpm@11.0.3:\n    hasBin: true\n\n---\n";
  const report = checkFile(own + fixture('pnpm-lock-v9.yaml'), 'pnpm-lock.yaml', LIST);
  expect(found(report)).toEqual(NPM);
  expect(report.packages).toBe(check('pnpm-lock-v9.yaml').packages + 1);
  expect(() => readFile(`${own}a: [\n`, 'pnpm-lock.yaml')).toThrow(/^Line 1[01]: /);
});

const sbomOf = (...components: object[]) =>
  checkFile(JSON.stringify({ bomFormat: 'CycloneDX', components }), 'bom.json', LIST);

it.each(['^2.0.3', '~2.0.3', '>= 2.0.3', '>=2,<3', '2.x', '2.*', '*'])(
  'takes %s in an SBOM for no version',
  (range) => {
    const report = sbomOf({ purl: `pkg:npm/coa@${encodeURIComponent(range)}` });
    expect([found(report), found(report, 'unclear')]).toEqual([[], ['coa ']]);
  },
);

it('reads 45.*.* of an action in an SBOM as its tag', () => {
  const purl = (version: string) =>
    `pkg:githubactions/example-org/changed-files@${version}.%2A.%2A`;
  expect(found(sbomOf({ purl: purl('45') }))).toHaveLength(1);
  expect(sbomOf({ purl: purl('46') }).incidents).toEqual([]);
});

it('takes the version beside a package URL that has none', () => {
  expect(found(sbomOf({ purl: 'pkg:npm/coa', version: '2.0.3' }))).toEqual(['coa 2.0.3']);
  const externalRefs = [
    {
      referenceType: 'http://spdx.org/rdf/references/purl',
      referenceLocator: 'pkg:npm/coa',
    },
  ];
  const spdx = { spdxVersion: 'SPDX-2.2', packages: [{ versionInfo: '2.0.3', externalRefs }] };
  expect(found(checkFile(JSON.stringify(spdx), '', LIST))).toEqual(['coa 2.0.3']);
});

it('finds Go modules in any case, since package URLs of Go are in lower case', () => {
  const text = 'github.com/Example/BoltDB v1.3.1 h1:AAAA=\n';
  expect(found(checkFile(text, 'go.sum', LIST))).toEqual(['github.com/Example/BoltDB v1.3.1']);
});

it('passes over local files in requirements', () => {
  const text = 'wheels/flask-3.1.0-py3-none-any.whl\n..\\shared\n${HOME}/x.whl\nctx==0.2.6\n';
  expect(checkFile(text, 'requirements.txt', LIST)).toMatchObject({
    packages: 1,
    incidents: [{ packages: [{ name: 'ctx', line: 4 }] }],
  });
});

it('names packages that are listed in other versions apart', () => {
  const { others } = check('pnpm-lock-v9.yaml');
  expect(others.flatMap(({ packages }) => packages.map(({ purl }) => purl))).toEqual([
    'pkg:npm/coa@2.0.2',
  ]);
});

it("says that it can't tell where the catalog or the file names no version", () => {
  expect(found(check('requirements.txt'), 'unclear')).toEqual(['requests ']);
  expect(found(check('cyclonedx.json'), 'unclear')).toEqual(['example/theme 1.0.0']);
  expect(check('requirements.txt').unversioned).toBe(2);
});

it('names incidents with incomplete lists, of the kinds of packages in the file', () => {
  expect(check('uv.lock').incomplete).toEqual([
    {
      name: 'typosquats',
      permalink: '/catalog/typosquats',
      url: 'https://example.org/catalog/typosquats',
      day: '2026-11-19',
    },
  ]);
  expect(check('Cargo.lock').incomplete).toEqual([]);
});

it('says what to do by what the incident did', () => {
  const steps = (name: string, id: string) =>
    check(name)
      .incidents.find((incident) => incident.id === id)
      ?.steps.join(' ');
  expect(steps('yarn-v1.lock', 'takeovers')).toMatch(/Remove the version.*Replace every secret/);
  expect(steps('Cargo.lock', 'others')).not.toContain('secret');
});

it.each([
  ['package-lock.json', '{"lockfileVersion": 3, "packages": {"": {"name": "own"}}}'],
  ['package-lock.json', '{"name": "own", "lockfileVersion": 1}'],
  ['yarn.lock', '# yarn lockfile v1\n\n\n'],
  ['bun.lock', '{\n  "lockfileVersion": 1,\n  "workspaces": {\n    "": {}\n  },\n}\n'],
  ['deno.lock', '{ "version": "5" }'],
  ['Pipfile.lock', '{ "_meta": {}, "default": {}, "develop": {} }'],
  ['pylock.toml', 'lock-version = "1.0"\npackages = []\n'],
  ['pdm.lock', '[metadata]\nlock_version = "4.5.0"\n'],
  ['yarn.lock', '__metadata:\n  version: 8\n\n"own@workspace:.":\n  version: 0.0.0\n'],
  ['pnpm-lock.yaml', "lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n"],
  ['Cargo.lock', 'version = 4\n\n[[package]]\nname = "own"\nversion = "0.1.0"\n'],
  ['poetry.lock', 'package = []\n\n[metadata]\nlock-version = "2.1"\n'],
  ['go.sum', 'example.org/a v1.0.0/go.mod h1:AAAA=\n'],
  ['Gemfile.lock', 'GEM\n  remote: https://rubygems.org/\n  specs:\n\nPLATFORMS\n  ruby\n'],
  ['composer.lock', '{"packages": [], "packages-dev": []}'],
  ['requirements.txt', '# none yet\n-e .\n'],
  ['go.sum', ''],
  ['requirements.txt', ''],
])('reads a %s of a project that needs no package: %j', (file, text) => {
  expect(checkFile(text, file, LIST)).toMatchObject({ format: file, packages: 0, incidents: [] });
});

it('calls nothing safe', () => {
  const report = checkFile('flask==3.1.0\n', '', LIST);
  expect(summaryOf(report)).toBe(
    '1 package of requirements.txt read. No match in this list of November 25, 2026.',
  );
  expect(toMarkdown(report)).not.toMatch(/\b(?:safe|clean)\b/i);
  expect(toMarkdown(report)).toContain('OSV-Scanner');
  expect(headlineOf(report)).toBe('No match.');
  // Of files that were never read, it counts none.
  const nothing = { ...report, files: [], unread: [], packages: 0 };
  expect(headlineOf(nothing)).toBe('Nothing to compare: no file here names dependencies.');
  expect(summaryOf(nothing)).toBe('');
});

it('writes the report as Markdown', () => {
  const report = checkFile('ctx==0.2.6\nrequests\n', 'a`b.requirements.txt', LIST);
  expect(summaryOf(report)).toBe(
    '2 packages of requirements.txt read. 1 package is in this list of November 25, 2026. 1 package needs a look, since a version is missing.',
  );
  const markdown = toMarkdown(report);
  expect(markdown).toContain('## [python](https://example.org/catalog/python)');
  expect(markdown).toContain(
    '- `pkg:pypi/ctx@0.2.6` is listed: `a b.requirements.txt:1`; listed versions: `>=0.1.2-1`',
  );
  expect(markdown).toContain('- `pkg:pypi/requests` needs a look: `a b.requirements.txt:2`');
});

it('writes the report as SARIF', () => {
  const sarif = toSarif(check('Cargo.lock', 'Cargo.lock'));
  expect(sarif).toMatchObject({
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { rules: [{ id: 'others' }] } },
        results: [{ ruleId: 'others', ruleIndex: 0, level: 'error' }],
      },
    ],
  });
  expect(JSON.stringify(sarif)).toContain(
    '"artifactLocation":{"uri":"Cargo.lock"},"region":{"startLine":6}',
  );
});

describe('a broken file', () => {
  const cut = (name: string, part = 0.6) => {
    const text = fixture(name);
    return text.slice(0, Math.floor(text.length * part));
  };
  const BROKEN: [what: string, text: string, file: string, message: RegExp][] = [
    ['empty', '', 'package-lock.json', /^The file is empty/],
    ['white space', ' \n\n', '', /^The file is empty/],
    ['binary', 'PK\u0003\u0004\0\0', 'package-lock.json', /^The file is no text/],
    ['cut JSON', cut('package-lock-v3.json'), 'package-lock.json', /^Line \d\d: this is no JSON/],
    ['comma too many', '{\n  "packages": {\n    "a": 1,\n  }\n}', '', /^Line 4: this is no JSON/],
    ['comments in JSON', '{\n  // a\n  "packages": {}\n}', '', /^Line 2: this is no JSON/],
    ['list instead of an object', '[1, 2]', 'bom.json', /^Line 1: the JSON is no object/],
    ['package.json', '{"dependencies": {"a": "^1"}}', 'package.json', /^Line 1: .*lockfile beside/],
    ['other JSON', '{"compilerOptions": {}}', '', /^Line 1: .*neither a lockfile nor an SBOM/],
    ['packages as text', '{"lockfileVersion": 3, "packages": "a"}', '', /^No package is listed/],
    ['SBOM without package URLs', '{"spdxVersion": "1"}', '', /^No package is listed.* SPDX/],
    ['YAML of something else', 'a: b\n', 'yarn.lock', /^No package is listed/],
    ['TOML of something else', 'a = 1\n', 'Cargo.lock', /^No package is listed/],
    [
      'SBOM in XML that names nothing',
      '<?xml version="1.0"?>\n<bom/>',
      'bom.xml',
      /^No package is l/,
    ],
    ['broken XML', '<bom>\n<a>', 'bom.xml', /^Line \d: this is no XML/],
    [
      'conflict',
      fixture('yarn-v1.lock').replace('any', '<<<<<<< HEAD\nany'),
      '',
      /^Line 12: .*confl/,
    ],
    [
      'broken YAML',
      'lockfileVersion: 9\npackages:\n  a: [\n',
      '',
      /^Line \d: the file can't be read/,
    ],
    ['YAML that is a list', '- a\n- b\n', 'pnpm-lock.yaml', /the file can't be read/],
    ['indentation of Yarn', '# yarn lockfile v1\n\na@1:\n  version\n   x "1"\n', '', /^Line 4: /],
    ['cut TOML', '[[package]]\nname = "a\nversion = "1"\n', '', /^Line 2: this is no TOML/],
    ['cut Cargo.lock', `${cut('Cargo.lock', 0.3)}"`, 'Cargo.lock', /^Line \d+: this is no TOML/],
    ['cut go.sum', cut('go.sum', 0.5), '', /^Line \d: this is not a module/],
    [
      'prose in Gemfile.lock',
      'GEM\n  specs:\n    rails latest\n',
      '',
      /^Line 3: .*gem with its vers/,
    ],
    ['prose in requirements', 'flask==1\nplease install flask\n', '', /^Line 2: .*no requirement/],
    ['another format', 'all:\n\tmake\n', 'Makefile', /^This is none of the formats/],
    ['Dockerfile without FROM', 'RUN make\n', 'Dockerfile', /^Line 1: no line begins with FROM/],
  ];

  it.each(BROKEN)('%s', (_what, text, file, message) => {
    expect(() => readFile(text, file)).toThrow(LockfileError);
    expect(() => readFile(text, file)).toThrow(message);
    expect(() => readFile(text, file)).toThrow(/→ \S.*\.$/);
  });
});

it.each([
  [
    'package-lock.json',
    '{"lockfileVersion": 3, "packages": {"": {"dependencies": {"coa": "^2"}}}}',
  ],
  ['package-lock.json', '{"lockfileVersion": 1, "dependencies": {"coa": "2.0.3"}}'],
  ['yarn.lock', '# yarn lockfile v1\n\n\ncoa@^2 "2.0.3"\n'],
  ['yarn.lock', '__metadata:\n  version: 8\n\n"coa@npm:^2":\n'],
  ['pnpm-lock.yaml', "lockfileVersion: '9.0'\n\npackages:\n  - coa@2.0.3\n"],
  [
    'pnpm-lock.yaml',
    "lockfileVersion: '9.0'\n\nimporters:\n\n  .:\n    dependencies:\n      coa:\n        specifier: ^2\n        version: 2.0.3\n",
  ],
])('calls a %s that asks for packages and lists none unread: %j', (file, text) => {
  expect(() => checkFile(text, file, LIST)).toThrow(/^No package is listed/);
});

it('reads what is nested deep, and says where it is too deep', () => {
  const nest = (levels: number, inside: string) =>
    `{"bomFormat":"CycloneDX",\n"components":[${'{"components":['.repeat(levels)}${inside}${']}'.repeat(levels)}]}`;
  expect(found(checkFile(nest(400, '{"purl":"pkg:npm/coa@2.0.3"}'), 'bom.json', LIST))).toEqual([
    'coa 2.0.3',
  ]);
  for (const [file, text] of [
    ['bom.json', nest(200_000, '')],
    [
      'package-lock.json',
      `{"lockfileVersion":1,\n"dependencies":{${'"a":{"dependencies":{'.repeat(100_000)}${'}}'.repeat(100_000)}}}`,
    ],
  ] as const) {
    expect(() => checkFile(text, file, LIST)).toThrow(/^Line 2: this is nested too deep/);
  }
  expect(() => checkFile(`a: ${'['.repeat(10_000)}`, 'pnpm-lock.yaml', LIST)).toThrow(
    LockfileError,
  );
});

describe('a hostile file', () => {
  const deep = (start: string, open: string) => start + open.repeat(100_000);
  const laughs = Array.from('bcdefghij').reduce(
    (text, name, index) => `${text}${name}: &${name} [${`*${'abcdefghij'[index]}, `.repeat(10)}]\n`,
    'a: &a [x, x]\n',
  );

  it.each([
    ['pnpm-lock.yaml', deep('packages: ', '['), /nest/],
    ['.github/workflows/ci.yml', deep('jobs: ', '{a: '), /nest/],
    ['.github/workflows/ci.yml', deep('jobs:\n  ', '- '), /nest/],
    [
      'environment.yml',
      Array.from({ length: 2000 }, (_, level) => `${' '.repeat(level)}a:\n`).join(''),
      /nest/,
    ],
    ['Cargo.lock', deep('a = ', '['), /nest/],
    ['Cargo.lock', deep('a = ', '{a = '), /nest/],
    ['pom.xml', deep('<project>', '<a>'), /nest/],
    ['bom.xml', `${deep('<bom>', '<a>')}${'</a>'.repeat(100_000)}</bom>`, /nest/],
    ['bun.lock', deep('{"packages": ', '['), /nest/],
    ['pom.xml', '<!DOCTYPE a [<!ENTITY b "c">]><project>&b;</project>', /no XML/],
  ])('%s is not followed into its depth', (file, text, message) => {
    expect(() => readFile(text, file)).toThrow(LockfileError);
    expect(() => readFile(text, file)).toThrow(message);
    expect(() => readFile(text, file)).toThrow(/ → \S/);
  });

  it('that names itself again and again is read once', () => {
    expect(readFile(`${laughs}jobs: *j\n`, '.github/workflows/ci.yml').packages).toEqual([]);
    expect(readFile(`services: {}\n${laughs}image: *j\n`, 'compose.yaml').packages).toEqual([]);
    const doubled = 'ARG A=${A:-xx}${A:-xx}\n'.repeat(100);
    expect(readFile(`${doubled}FROM $A\n`, 'Dockerfile').packages).toEqual([]);
    expect(readFile(`ARG A=${'x'.repeat(900)}\nFROM ${'$A'.repeat(1e6)}\n`, 'Dockerfile')).toEqual(
      expect.objectContaining({ packages: [] }),
    );
    const properties = Array.from(
      { length: 50 },
      (_, index) => `<p${index}>${`\${p${index + 1}}`.repeat(200)}</p${index}>`,
    ).join('');
    expect(
      readFile(
        `<project><properties>${properties}</properties><dependency><groupId>a</groupId><artifactId>b</artifactId><version>\${p0}</version></dependency></project>`,
        'pom.xml',
      ).packages,
    ).toMatchObject([{ name: 'a:b' }]);
  });

  // With each of these, a reader once took minutes.
  it.each([
    ['pyproject.toml', '\n', 'x'],
    ['environment.yml', 'dependencies:\n', 'x'],
    ['', 'dependencies:\n', 'x'],
    ['', '\n', 'x'],
    ['values.yaml', ' \n', '{{ a }}'],
    ['values.yaml', 'image: a {{\n', '{{ a }}'],
    ['compose.yaml', ' \n', '#'],
    ['pnpm-lock.yaml', '---\n', ''],
    ['Dockerfile', '-', 'FROM '],
    ['Dockerfile', '${A:-', 'FROM '],
    ['Dockerfile', '\n', 'RUN make'],
    ['pom.xml', '${', '<project><dependency><version>'],
    ['requirements.txt', ' ', 'a'],
  ])('%s of %j is read in one go', (file, junk, other) => {
    for (const text of [junk.repeat(100_000) + other, other + junk.repeat(100_000) + other]) {
      const check = beginCheck(LIST, [file]);
      check.wants(file);
      check.add(file, text);
      const { files, unread } = check.finish();
      expect(files.length + unread.length).toBeLessThanOrEqual(1);
    }
  });

  it('with more entries than a call takes arguments is read', () => {
    const many = <Item>(item: (index: number) => Item) =>
      Array.from({ length: 130_000 }, (_, index) => item(index));
    for (const [file, text] of [
      ['ci/compose.yaml', `image: a\ntags: [${many(() => 'x').join(',')}]\n`],
      [
        'bom.xml',
        `<bom><components>${many(() => '<component/>').join('')}<component><purl>pkg:npm/coa@2.0.3</purl></component></components></bom>`,
      ],
      [
        'bom.json',
        JSON.stringify({
          bomFormat: 'CycloneDX',
          components: [
            { components: [...many(() => ({ type: 'file' })), { purl: 'pkg:npm/coa@2.0.3' }] },
          ],
        }),
      ],
    ] as const) {
      expect(readFile(text, file).packages.length).toBeGreaterThan(0);
    }
  });
});

it('takes names such as __proto__ for what they are', () => {
  const text =
    '{"lockfileVersion":3,"packages":{"node_modules/__proto__":{"version":"1.0.0"},"node_modules/constructor":{"version":"1.0.0"}}}';
  expect(checkFile(text, '', LIST)).toMatchObject({ packages: 2, incidents: [], others: [] });
});

describe('traces', () => {
  const source = 'https://example.org/report';
  type Listed = (typeof LIST.incidents)[number];
  const withMarkers = (...markers: NonNullable<Listed['markers']>) => ({
    ...LIST,
    incidents: LIST.incidents
      .slice(0, 1)
      .map((one): Listed => ({ ...one, nature: 'attack', markers })),
  });
  const look = (list: typeof LIST, file: string, text: string, sha256?: string) => {
    const files = beginCheck(list, [file, 'README.md']);
    if (files.wants(file) === 'all') {
      files.add(file, text, sha256);
    }
    return files.finish();
  };

  it('are sure by a string or by the same bytes, with their line', () => {
    const string = withMarkers({
      kind: 'string',
      value: 'evil()',
      in: '.claude/settings.json',
      source,
    });
    expect(look(string, 'a/.claude/settings.json', '{\n"x": "evil()"}').incidents).toMatchObject([
      { traces: [{ file: 'a/.claude/settings.json', line: 2, by: 'content', source }] },
    ]);
    expect(look(string, 'a/other.json', 'evil()').incidents).toEqual([]);

    const bytes = withMarkers({
      kind: 'file',
      value: 'setup_bun.js',
      sha256: 'a'.repeat(64),
      source,
    });
    expect(look(bytes, 'setup_bun.js', '', 'a'.repeat(64)).incidents).toMatchObject([
      { traces: [{ by: 'content' }] },
    ]);
    expect(look(bytes, 'setup_bun.js', '', 'b'.repeat(64)).incidents).toEqual([]);
  });

  it('by a name alone begin with a look at the file, and name no version to remove', () => {
    const list = withMarkers({ kind: 'workflow', value: 'bad-workflow.yml', source });
    const report = look(list, '.github/workflows/bad-workflow.yml', 'on: push\n');
    expect(headlineOf(report)).toMatch(/^Look now: traces/);
    expect(report.incidents).toMatchObject([{ traces: [{ by: 'name' }] }]);
    const [steps] = report.incidents.map((one) => one.steps);
    expect(steps?.[0]).toMatch(/^Compare the file/);
    expect(steps?.join(' ')).not.toContain('Remove the version');
    // A name that many projects use says nothing.
    const common = withMarkers({ kind: 'file', value: 'CLAUDE.md', source });
    expect(look(common, 'CLAUDE.md', '# Notes\n').incidents).toEqual([]);
  });
});
