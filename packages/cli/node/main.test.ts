import { existsSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Log } from 'sarif';
import { describe, expect, it } from 'vitest';
import { testFolder as checkout } from '../../../platform/base/node/testPlugin';
import type { CheckReport } from '../../../features/catalog/common/affected/report';
import { fixture, LIST } from '../../../features/catalog/node/testCatalog';
import { NO_PROGRESS, parseProgress } from '../../../features/readiness/common/progress';
import { main, type Io } from './main';
import { checklistData } from './data';

const data = { ...checklistData('.'), affected: LIST };

/** Runs the command, with answers to its questions. */
async function run(args: readonly string[], answer?: (question: string) => string) {
  let [out, warnings] = ['', ''];
  const io: Io = {
    write: (text) => {
      out += text;
    },
    warn: (text) => {
      warnings += text;
    },
    ...(answer && { ask: (question) => Promise.resolve(answer(question)) }),
    version: '1.2.3',
    data: () => data,
  };
  const status = await main(args, io);
  return { status, out, warnings };
}

const SMALL = {
  'README.md': '# Small\n\nSee the [code of conduct](CODE_OF_CONDUCT.md).\n',
  'CODE_OF_CONDUCT.md': '# Conduct\n\nWe follow the CNCF Code of Conduct.\n',
};

describe('check', () => {
  it('names file and line of what is found, and template and guide of what is not', async () => {
    const { status, out } = await run(['check', checkout(SMALL)]);
    expect(status).toBe(0);
    expect(out).toContain('CODE_OF_CONDUCT.md:3  We follow the CNCF Code of Conduct.');
    expect(out).toContain('SECURITY.md: https://contribute.cncf.io/resources/templates/security');
    expect(out).toContain('Level: sandbox');
    expect(out).toContain('people decide');
  });

  it('misses nothing that a person marked as not applicable', async () => {
    const root = checkout(SMALL);
    const { out } = await run(['check', root, '--format', 'json']);
    const { check } = JSON.parse(out) as { check: { results: { id: string }[] } };
    const entries = check.results.map(({ id }) => [id, { state: 'inapplicable' }] as const);
    const marks = path.join(root, 'readiness.json');
    writeFileSync(marks, JSON.stringify({ ...NO_PROGRESS, entries: Object.fromEntries(entries) }));
    const marked = await run(['check', root, '--marks', marks, '--fail-on', 'practice']);
    expect(marked).toMatchObject({ status: 0 });
    expect(marked.out).toContain('Marked: not applicable');
  });

  const ALIASES = Array.from({ length: 9 }, (_, index) => {
    const inside = Array.from({ length: 9 }, () => (index === 0 ? 'x' : `*a${index - 1}`));
    return `a${index}: &a${index} [${inside.join(', ')}]`;
  });
  it.each([
    ['has too many aliases', ['maturity_log: []', ...ALIASES].join('\n')],
    ['project.yaml.name: is missing', 'schema_version: "1.0.0"\nslug: small\n'],
    ['project.yaml.slug: is not lower case', 'schema_version: "1.0.0"\nslug: Small\n'],
  ])('says that project.yaml %s', async (says, text) => {
    const root = checkout({ ...SMALL, 'project.yaml': text });
    expect((await run(['check', root])).out).toContain(says);
  });

  it('takes the level of project.yaml', async () => {
    const root = checkout({
      'project.yaml': `schema_version: "1.0.0"
slug: small
name: Small
description: Does little
maturity_log: [{ phase: graduated, date: "2026-01-01", issue: "1" }]
repositories: [https://github.com/small/small]
`,
    });
    expect((await run(['check', root])).out).toContain('Level: graduated');
    expect((await run(['check', root, '--level', 'incubating'])).out).toContain(
      'Level: incubating',
    );
  });

  it('fails by what is not found, if asked to', async () => {
    const root = checkout(SMALL);
    expect((await run(['check', root, '--fail-on', 'required'])).status).toBe(1);
    const whole = checkout({
      ...SMALL,
      LICENSE: 'Apache License\nVersion 2.0\n3. Grant of Patent License.\n',
      'GOVERNANCE.md': '# Governance\n\nWe decide by consensus.\n',
      'MAINTAINERS.md': '- Ada Example (@ada), North Corp\n',
    });
    expect((await run(['check', whole, '--fail-on', 'required'])).status).toBe(0);
    expect((await run(['check', whole, '--fail-on', 'suggested'])).status).toBe(1);
  });

  it('writes marks that the checklist imports, and keeps those of a person', async () => {
    const root = checkout(SMALL);
    const marks = path.join(root, 'readiness.json');
    const entries = { 'own-license': { done: true, note: 'in the other repository' } };
    // As PowerShell saves it.
    const text = `\uFEFF${JSON.stringify({ ...NO_PROGRESS, entries })}\r\n`;
    writeFileSync(marks, Buffer.from(text, 'utf16le'));
    const { out } = await run(['check', root, '--format', 'json', '--marks', marks]);
    const progress = parseProgress(out);
    expect(progress?.entries['code-of-conduct']).toEqual({
      done: true,
      note: expect.stringContaining('CODE_OF_CONDUCT.md:3') as string,
    });
    expect(progress?.entries['own-license']?.note).toBe('in the other repository');
    expect(progress?.entries['maintainer-list']).toBeUndefined();
  });

  it('writes SARIF with a place for each result', async () => {
    const { out } = await run(['check', checkout(SMALL), '--format', 'sarif']);
    const [first] = (JSON.parse(out) as Log).runs;
    const results = first?.results ?? [];
    expect(results.length).toBeGreaterThan(5);
    for (const { ruleId, ruleIndex = -1, locations } of results) {
      expect(first?.tool.driver.rules?.[ruleIndex]?.id).toBe(ruleId);
      expect(locations?.[0]?.physicalLocation?.region?.startLine).toBeGreaterThan(0);
    }
  });

  it('writes Markdown in which a repository can neither mention people nor write markup', async () => {
    const root = checkout({
      CODEOWNERS: '* @example/everyone <img src=x>\n',
      'MAINTAINERS.md':
        '- Ada | `x` <b>@everyone</b> (@ada), North [Corp](https://evil.example)\n- Ben Example (@ben)\n',
    });
    const { out } = await run(['check', root, '--format', 'markdown', '--level', 'incubating']);
    const outside = out.replace(/`[^`\n]*`/g, '').replace(/\]\(https:[^)]*\)/g, '');
    expect(outside).not.toMatch(/@\w|<img|<b>|evil/);
  });

  it('prints no control character of a repository', async () => {
    const root = checkout({ CODEOWNERS: '* @example/\u001b[31mred\u0007\n' });
    const { out } = await run(['check', root, '--level', 'incubating']);
    expect(out).toContain('CODEOWNERS:1');
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  it('says what it has not read', async () => {
    const root = checkout({
      'CONTRIBUTING.md': `# Contributing\n${'x'.repeat(1024 * 1024)}`,
      [`${'deep/'.repeat(25)}README.md`]: '# Deep\n',
    });
    symlinkSync(root, path.join(root, 'loop'));
    const { out } = await run(['check', root]);
    expect(out).toContain('loop (symbolic link)');
    expect(out).toContain('(too deep)');
    expect(out).toContain("CONTRIBUTING.md wasn't read (too large).");
  });

  it('says what is wrong with what it is given', async () => {
    const root = checkout(SMALL);
    for (const args of [
      ['check', path.join(root, 'nothing')],
      ['check', root, '--level', 'gold'],
      ['check', root, '--format', 'pdf'],
      ['check', root, '--unknown'],
      ['check', root, root],
      ['check', root, '--marks', path.join(root, 'README.md')],
      ['look', root],
    ]) {
      const { status, out, warnings } = await run(args);
      expect({ args, status, out }).toEqual({ args, status: 2, out: '' });
      expect(warnings).not.toBe('');
    }
  });

  it('prints its version and its help', async () => {
    expect(await run(['--version'])).toMatchObject({ status: 0, out: '1.2.3\n' });
    expect((await run(['--help'])).out).toContain('Usage: contribute-site check');
    expect((await run([])).status).toBe(2);
  });
});

describe('check of a real shape', () => {
  const verdicts = async (files: Record<string, string>, ...options: string[]) => {
    const { out } = await run(['check', checkout(files), '--format', 'json', ...options]);
    const { check } = JSON.parse(out) as {
      check: { results: { id: string; status: string; says?: string }[] };
    };
    return Object.fromEntries(check.results.map(({ id, status }) => [id, status]));
  };

  it.each([
    [
      'two people in a line',
      '- `discovery`: Ada Example (@ada), Ben Example (@ben)\n- `x`: Cy Example (@cy)\n',
    ],
    [
      'a component before a name',
      '- `promtool`: Ada Example (@ada)\n- `web`: Ben Example (@ben)\n',
    ],
    ['a role', '- Ada Example (@ada), project manager\n- Ben Example (@ben), lead\n'],
    ['names of columns', 'Name, Type, @github\nAda Example, Maintainer, @ada\n'],
  ])('takes %s for no employer', async (_what, text) => {
    const files = { 'MAINTAINERS.md': `# Maintainers\n\n${text}` };
    expect((await verdicts(files, '--level', 'graduated'))['several-employers']).not.toBe('found');
  });

  it('takes a steering committee and a sentence of GOVERNANCE for no list of maintainers', async () => {
    const files = {
      'GOVERNANCE.md':
        '# Governance\n\n## Steering committee\n\n- Ada Example (@ada), North Corp\n- Ben Example (@ben), South Corp\n\n## Maintainers\n\nAda (@ada) of North Corp and Ben (@ben) of South Corp decide together what is merged.\n',
    };
    const all = await verdicts(files, '--level', 'graduated');
    expect(all['several-employers']).not.toBe('found');
    expect(all['maintainer-list']).not.toBe('found');
  });

  it('asks where a roadmap moved or ended, and a list of releases stopped', async () => {
    const all = await verdicts(
      {
        'ROADMAP.md':
          '# Roadmap\n\nThe roadmap has moved to the project board of our organization.\n',
        'CHANGELOG.md': [2019, 2020, 2021]
          .map((year) => `## 1.${year} - ${year}-01-01\n\n- Things were changed here.\n`)
          .join('\n'),
      },
      '--level',
      'graduated',
    );
    expect([all.roadmap, all['release-record'], all['practice-changelog']]).toEqual([
      'person',
      'person',
      'not-found',
    ]);
    const old = await verdicts(
      { 'ROADMAP.md': '# Roadmap\n\n## 2023\n\n- Support more clouds, and read more formats.\n' },
      '--level',
      'graduated',
    );
    expect(old.roadmap).toBe('person');
  });

  it("reads the organization's repository where it is given, and is sure only then", async () => {
    const root = checkout({
      ...SMALL,
      LICENSE: 'Apache License\nVersion 2.0\n3. Grant of Patent License.\n',
    });
    const organization = checkout({
      'SECURITY.md':
        '# Security\n\nReport a vulnerability to security@example.org. We answer within 3 days.\n',
    });
    const security = async (...options: string[]) =>
      (/"id": "vulnerability-reports"[^]*?"status": "([a-z-]+)"/.exec(
        (await run(['check', root, '--format', 'json', ...options])).out,
      ) ?? [])[1];
    expect(await security('--level', 'incubating')).toBe('not-found');
    expect(await security('--level', 'incubating', '--org-repo', organization)).toBe('found');
    const { out } = await run(['check', root, '--level', 'incubating']);
    expect(out).toContain("Is it in your organization's .github repository?");
  });

  it("fails for what an organization's repository lacks, too, but not where nobody looked", async () => {
    const whole = {
      LICENSE: 'Apache License\nVersion 2.0\n3. Grant of Patent License.\n',
      'CONTRIBUTING.md':
        '# Contributing\n\nOpen an issue before you open a pull request, and wait for an answer.\n',
      'MAINTAINERS.md':
        '| Name | GitHub | Company |\n| --- | --- | --- |\n| Ada Example | @ada | North |\n| Ben Example | @ben | South |\n',
    };
    const root = checkout({ ...SMALL, ...whole });
    const fails = async (...options: string[]) =>
      (await run(['check', root, '--fail-on', 'required', ...options])).status;
    const missing = async (...options: string[]) => {
      const { out } = await run(['check', root, '--format', 'json', ...options]);
      const { check } = JSON.parse(out) as {
        check: { results: { id: string; status: string; weight: string; isElsewhere?: boolean }[] };
      };
      return check.results
        .filter(({ status, weight }) => status === 'not-found' && weight === 'required')
        .map(({ id, isElsewhere = false }) => [id, isElsewhere]);
    };
    expect(await missing()).toEqual([['governance-findable', true]]);
    expect(await fails()).toBe(0);
    const empty = checkout({ 'README.md': '# Organization\n' });
    expect(await missing('--org-repo', empty)).toEqual([['governance-findable', false]]);
    expect(await fails('--org-repo', empty)).toBe(1);
  });

  it('fits a terminal, in its colors if it has any, and is plain text without one', async () => {
    const root = checkout(SMALL);
    const shown = async (terminal?: Io['terminal']) => {
      let out = '';
      await main(['check', root], {
        write: (text) => {
          out += text;
        },
        warn: () => undefined,
        ...(terminal && { terminal }),
        version: '1.2.3',
        data: () => data,
      });
      return out;
    };
    const plain = await shown();
    const narrow = await shown({ columns: 60, hasColors: false });
    // Addresses aren't broken.
    const long = narrow.split('\n').filter((line) => line.length > 60 && /\S \S/.test(line.trim()));
    expect(long).toEqual([]);
    expect(narrow.replace(/\s+/g, ' ')).toBe(plain.replace(/\s+/g, ' '));
    const colored = await shown({ columns: 200, hasColors: true });
    expect(colored).toContain('\u001B[31mnot found\u001B[39m');
    expect(stripVTControlCharacters(colored)).toBe(await shown({ columns: 200, hasColors: false }));
  });

  it('knows the level by the remote, says it first, then five things to do', async () => {
    const root = checkout({
      ...SMALL,
      '.git/config': '[remote "origin"]\n\turl = git@github.com:helm/helm.git\n',
    });
    const { out } = await run(['check', root]);
    expect(out).toMatch(/^Level: graduated, as a repository of Helm, as of /);
    expect(out).toMatch(/\n\nWhat to do next\n {2}1\. /);
    expect(out.match(/^ {2}\d\. /gm)).toHaveLength(5);
    expect(out.indexOf('For a person: ')).toBeGreaterThan(out.indexOf('What to do next'));
  });

  it('names the nearest option', async () => {
    expect((await run(['check', '--levle', 'sandbox'])).warnings).toContain(
      'Did you mean --level?',
    );
    expect((await run(['--help'])).out).toContain('Examples:');
  });
});

describe('check --fix', () => {
  it('writes the files to which a person agrees', async () => {
    const root = checkout({ ...SMALL, 'docs/roadmap.rst': 'Roadmap\n=======\n\nTODO\n' });
    const { warnings } = await run(['check', root, '--fix'], (question) =>
      question.includes('GOVERNANCE.md') ? '2' : 'n',
    );
    expect(warnings).toContain('Wrote GOVERNANCE.md');
    expect(readFileSync(path.join(root, 'GOVERNANCE.md'), 'utf8')).toBe(
      readFileSync('templates/GOVERNANCE-elections.md', 'utf8'),
    );
    expect(existsSync(path.join(root, 'SECURITY.md'))).toBe(false);
    // What is there in another place stays as it is.
    expect(existsSync(path.join(root, 'ROADMAP.md'))).toBe(false);
  });

  it('asks nobody with --yes, and changes no file', async () => {
    const root = checkout({ ...SMALL, 'SECURITY.md': 'TODO\n' });
    await run(['check', root, '--fix', '--yes']);
    expect(readFileSync(path.join(root, 'SECURITY.md'), 'utf8')).toBe('TODO\n');
    expect(existsSync(path.join(root, '.github/PULL_REQUEST_TEMPLATE.md'))).toBe(true);
    // Nothing is left to ask about.
    const { status, warnings } = await run(['check', root, '--fix']);
    expect({ status, warnings }).toEqual({
      status: 0,
      warnings: 'No file is missing for which there is a template.\n',
    });
  });

  it('writes nothing where nobody can be asked, or through a symbolic link', async () => {
    const root = checkout(SMALL);
    expect((await run(['check', root, '--fix'])).status).toBe(2);
    const elsewhere = checkout({});
    symlinkSync(elsewhere, path.join(root, '.github'));
    const { status, warnings } = await run(['check', root, '--fix', '--yes']);
    expect(status).toBe(2);
    expect(warnings).toContain('is a symbolic link');
    expect(existsSync(path.join(elsewhere, 'PULL_REQUEST_TEMPLATE.md'))).toBe(false);
  });
});

it("names commands and options that aren't there", async () => {
  expect((await run(['help'])).warnings).toBe(
    'The command is "help" → Use one of check, affected.\n',
  );
  expect((await run(['check', '--format', 'xml'])).warnings).toMatch(/^--format is "xml" → /);
});

describe('affected', () => {
  const lockfiles = () =>
    checkout({
      'web/package-lock.json': fixture('package-lock-v3.json'),
      'go.sum': 'no module\n',
    });
  const report = async (root: string, ...options: string[]) =>
    JSON.parse((await run(['affected', root, '--format', 'json', ...options])).out) as CheckReport;

  it("says first what it found and what it didn't read, with file and line, and fails", async () => {
    const { status, out, warnings } = await run(['affected', lockfiles()]);
    expect(status).toBe(1);
    expect(out).toMatch(/^Affected: /);
    expect(out).toContain('1 of 2 files that name dependencies read');
    expect(out).toMatch(/web\/package-lock\.json:\d+ {2}pkg:npm\/coa@2\.0\.3 is listed/);
    expect(out).toContain('go.sum: Line 1: this is not a module');
    expect(out.indexOf('Not read:')).toBeLessThan(out.indexOf('pkg:npm/coa'));
    expect(warnings).toMatch(/^Not compared: go\.sum → /);
  });

  it('writes all formats', async () => {
    const root = lockfiles();
    expect((await report(root, '--fail-on', 'none')).files).toHaveLength(1);
    const { out: sarif } = await run(['affected', root, '--format', 'sarif']);
    const [first] = (JSON.parse(sarif) as Log).runs;
    const location = first?.results?.[0]?.locations?.[0];
    expect(location?.physicalLocation?.artifactLocation?.uri).toBe('web/package-lock.json');
    // What wasn't read is no result, and no silence.
    expect(first?.invocations?.[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { message: { text: expect.stringContaining('module') as string } },
      ],
    });
    expect((await run(['affected', root, '--format', 'markdown'])).out).toContain(
      '# Check against',
    );
  });

  it("has an exit status of its own where nothing is listed and something wasn't read", async () => {
    const root = checkout({ 'go.sum': 'no module\n', 'yarn.lock': '# yarn lockfile v1\n\n\n' });
    const { status, out } = await run(['affected', root]);
    expect(status).toBe(3);
    expect(out).toMatch(/^No match in what could be read, and not everything could\./);
    expect(out).toContain('yarn.lock: It names no package.');
    expect(await run(['affected', root, '--fail-on', 'none'])).toMatchObject({ status: 0 });
  });

  it.each([
    ['gems.locked', fixture('Gemfile.lock')],
    ['app/bun.lock', fixture('bun.lock')],
    ['pylock.dev.toml', fixture('pylock.toml')],
    ['go.work.sum', fixture('go.sum')],
    ['requirements/dev.txt', 'ctx==0.2.6\n'],
    ['constraints.txt', 'ctx==0.2.6\n'],
    ['requirements.txt', Buffer.from('\uFEFFctx==0.2.6\r\n', 'utf16le')],
    ['tool.sbom.json', fixture('cyclonedx.json')],
    ['any-name.json', fixture('cyclonedx.json')],
  ])('reads %s', async (file, text) => {
    const root = checkout({ [file]: '' });
    writeFileSync(path.join(root, file), text);
    expect(await run(['affected', root])).toMatchObject({ status: 1 });
    // As a file of its own, too.
    expect(await run(['affected', path.join(root, file)])).toMatchObject({ status: 1 });
  });

  it('reads a lockfile once, however many symbolic links lead to it', async () => {
    const root = checkout({ 'package-lock.json': fixture('package-lock-v3.json'), 'web/a': '' });
    symlinkSync('../package-lock.json', path.join(root, 'web/package-lock.json'));
    symlinkSync('.', path.join(root, 'loop'));
    expect(await report(root)).toMatchObject({
      files: [{ file: 'package-lock.json' }],
      unread: [],
    });
  });

  it('follows no links in a circle, or out of the folder', async () => {
    const root = checkout({
      'package-lock.json': fixture('package-lock-v3.json'),
      'a/b/c': '',
      '.git/refs/heads/main': '',
      'osv/a/b/GHSA-1.json': '{"id": "GHSA-1"}',
    });
    const link = (to: string, from: string) => symlinkSync(to, path.join(root, from));
    link('yarn.lock', 'a/yarn.lock');
    link('../d.lock', 'a/Cargo.lock');
    link('a/Cargo.lock', 'd.lock');
    link('/etc/passwd', 'a/go.sum');
    // Two that lead up: whoever follows them has twice as many with each step.
    for (const folder of ['a/b', '.git/refs/heads', 'osv/a/b']) {
      link('..', `${folder}/x`);
      link('..', `${folder}/y`);
    }
    const { incidents, unread, osv } = await report(root, '--osv', path.join(root, 'osv'));
    expect(incidents.length).toBeGreaterThan(0);
    expect(osv).toMatchObject({ records: 1 });
    expect(unread.map(({ file, problem }) => [file, problem])).toEqual(
      ['a/Cargo.lock', 'a/go.sum', 'a/yarn.lock'].map((file) => [
        file,
        'symbolic link → Check the file that it stands for.',
      ]),
    );
  });

  it('names what is packed, and does not open it', async () => {
    const root = checkout({
      'package-lock.json': fixture('package-lock-v3.json'),
      'charts/a.tgz': 'packed',
      'testdata/b.zip': 'packed',
    });
    expect(await report(root)).toMatchObject({
      notes: expect.arrayContaining([
        { file: 'charts/a.tgz', note: "What is packed inside isn't read." },
      ]) as unknown,
      unread: [],
    });
    expect(await report(path.join(root, 'charts/a.tgz'))).toMatchObject({
      unread: [{ problem: expect.stringContaining('It is packed → ') as string }],
    });
  });

  it('compares nothing silently where nothing is named', async () => {
    const { status, out } = await run(['affected', checkout(SMALL)]);
    expect({ status, first: out.split('\n')[0] }).toEqual({
      status: 0,
      first: 'Nothing to compare: no file here names dependencies.',
    });
    expect(out).toContain('OSV-Scanner');
  });

  it('leaves test data out unless asked', async () => {
    const root = checkout({
      'testdata/package-lock.json': fixture('package-lock-v3.json'),
      'test/fixtures/go.sum': 'no module\n',
      'yarn.lock': '# yarn lockfile v1\n',
    });
    expect(await report(root)).toMatchObject({
      leftOut: ['testdata/package-lock.json', 'test/fixtures/go.sum'],
      unread: [],
      incidents: [],
    });
    expect((await run(['affected', root])).status).toBe(0);
    expect((await run(['affected', root, '--all'])).status).toBe(1);
  });

  it("matches the user's own OSV records", async () => {
    const root = checkout({
      'requirements.txt': 'flask==3.0.0\nrequests==2.31.0\n',
      'osv/GHSA-1.json': JSON.stringify({
        id: 'GHSA-1',
        summary: 'flask',
        affected: [
          {
            package: { ecosystem: 'PyPI', name: 'Flask' },
            ranges: [
              { type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '2.0' }] },
              { type: 'ECOSYSTEM', events: [{ introduced: '3.0.0' }, { last_affected: '3.0.0' }] },
            ],
          },
        ],
      }),
      'osv/GHSA-2.json': JSON.stringify({
        id: 'GHSA-2',
        affected: [
          {
            package: { ecosystem: 'PyPI', name: 'requests' },
            ranges: [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }, { fixed: '2.31.0' }] }],
          },
        ],
      }),
      'osv/broken.json': '{',
    });
    const { osv, unread } = await report(root, '--osv', path.join(root, 'osv'));
    expect(osv).toMatchObject({
      records: 2,
      incidents: [
        {
          id: 'GHSA-1',
          url: 'https://osv.dev/vulnerability/GHSA-1',
          packages: [{ purl: 'pkg:pypi/flask@3.0.0', file: 'requirements.txt', line: 1 }],
        },
      ],
    });
    expect(unread.map(({ file }) => path.basename(file))).toEqual(['broken.json']);
    expect((await run(['affected', root, '--osv', path.join(root, 'osv')])).status).toBe(1);
  });

  it('writes no control characters of a repository', async () => {
    const root = checkout({
      'a\u001b[31m/package-lock.json': fixture('package-lock-v3.json'),
      'b\u009b31m\u202e/package-lock.json':
        '{"lockfileVersion": 3, "packages": {"node_modules/coa": {"version": "\\ud800\u202e"}}}',
      'requirements.txt': '\u001b[31m\u009b red\n',
    });
    for (const format of ['table', 'markdown', 'json', 'sarif']) {
      const { out, warnings } = await run(['affected', root, '--format', format]);
      expect(out.replaceAll('\n', '') + warnings.trim()).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
    }
    expect((await run(['affected', root])).out).toContain('a\\u001b[31m/package-lock.json:');
  });

  it('reads the others beside a file that breaks its reader, and one that is too large', async () => {
    const root = checkout({
      'package-lock.json': fixture('package-lock-v3.json'),
      'bom.json': `{"bomFormat":"CycloneDX","components":[${'{"components":['.repeat(100_000)}`,
      'go.sum': '',
    });
    truncateSync(path.join(root, 'go.sum'), 100 * 1024 * 1024);
    const { incidents, unread } = await report(root);
    expect(incidents.length).toBeGreaterThan(0);
    expect(unread).toMatchObject([
      { file: 'bom.json', problem: expect.stringContaining('nested too deep') as string },
      { file: 'go.sum', problem: expect.stringContaining('larger than 64 MB') as string },
    ]);
  });
});
