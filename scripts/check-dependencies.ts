// `npm run check:dependencies`: licences of all packages against the list, and the SBOM of those that make the site.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { licenceProblems, type Lock } from './lib/licences';
import { ROOT, stop } from './lib/setup.mjs';

const SBOM = path.join(ROOT, '.cache/sbom.cdx.json');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

const lock = readJson('package-lock.json') as Lock;
const { allowed, exceptions } = readJson('scripts/licences.json') as {
  allowed: string[];
  exceptions: Record<string, string>;
};
const problems = licenceProblems(lock, new Set(allowed), exceptions);
if (problems.length > 0) {
  stop(
    [
      'Packages whose licence is not on the list:',
      ...problems.map((problem) => `  ${problem}`),
      'Choose another package; or, after a look at its licence, add it to scripts/licences.json.',
    ].join('\n'),
  );
}

// Tools of the checks alone are left out: nothing of them gets into the site.
const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx'],
  { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28, shell: process.platform === 'win32' },
);
if (status !== 0) {
  stop(`npm sbom failed: ${stderr}`);
}
mkdirSync(path.dirname(SBOM), { recursive: true });
writeFileSync(SBOM, stdout);
const { components } = JSON.parse(stdout) as { components: unknown[] };
console.log(
  `${Object.keys(lock.packages).length - 1} packages have a licence on the list; SBOM of ${components.length} packages: ${path.relative(ROOT, SBOM)}`,
);
