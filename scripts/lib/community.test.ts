import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { loadCriteria } from '#features/readiness/node/collection';
import { ROOT } from './command';

/** Names of templates of the files that the criteria ask for, by the file of this repository that does it. */
const PLACES: Readonly<Record<string, string>> = {
  'PROJECT-README.md': 'README.md',
  'PULL_REQUEST_TEMPLATE.md': '.github/PULL_REQUEST_TEMPLATE.md',
  'GOVERNANCE-maintainer.md': 'GOVERNANCE.md',
  'GOVERNANCE-elections.md': 'GOVERNANCE.md',
  'GOVERNANCE-subprojects.md': 'GOVERNANCE.md',
  'labels.yml': '.github/labeler.yml',
  'RELEASES.md': 'docs/docs/how-this-site-is-run.md',
  'REVIEWING.md': 'docs/docs/how-this-site-is-run.md',
  'SECURITY-SELF-ASSESSMENT.md': 'SECURITY.md',
};

/** Files that mean nothing for a website of the foundation, and why. */
const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  'ADOPTERS.md': 'nobody deploys the site but its host',
  'CONTRIBUTOR_LADDER.md': 'rights come with teams of the foundation, not with contributions here',
  'GENERAL-TECHNICAL-REVIEW.md': 'the TOC reviews projects that ask for a level',
  'GOVERNANCE-REVIEW.md': 'the TOC reviews projects that ask for a level',
  'ROADMAP.md': 'planned work is in the issues, which README.md names',
};

const { files } = loadCriteria(ROOT);

it.each(files.map(({ file }) => [file]))(
  'the repository has %s, as the site asks of projects, or a reason',
  (file) => {
    const place = PLACES[file] ?? file;
    expect(existsSync(path.join(ROOT, place))).toBe(!(file in NOT_APPLICABLE));
  },
);

it('README.md leads to every file that the community needs', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  for (const { file } of files) {
    const place = PLACES[file] ?? file;
    if (!(file in NOT_APPLICABLE) && place !== 'README.md' && !place.startsWith('.github/')) {
      expect(readme).toContain(`](${place}`);
    }
  }
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
