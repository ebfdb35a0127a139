// `npm run check -- dependencies`: licenses of all packages against the list, and the SBOM of those
// that make the site.
import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, stop } from './lib/command';
import { licenseProblems, type Lock } from './lib/licenses';
import { allowed, exceptions } from './lib/licenses.json';

const SBOM = path.join(ROOT, '.cache/sbom.cdx.json');

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
const problems = licenseProblems(lock, allowed, exceptions);
if (problems.length > 0) {
  stop(
    [
      'Packages whose license is not on the list:',
      ...problems.map((problem) => `  ${problem}`),
      'Choose another package; or, after a look at its license, add it to scripts/lib/licenses.json.',
    ].join('\n'),
  );
}

// Tools of the checks alone are left out: nothing of them gets into the site.
const sbom = execSync('npm sbom --omit dev --sbom-format cyclonedx', {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
});
mkdirSync(path.dirname(SBOM), { recursive: true });
writeFileSync(SBOM, sbom);
const { components } = JSON.parse(sbom) as { components: unknown[] };
console.log(
  `${Object.keys(lock.packages).length - 1} packages have a license on the list; SBOM of ${components.length} packages: ${path.relative(ROOT, SBOM)}`,
);
