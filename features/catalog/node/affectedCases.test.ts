import { beforeAll, describe, expect, it } from 'vitest';
import { SITE } from '../../../platform/base/common/site';
import { buildDay } from '../../../platform/base/node/reproducible';
import { readContentFiles } from '../../../platform/content/node/contentFiles';
import { beginCheck } from '../common/affected/check';
import type { AffectedList } from '../common/affected/match';
import { CATALOG_ROUTE, CHECK_ROUTE } from '../common/route';
import { toAffectedList } from './affected';
import { docsOfFiles, loadBeside, toDocument, toRecords } from './records';

// Cases of the check against the catalog itself: files as repositories have them, and what has to be
// found there. `yes` is listed, `window` was harmful for a time, `unclear` needs a look, `unread` is
// said not to be read; an empty list means that nothing may be found.

let list: AffectedList;
beforeAll(async () => {
  const { files } = await readContentFiles('.');
  const records = toRecords(docsOfFiles(files), SITE.url, loadBeside('.'));
  const document = toDocument(records, SITE.url + CATALOG_ROUTE, buildDay());
  list = toAffectedList(document, SITE.url, CHECK_ROUTE);
});

type Files = Record<string, string>;

function look(files: Files): string[] {
  const check = beginCheck(list, Object.keys(files));
  for (const [file, text] of Object.entries(files)) {
    const wanted = check.wants(file);
    if (wanted === 'all' || (wanted === 'head' && check.isWanted(file, text))) {
      check.add(file, text);
    }
  }
  const { incidents, unread } = check.finish();
  return [
    ...incidents.flatMap(({ id, packages }) =>
      packages.map(({ affected, file, line }) => `${affected} ${id} ${file}:${line}`),
    ),
    ...unread.map(({ file }) => `unread ${file}`),
  ].sort();
}

const workflow = (...uses: string[]): Files => ({
  '.github/workflows/ci.yml': `on: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n    steps:\n${uses.map((one) => `      - uses: ${one}\n`).join('')}`,
});
const npm = (name: string, version: string): Files => ({
  'package-lock.json': `{"lockfileVersion": 3, "packages": {\n"": {},\n"node_modules/${name}": {"version": "${version}"}}}`,
});
const sbom = (...purls: string[]): Files => ({
  'any-name.json': `{"bomFormat": "CycloneDX", "specVersion": "1.5", "components": [\n${purls.map((purl) => `{"type": "library", "name": "x", "purl": "${purl}"}`).join(',\n')}]}`,
});
const BOM = 'any-name.json';
const CI = '.github/workflows/ci.yml';
const CHANGED_FILES = '0e58ed8671d6b60d0890c21b07f8835ace038e67';
const ANOTHER = 'a'.repeat(40);

type Case = [what: string, files: Files, found: readonly string[]];

const CASES: readonly Case[] = [
  // Actions: tags, branches, commits.
  ['moved tag', workflow('tj-actions/changed-files@v45'), [`window tj-actions ${CI}:6`]],
  ['moved tag, exact', workflow('tj-actions/changed-files@v44.5.1'), [`window tj-actions ${CI}:6`]],
  [
    'moved tag in quotes',
    workflow('"tj-actions/changed-files@v45"'),
    [`window tj-actions ${CI}:6`],
  ],
  ['tag after the attack', workflow('tj-actions/changed-files@v46.0.1'), []],
  [
    'the listed commit',
    workflow(`tj-actions/changed-files@${CHANGED_FILES}`),
    [`yes tj-actions ${CI}:6`],
  ],
  [
    'the listed commit in short',
    workflow(`tj-actions/changed-files@${CHANGED_FILES.slice(0, 12)}`),
    [`yes tj-actions ${CI}:6`],
  ],
  ['another commit', workflow(`tj-actions/changed-files@${ANOTHER} # v45`), []],
  ['branch', workflow('tj-actions/changed-files@main'), [`unclear tj-actions ${CI}:6`]],
  ['names in capitals', workflow('TJ-Actions/Changed-Files@v45'), [`window tj-actions ${CI}:6`]],
  [
    'a path in the repository',
    workflow('tj-actions/changed-files/sub@v45'),
    [`window tj-actions ${CI}:6`],
  ],
  ['reviewdog v1', workflow('reviewdog/action-setup@v1'), [`window tj-actions ${CI}:6`]],
  ['reviewdog v1.3.2', workflow('reviewdog/action-setup@v1.3.2'), []],
  ['another action', workflow('actions/checkout@v5', 'actions/setup-node@v4'), []],
  ['a fork of the action', workflow('example/changed-files@v45'), []],
  // https://github.com/k8gb-io/k8gb/blob/cf565e39/.github/workflows/release.yaml, line 189
  [
    'k8gb at cf565e39',
    {
      '.github/workflows/release.yaml':
        'on: push\njobs:\n  scan:\n    runs-on: ubuntu-latest\n    steps:\n    - name: Run Trivy vulnerability scanner in IaC mode\n      uses: aquasecurity/trivy-action@0.33.1\n      with:\n        scan-type: config\n',
    },
    ['window trivy .github/workflows/release.yaml:7'],
  ],
  ['trivy-action with v', workflow('aquasecurity/trivy-action@v0.33.1'), [`window trivy ${CI}:6`]],
  ['trivy-action, the tag left alone', workflow('aquasecurity/trivy-action@0.35.0'), []],
  ['trivy-action, master', workflow('aquasecurity/trivy-action@master'), [`unclear trivy ${CI}:6`]],
  [
    'trivy-action, clean commit',
    workflow('aquasecurity/trivy-action@57a97c7e7821a5776cebc9bb87c984fa69cba8f1'),
    [],
  ],
  [
    'trivy-action, harmful commit',
    workflow('aquasecurity/trivy-action@e0198fd2b6e1679e36d32933941182d9afa82f6f'),
    [`yes trivy ${CI}:6`],
  ],
  ['setup-trivy', workflow('aquasecurity/setup-trivy@v0.2.3'), [`window trivy ${CI}:6`]],
  [
    'setup-trivy, harmful commit',
    workflow('aquasecurity/setup-trivy@8afa9b9f9183b4e00c46e2b82d34047e3c177bd0'),
    [`yes trivy ${CI}:6`],
  ],
  ['image of a step', workflow('docker://aquasec/trivy:0.69.4'), [`yes trivy ${CI}:6`]],
  [
    'reusable workflow',
    {
      [CI]: 'on: push\njobs:\n  scan:\n    uses: aquasecurity/trivy-action/.github/workflows/x.yml@0.20.0\n',
    },
    [`window trivy ${CI}:4`],
  ],
  [
    'composite action',
    {
      'scan/action.yml':
        'name: x\nruns:\n  using: composite\n  steps:\n    - uses: aquasecurity/trivy-action@0.28.0\n',
    },
    ['window trivy scan/action.yml:5'],
  ],
  [
    'action with an image',
    { 'action.yml': 'name: x\nruns:\n  using: docker\n  image: docker://aquasec/trivy:0.69.5\n' },
    ['yes trivy action.yml:4'],
  ],
  [
    'container and services of a job',
    {
      [CI]: 'on: push\njobs:\n  a:\n    container: ghcr.io/aquasecurity/trivy:0.69.4\n    services:\n      b:\n        image: postgres:16\n',
    },
    [`yes trivy ${CI}:4`],
  ],
  ['a workflow that calls its own files', workflow('./.github/actions/x'), []],
  [
    'a use in a comment',
    { [CI]: 'on: push\n# uses: tj-actions/changed-files@v45\njobs: {}\n' },
    [],
  ],
  [
    'an input named uses',
    {
      [CI]: 'on: push\njobs:\n  a:\n    steps:\n      - uses: actions/checkout@v5\n        with:\n          uses: tj-actions/changed-files@v45\n',
    },
    [],
  ],
  ['broken workflow', { [CI]: 'on: push\njobs: [\n' }, [`unread ${CI}`]],
  ['workflow in a folder elsewhere', { 'templates/ci.yml': 'on: push\njobs: {}\n' }, []],
  // Images.
  ['Dockerfile', { Dockerfile: 'FROM aquasec/trivy:0.69.4\n' }, ['yes trivy Dockerfile:1']],
  [
    'Dockerfile by a fixed argument',
    { Dockerfile: 'ARG V=0.69.4\n\nFROM --platform=$BUILDPLATFORM aquasec/trivy:${V} AS scan\n' },
    ['yes trivy Dockerfile:3'],
  ],
  [
    'Dockerfile that copies',
    {
      'build/Dockerfile.scan':
        'FROM alpine:3\nCOPY --from=ghcr.io/aquasecurity/trivy:0.69.6 /a /b\n',
    },
    ['yes trivy build/Dockerfile.scan:2'],
  ],
  ['stage of the same file', { Dockerfile: 'FROM golang:1.25 AS trivy\nFROM trivy\n' }, []],
  ['another version', { Dockerfile: 'FROM aquasec/trivy:0.69.3\n' }, []],
  ['a variant of another version', { Dockerfile: 'FROM aquasec/trivy:0.69.4-rc1\n' }, []],
  ['latest', { Dockerfile: 'FROM aquasec/trivy\n' }, ['unclear trivy Dockerfile:1']],
  ['digest alone', { Dockerfile: `FROM aquasec/trivy@sha256:${'b'.repeat(64)}\n` }, []],
  [
    'Docker Hub by its whole name',
    { Containerfile: 'FROM docker.io/aquasec/trivy:0.69.4\n' },
    ['yes trivy Containerfile:1'],
  ],
  [
    'an image of the same name elsewhere',
    { Dockerfile: 'FROM example.org/aquasec/trivy:0.69.4\n' },
    [],
  ],
  ['an image that is only known later', { Dockerfile: 'ARG BASE\nFROM ${BASE}\n' }, []],
  ['Dockerfile without FROM', { Dockerfile: 'RUN make\n' }, ['unread Dockerfile']],
  [
    'Compose',
    { 'compose.yaml': 'services:\n  scan:\n    image: aquasec/trivy:0.69.4\n' },
    ['yes trivy compose.yaml:3'],
  ],
  [
    'Kubernetes',
    {
      'deploy/job.yaml':
        'apiVersion: batch/v1\nkind: Job\nspec:\n  template:\n    spec:\n      containers:\n        - image: "public.ecr.aws/aquasecurity/trivy:0.69.4"\n',
    },
    ['yes trivy deploy/job.yaml:7'],
  ],
  [
    'several documents',
    {
      'all.yaml':
        'apiVersion: v1\nkind: Pod\n---\napiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: aquasec/trivy:0.69.4\n',
    },
    ['yes trivy all.yaml:8'],
  ],
  [
    'Helm values',
    { 'values.yaml': 'image:\n  repository: aquasec/trivy\n  tag: "0.69.4"\n' },
    ['yes trivy values.yaml:2'],
  ],
  [
    'Helm template',
    {
      'templates/a.yaml':
        'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: {{ .Values.image }}\n    - image: aquasec/trivy:0.69.4\n',
    },
    ['yes trivy templates/a.yaml:6'],
  ],
  [
    'GitLab',
    { '.gitlab-ci.yml': 'scan:\n  image: aquasec/trivy:0.69.4\n' },
    ['yes trivy .gitlab-ci.yml:2'],
  ],
  [
    'dev container',
    { '.devcontainer/devcontainer.json': '{\n // a comment\n "image": "aquasec/trivy:0.69.4",\n}' },
    ['yes trivy .devcontainer/devcontainer.json:3'],
  ],
  ['YAML of something else', { 'mkdocs.yml': 'nav:\n  - image: aquasec/trivy:0.69.4\n' }, []],
  // Distributions.
  ['xz in Debian', sbom('pkg:deb/debian/xz-utils@5.6.1-1?arch=amd64'), [`yes xz ${BOM}:2`]],
  ['xz in Debian, repaired', sbom('pkg:deb/debian/xz-utils@5.6.1%2Breally5.4.5-1?arch=amd64'), []],
  ['xz in Debian, stable', sbom('pkg:deb/debian/xz-utils@5.4.1-0.2'), []],
  ['xz in Debian, the next one', sbom('pkg:deb/debian/xz-utils@5.8.1-1'), []],
  ['its library', sbom('pkg:deb/debian/liblzma5@5.6.0-0.2'), [`yes xz ${BOM}:2`]],
  ['its library, repaired', sbom('pkg:deb/debian/liblzma5@5.6.1%2Breally5.4.5-1'), []],
  [
    'a package of the source',
    sbom('pkg:deb/debian/lzma-dev@5.6.1-1?upstream=xz-utils'),
    [`yes xz ${BOM}:2`],
  ],
  ['in Fedora', sbom('pkg:rpm/fedora/xz-libs@5.6.0-1.fc40?arch=x86_64'), [`yes xz ${BOM}:2`]],
  ['in Fedora, clean', sbom('pkg:rpm/fedora/xz-libs@5.4.6-3.fc40'), []],
  ['in Ubuntu', sbom('pkg:deb/ubuntu/xz-utils@5.6.1-1'), []],
  // SBOMs.
  ['scope as %2f', sbom('pkg:npm/%40solana%2fweb3.js@1.95.6'), [`yes solana_web3js ${BOM}:2`]],
  ['scope as @', sbom('pkg:npm/@solana/web3.js@1.95.6'), [`yes solana_web3js ${BOM}:2`]],
  [
    'image with its tag beside the digest',
    sbom(
      `pkg:oci/trivy@sha256:${'c'.repeat(64)}?repository_url=ghcr.io/aquasecurity/trivy&tag=0.69.4`,
    ),
    [`yes trivy ${BOM}:2`],
  ],
  [
    'image by its registry alone',
    sbom('pkg:oci/trivy@0.69.4?repository_url=ghcr.io/aquasecurity'),
    [`yes trivy ${BOM}:2`],
  ],
  ['image of Docker Hub', sbom('pkg:docker/aquasec/trivy@0.69.4'), [`yes trivy ${BOM}:2`]],
  [
    'image by digest alone',
    sbom(`pkg:oci/trivy@sha256:${'c'.repeat(64)}?repository_url=ghcr.io/aquasecurity/trivy`),
    [],
  ],
  [
    "action of GitHub's export",
    sbom('pkg:githubactions/tj-actions/changed-files@45.%2A.%2A'),
    [`window tj-actions ${BOM}:2`],
  ],
  [
    'XML',
    {
      'sbom.xml':
        '<?xml version="1.0"?>\n<bom xmlns="http://cyclonedx.org/schema/bom/1.5"><components>\n<component type="library"><name>a</name><version>1.95.6</version><purl>pkg:npm/%40solana/web3.js@1.95.6</purl></component></components></bom>\n',
    },
    ['yes solana_web3js sbom.xml:3'],
  ],
  [
    'XML of any name',
    {
      'out/report.xml':
        '<bom xmlns="http://cyclonedx.org/schema/bom/1.4"><components><component><purl>pkg:npm/ua-parser-js@0.7.29</purl></component></components></bom>',
    },
    ['yes ua-parser-js out/report.xml:1'],
  ],
  [
    'SPDX of any name',
    {
      'release.json':
        '{"spdxVersion": "SPDX-2.3", "packages": [{"versionInfo": "0.7.29",\n"externalRefs": [{"referenceType": "purl", "referenceLocator": "pkg:npm/ua-parser-js@0.7.29"}]}]}',
    },
    ['yes ua-parser-js release.json:2'],
  ],
  ['JSON of something else', { 'data.json': '{"purl": "pkg:npm/ua-parser-js@0.7.29"}' }, []],
  // npm.
  ['ua-parser-js 0.7.29', npm('ua-parser-js', '0.7.29'), ['yes ua-parser-js package-lock.json:3']],
  ['ua-parser-js 0.7.30', npm('ua-parser-js', '0.7.30'), []],
  ['event-stream 3.3.6', npm('event-stream', '3.3.6'), ['yes event_stream package-lock.json:3']],
  ['event-stream 4', npm('event-stream', '4.0.1'), []],
  ['chalk 5.6.1', npm('chalk', '5.6.1'), ['yes chalk-debug package-lock.json:3']],
  ['chalk 5.6.2', npm('chalk', '5.6.2'), []],
  ['ansi-regex 6.2.1', npm('ansi-regex', '6.2.1'), ['yes chalk-debug package-lock.json:3']],
  [
    'lockfile that lists nothing it asks for',
    {
      'package-lock.json': '{"lockfileVersion": 3, "packages": {"": {"dependencies": {"a": "1"}}}}',
    },
    ['unread package-lock.json'],
  ],
  [
    'package.json alone',
    { 'package.json': '{"dependencies": {"chalk": "^5"}}' },
    ['unread package.json'],
  ],
  ['package.json that needs nothing', { 'package.json': '{"name": "a"}' }, []],
  [
    'package.json of a workspace',
    { 'yarn.lock': '# yarn lockfile v1\n', 'a/package.json': '{"dependencies": {"chalk": "^5"}}' },
    [],
  ],
  [
    'binary lockfile',
    { 'bun.lockb': 'x', 'package.json': '{"dependencies": {"chalk": "^5"}}' },
    ['unread bun.lockb'],
  ],
  // Python.
  ['ctx', { 'requirements.txt': 'ctx==0.2.6\n' }, ['yes ctx-and-phpass requirements.txt:1']],
  ['ctx, fine', { 'requirements.txt': 'ctx==0.1.2\n' }, []],
  [
    'constraints',
    { 'constraints.txt': '# pinned\nctx==0.2.6\n' },
    ['yes ctx-and-phpass constraints.txt:2'],
  ],
  [
    'pyproject, pinned',
    { 'pyproject.toml': '[project]\nname = "a"\ndependencies = [\n  "ctx==0.2.6",\n]\n' },
    ['yes ctx-and-phpass pyproject.toml:4'],
  ],
  [
    'pyproject of Poetry, pinned',
    { 'pyproject.toml': '[tool.poetry.dependencies]\npython = "^3.12"\nctx = "0.2.6"\n' },
    ['yes ctx-and-phpass pyproject.toml:3'],
  ],
  [
    'pyproject without a version',
    { 'pyproject.toml': '[project]\nname = "a"\ndependencies = ["flask>=3"]\n' },
    ['unread pyproject.toml'],
  ],
  [
    'pyproject beside its lockfile',
    {
      'pyproject.toml': '[project]\ndependencies = ["flask>=3"]\n',
      'uv.lock': 'version = 1\nlock-version = "1"\npackage = []\n',
    },
    [],
  ],
  [
    'names that only resemble those of manifests',
    {
      'build/tool.Dockerfile.dockerignore': '*.md\n',
      'api/src/test/resources/environment.yml': 'apiVersion: v1\nkind: Pod\n',
      'charts/Kafka-rack-environment-variable-missing.yaml': 'apiVersion: v1\nkind: Kafka\n',
      'tests/VM.virtual_machine_extensions.json': '{ "version": 1 }\n',
    },
    [],
  ],
  [
    'Conda',
    {
      'environment.yml': 'name: a\ndependencies:\n  - python=3.12\n  - pip:\n      - ctx==0.2.6\n',
    },
    ['yes ctx-and-phpass environment.yml:5'],
  ],
  [
    'from Git',
    { 'requirements.txt': 'changed @ git+https://github.com/tj-actions/changed-files@v45\n' },
    ['window tj-actions requirements.txt:1'],
  ],
  [
    'from Git, editable',
    {
      'requirements.txt': `-e git+https://github.com/tj-actions/changed-files.git@${CHANGED_FILES}#egg=a\n`,
    },
    ['yes tj-actions requirements.txt:1'],
  ],
  // Java.
  [
    'log4j in pom.xml',
    {
      'pom.xml':
        '<project>\n<properties><v>2.14.1</v></properties>\n<dependencies>\n<dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-core</artifactId><version>${v}</version></dependency></dependencies></project>',
    },
    ['yes log4j pom.xml:4'],
  ],
  [
    'log4j, repaired',
    {
      'pom.xml':
        '<project><dependencies><dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-core</artifactId><version>2.25.1</version></dependency></dependencies></project>',
    },
    [],
  ],
  ...(['2.14.1', '2.25.1'] as const).map((version): Case => [
    `log4j by a parent, ${version}`,
    {
      'x/pom.xml': `<project><groupId>g</groupId><artifactId>top</artifactId><properties><v>${version}</v></properties><dependencyManagement><dependencies><dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-api</artifactId><version>${version}</version></dependency></dependencies></dependencyManagement></project>`,
      'x/a/pom.xml':
        '<project><parent><groupId>g</groupId><artifactId>top</artifactId></parent><artifactId>a</artifactId><dependencyManagement><dependencies><dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-core</artifactId><version>${v}</version></dependency></dependencies></dependencyManagement></project>',
      'x/a/b/pom.xml':
        '<project><parent><groupId>g</groupId><artifactId>a</artifactId><relativePath>..</relativePath></parent><artifactId>b</artifactId>\n<dependencies><dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-core</artifactId></dependency></dependencies></project>',
    },
    version === '2.14.1' ? ['yes log4j x/a/b/pom.xml:2', 'yes log4j x/a/pom.xml:1'] : [],
  ]),
  [
    'log4j whose parent is another project',
    {
      'pom.xml':
        '<project><groupId>g</groupId><artifactId>other</artifactId><properties><v>2.25.1</v></properties></project>',
      'a/pom.xml':
        '<project><parent><groupId>g</groupId><artifactId>top</artifactId></parent><artifactId>a</artifactId><dependencies><dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-core</artifactId><version>${v}</version></dependency></dependencies></project>',
    },
    ['unclear log4j a/pom.xml:1'],
  ],
  [
    'log4j whose parents are in a circle',
    {
      'pom.xml':
        '<project><parent><groupId>g</groupId><artifactId>a</artifactId><relativePath>a</relativePath></parent><groupId>g</groupId><artifactId>top</artifactId></project>',
      'a/pom.xml':
        '<project><parent><groupId>g</groupId><artifactId>top</artifactId></parent><artifactId>a</artifactId><dependencies><dependency><groupId>org.apache.logging.log4j</groupId><artifactId>log4j-core</artifactId></dependency></dependencies></project>',
    },
    ['unclear log4j a/pom.xml:1'],
  ],
  [
    'log4j in gradle.lockfile',
    {
      'gradle.lockfile':
        '# This is a Gradle generated file for dependency locking.\norg.apache.logging.log4j:log4j-core:2.14.1=compileClasspath\nempty=\n',
    },
    ['yes log4j gradle.lockfile:2'],
  ],
  [
    'build.gradle alone',
    { 'build.gradle': "dependencies { implementation 'a:b:1' }" },
    ['unread build.gradle'],
  ],
  ['broken pom.xml', { 'pom.xml': '<project><dependencies>' }, ['unread pom.xml']],
  // Go, Rust, .NET, and others.
  [
    'boltdb in go.mod',
    {
      'go.mod':
        'module example.org/a\n\ngo 1.24\n\nrequire (\n\tgithub.com/boltdb-go/bolt v1.3.1 // indirect\n)\n',
    },
    ['yes boltdb-go go.mod:6'],
  ],
  [
    'boltdb, the real one',
    { 'go.mod': 'module example.org/a\n\nrequire github.com/boltdb/bolt v1.3.1\n' },
    [],
  ],
  [
    'boltdb by replace',
    {
      'go.mod':
        'module example.org/a\n\nrequire github.com/boltdb/bolt v1.3.1\n\nreplace github.com/boltdb/bolt => github.com/boltdb-go/bolt v1.3.1\n',
    },
    ['yes boltdb-go go.mod:5'],
  ],
  [
    'NuGet',
    {
      'packages.lock.json':
        '{"version": 1, "dependencies": {"net8.0": {"Newtonsoft.Json": {"type": "Direct", "resolved": "13.0.3"}}}}',
    },
    [],
  ],
  [
    'project of .NET alone',
    {
      'a.csproj':
        '<Project><ItemGroup><PackageReference Include="A" Version="1" /></ItemGroup></Project>',
    },
    ['unread a.csproj'],
  ],
  [
    'pre-commit',
    {
      '.pre-commit-config.yaml':
        'repos:\n  - repo: https://github.com/pre-commit/pre-commit-hooks\n    rev: v5.0.0\n    hooks: []\n',
    },
    [],
  ],
  [
    'extension',
    {
      '.vscode/extensions.json':
        '{\n  // for all\n  "recommendations": ["nrwl.angular-console"]\n}',
    },
    ['unclear github-vscode .vscode/extensions.json:3'],
  ],
  ['Swift', { 'Package.resolved': '{"pins": []}' }, ['unread Package.resolved']],
  ['Dart', { 'pubspec.lock': 'packages: {}' }, ['unread pubspec.lock']],
  ['Elixir', { 'mix.lock': '%{}' }, ['unread mix.lock']],
  ['Helm', { 'Chart.lock': 'dependencies: []' }, ['unread Chart.lock']],
  ['Terraform', { '.terraform.lock.hcl': 'provider "a" {}' }, ['unread .terraform.lock.hcl']],
  ['tools', { '.tool-versions': 'nodejs 22\n' }, ['unread .tool-versions']],
  ['test data', { 'testdata/go.sum': 'no module', 'README.md': '' }, []],
  ["others' code", { 'vendor/a/package-lock.json': '{', 'README.md': '' }, []],
];

describe('cases', () => {
  it.each(CASES)('%s', (_what, files, expected) => {
    expect(look(files)).toEqual([...expected].sort());
  });
});
