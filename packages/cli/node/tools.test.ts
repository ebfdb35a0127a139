import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../../../platform/base/node/files';
import { openRepository } from './repository';
import { sbom, signing, staticAnalysis } from './tools';

// cspell:ignore Taskfile buildx clippy noxfile pytest sonarsource tgpg toxenv

const roots: string[] = [];
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true })));

function repositoryOf(files: Record<string, string>) {
  const root = mkdtempSync(path.join(tmpdir(), 'cli-tools-'));
  roots.push(root);
  writeFiles(root, files);
  return openRepository(root);
}

/** A workflow with these steps. */
const workflow = (...steps: string[]) => ({
  '.github/workflows/ci.yml': [
    'on: push',
    'jobs:',
    '  one:',
    '    runs-on: ubuntu-latest',
    '    steps:',
    ...steps.map((step) => `      - ${step}`),
  ].join('\n'),
});

const lineOf = ({ status, evidence: [first] }: ReturnType<typeof signing>) =>
  `${status}${first ? ` ${first.file}:${first.line}` : ''}`;

describe('tools behind the steps of workflows', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'a target of make',
      { ...workflow('run: make sign-images'), Makefile: 'sign-images:\n\t@cosign sign $(IMAGE)\n' },
      'found Makefile:2',
    ],
    [
      'a target that another one needs, in an included file, with a variable for the tool',
      {
        ...workflow('run: make -j4 VERSION=1 release'),
        Makefile: 'SIGNED = sign\ninclude $(MODULES)/*.mk\nrelease: build $(SIGNED)\n',
        'make/release.mk': 'sign: | bin\n\t$(COSIGN) sign-blob \\\n\t\t--yes a.tar.gz\n',
      },
      'found make/release.mk:2',
    ],
    [
      'a target by its form, and make within make',
      {
        ...workflow('run: cd app && make push-all'),
        'app/Makefile': 'push-%: FORCE\n\t$(MAKE) -C ../image sign\n',
        'image/Makefile': 'sign:\n\tgpg2 --armor --detach-sign image.tar\n',
      },
      'found image/Makefile:2',
    ],
    [
      'another target',
      {
        ...workflow('run: make'),
        Makefile: 'all: build\nbuild:\n\tgo build\nsign:\n\tcosign sign a\n',
      },
      'person Makefile:5',
    ],
    [
      'a script in a folder',
      {
        ...workflow(
          'run: |\n          set -e\n          bash release/sign.sh v1\n        working-directory: tool',
        ),
        'tool/release/sign.sh': '#!/bin/sh\n# cosign sign\n"$BIN"/cosign sign "$1"\n',
      },
      'found tool/release/sign.sh:3',
    ],
    [
      'a script without an ending that calls another one',
      {
        ...workflow('run: sudo ./hack/release'),
        'hack/release': '#!/usr/bin/env bash\nif true; then ./hack/sign.sh; fi\n',
        'hack/sign.sh': 'gpg --detach-sign a.zip\n',
      },
      'found hack/sign.sh:1',
    ],
    [
      'a composite action out of .github/actions',
      {
        ...workflow('uses: ./.github/composites/push'),
        '.github/composites/push/action.yaml':
          'runs:\n  using: composite\n  steps:\n    - shell: bash\n      run: cosign sign "$IMAGE"\n',
      },
      'found .github/composites/push/action.yaml:5',
    ],
    [
      'a workflow of the same repository',
      {
        '.github/workflows/release.yml':
          'on: push\njobs: { push: { uses: ./.github/workflows/image.yml } }\n',
        '.github/workflows/image.yml':
          'on: workflow_call\njobs:\n  push:\n    steps:\n      - run: |\n          docker push a\n          cosign sign a\n',
      },
      'found .github/workflows/image.yml:7',
    ],
    [
      'a workflow of others by its name',
      {
        '.github/workflows/release.yml':
          'on: push\njobs:\n  attest:\n    uses: example/shared/.github/workflows/reusable-attest.yml@v1\n',
      },
      'person .github/workflows/release.yml:4',
    ],
    [
      'a setting that signs',
      workflow('uses: helm/chart-releaser-action@v1\n        env:\n          CR_SIGN: true'),
      'found .github/workflows/ci.yml:8',
    ],
    [
      'a script that no workflow calls',
      { ...workflow('run: make test'), 'scripts/release.sh': 'git tag --sign "$1"\n' },
      'person scripts/release.sh:1',
    ],
    [
      'a target that no workflow calls, with a variable for the tool',
      { ...workflow('run: make test'), 'make/release.mk': 'sign:\n\t$(COSIGN) sign-blob a.zip\n' },
      'person make/release.mk:2',
    ],
    [
      'a script of tests',
      { ...workflow('run: make test'), 'test/e2e/sign.sh': 'cosign sign "$1"\n' },
      'not-found',
    ],
    [
      'a tool that is only installed or named',
      { ...workflow('uses: sigstore/cosign-installer@v3', 'run: echo "then cosign sign it"') },
      'not-found',
    ],
    [
      'another system than GitHub Actions',
      {
        '.circleci/config.yml': 'jobs:\n  push:\n    steps:\n      - run: make sign\n',
        Makefile: 'sign:\n\tcosign sign a\n',
      },
      'found Makefile:2',
    ],
  ])('signs by %s', (_name, files, expected) => {
    expect(lineOf(signing(repositoryOf(files), 'graduation'))).toBe(expected);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'an environment of tox',
      {
        ...workflow('run: python -m tox -e lint'),
        'tox.ini':
          '[testenv]\ncommands = pytest\n\n[testenv:lint]\ncommands =\n    # bandit\n    bandit -r tool\n',
      },
      'found tox.ini:7',
    ],
    [
      'an environment of tox that a matrix names',
      {
        ...workflow('run: tox -e ${{ matrix.toxenv }}'),
        'tox.ini': '[testenv:lint]\ncommands = bandit -r tool\n',
      },
      'found tox.ini:2',
    ],
    [
      'another environment of tox',
      {
        ...workflow('run: tox -e py'),
        'tox.ini': '[testenv:py]\ncommands = pytest\n[testenv:lint]\ncommands = bandit -r tool\n',
      },
      'not-found',
    ],
    [
      'a session of nox',
      {
        ...workflow('run: nox -s lint'),
        'noxfile.py':
          'def tests(session):\n    session.run("pytest")\n\ndef lint(session):\n    session.run("bandit", "-r", "tool")\n',
      },
      'found noxfile.py:5',
    ],
    [
      'a script of package.json',
      {
        ...workflow('run: npm run scan'),
        'package.json': '{\n  "scripts": {\n    "scan": "semgrep scan --error"\n  }\n}\n',
      },
      'found package.json:3',
    ],
    [
      'a recipe of just',
      { ...workflow('run: just lint all'), justfile: 'lint part="all": build\n  gosec ./...\n' },
      'found justfile:2',
    ],
    [
      'a task that another one calls',
      {
        ...workflow('run: task check'),
        'Taskfile.yml':
          'version: 3\ntasks:\n  check:\n    deps: [build]\n    cmds:\n      - task: scan\n  scan:\n    cmds:\n      - gosec ./...\n',
      },
      'found Taskfile.yml:9',
    ],
    [
      'a hook of pre-commit',
      {
        ...workflow('uses: pre-commit/action@v3'),
        '.pre-commit-config.yaml':
          'repos:\n  - repo: https://example.org\n    hooks:\n      - id: bandit\n',
      },
      'found .pre-commit-config.yaml:4',
    ],
    [
      'a hook that no workflow runs',
      {
        ...workflow('run: make'),
        '.pre-commit-config.yaml':
          'repos:\n  - repo: https://example.org\n    hooks:\n      - id: bandit\n',
      },
      'person .pre-commit-config.yaml:4',
    ],
    [
      'golangci-lint with gosec',
      {
        ...workflow('uses: golangci/golangci-lint-action@v8'),
        'backend/.golangci.yml':
          'version: "2"\nlinters:\n  default: none\n  enable:\n    - gosec\n',
      },
      'found .github/workflows/ci.yml:6',
    ],
    [
      'golangci-lint behind make, with what is on by itself',
      {
        ...workflow('run: make lint'),
        Makefile:
          'lint: lint-code\nlint-code:\n\tgo run example.org/golangci-lint/v2/cmd/golangci-lint@$(V) run ./...\n',
        '.golangci.yml': 'linters:\n  enable:\n    - misspell\n',
      },
      'found Makefile:3',
    ],
    [
      'golangci-lint without its analyzers',
      {
        ...workflow('uses: golangci/golangci-lint-action@v8'),
        '.golangci.yml': 'linters:\n  disable-all: true\n  enable:\n    - misspell\n',
      },
      'person .github/workflows/ci.yml:6',
    ],
    [
      'settings of golangci-lint that no workflow uses',
      { ...workflow('run: make test'), '.golangci.yaml': 'linters:\n  enable:\n    - gosec\n' },
      'person .golangci.yaml:3',
    ],
    ['a linter', workflow('run: cargo clippy --all'), 'person .github/workflows/ci.yml:6'],
    [
      'a plugin of Maven',
      workflow('run: mvn -B verify org.sonarsource.scanner.maven:sonar-maven-plugin:sonar'),
      'found .github/workflows/ci.yml:6',
    ],
    [
      'a tool that is only installed',
      workflow('run: pip install bandit', 'run: go install example.org/gosec@latest'),
      'not-found',
    ],
    [
      'results that are only uploaded',
      workflow('uses: github/codeql-action/upload-sarif@v3'),
      'not-found',
    ],
  ])('analyzes by %s', (_name, files, expected) => {
    expect(lineOf(staticAnalysis(repositoryOf(files), 'graduation'))).toBe(expected);
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a build',
      workflow('run: |\n          docker buildx build \\\n            --sbom=true .'),
      'found .github/workflows/ci.yml:7',
    ],
    ['a build without one', workflow('run: ko build ./cmd --sbom=none'), 'not-found'],
    [
      'an action of others that has its name',
      workflow('uses: example/shared/actions/install-syft@v1'),
      'person .github/workflows/ci.yml:6',
    ],
  ])('makes an SBOM by %s', (_name, files, expected) => {
    expect(lineOf(sbom(repositoryOf(files), 'graduation'))).toBe(expected);
  });
});

it('asks about a workflow that is no valid YAML, and names it among what was not read', () => {
  const repository = repositoryOf({
    ...workflow('run: make test'),
    '.github/workflows/nightly.yml': 'jobs:\n  one: "\n',
  });
  for (const check of [sbom, signing, staticAnalysis]) {
    const { status, says } = check(repository, 'graduation');
    expect([status, says]).toEqual([
      'person',
      expect.stringMatching(/^\.github\/workflows\/nightly\.yml wasn't read \(no valid YAML\)/),
    ]);
  }
  expect(repository.skipped).toEqual([
    { path: '.github/workflows/nightly.yml', why: 'no valid YAML' },
  ]);
});
