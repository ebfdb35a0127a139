import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './command';

// What the site's own pages ask of projects, docs/projects/lifecycle/index.md and docs/projects/submit-project.md.
it.each([
  'CODE_OF_CONDUCT.md',
  'CONTRIBUTING.md',
  'GOVERNANCE.md',
  'LICENSE',
  'MAINTAINERS.md',
  'README.md',
  'SECURITY.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
])('the repository has %s, as the site asks of projects', (file) => {
  expect(readFileSync(path.join(ROOT, file), 'utf8')).not.toBe('');
});

it('every path that has an owner exists, and every team of the owners is among the maintainers', () => {
  const owners = readFileSync(path.join(ROOT, '.github/CODEOWNERS'), 'utf8');
  const maintainers = readFileSync(path.join(ROOT, 'MAINTAINERS.md'), 'utf8');
  const rules = owners.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  for (const [place = '', ...teams] of rules.map((line) => line.split(' '))) {
    expect(place.includes('*') || existsSync(path.join(ROOT, place)), place).toBe(true);
    expect(teams.filter((team) => !maintainers.includes(`\`${team}\``))).toEqual([]);
  }
});
