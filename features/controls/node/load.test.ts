import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { testFolder } from '#platform/base/node/testPlugin';
import { formatProblems } from '#platform/base/common/problems';
import { loadControls } from './collection';

const catalog = {
  id: 'CNSC',
  title: 'Catalog',
  version: '1.1.0',
  gemara: '1.3.0',
  asOf: '2026-08-21',
  groups: ['access'],
  papers: [{ id: 'P', title: 'Paper', published: '2020', url: '/paper' }],
  nist: {
    title: 'NIST SP 800-53',
    version: 'rev5',
    url: 'https://example.org/nist',
    mapping: '1.0.0',
    families: [{ id: 'SI', title: 'Integrity' }],
    controls: [{ id: 'SI-7', title: 'Integrity' }],
  },
};

const control = (over: object = {}) => ({
  id: 'CNSC-1',
  title: 'Secrets',
  objective: 'Secrets are safe.',
  papers: ['P'],
  guides: ['guide.md'],
  ...over,
});

/** What is reported about a site with these controls in one group. */
function report(controls: object[], over: object = {}): string {
  const siteDir = testFolder({
    'data/controls/catalog.yaml': stringify({ ...catalog, ...over }),
    'data/controls/access.yaml': stringify({
      id: 'Access',
      title: 'Access',
      description: 'Who gets in.',
      phases: ['runtime'],
      controls,
    }),
  });
  return formatProblems(loadControls(siteDir).problems);
}

it('accepts a control with everything', () => {
  const nist = [{ id: 'SI-7', reason: 'It is about integrity.' }];
  const full = { nist, seeAlso: ['CNSC-2'], variantOf: 'CNSC-2', assurance: 'high', risk: 'high' };
  expect(report([control(full), control({ id: 'CNSC-2' })])).toBe('0 content problems found:');
});

it('has none where there is no data', () => {
  expect(loadControls(testFolder())).toEqual({ groups: [], problems: [] });
});

it.each([
  [{ id: 'X-1' }, 'controls[0].id: "X-1" is not a control', 'Write it as CNSC-57.'],
  [{ assurance: 'low' }, 'controls[0].assurance: "low" is not a known level', 'vocabulary.ts'],
  [{ guides: ['/guide'] }, 'controls[0].guides[0]: "/guide" is not the path', 'below docs/'],
  [{ papers: ['Q'] }, 'controls[0].papers: "Q" is not known', 'under papers in'],
  [{ seeAlso: ['CNSC-1'] }, 'controls[0].seeAlso: "CNSC-1 itself"', 'Name another control'],
  [{ variantOf: 'CNSC-9' }, 'controls[0].variantOf: "CNSC-9" is not known', 'older wording'],
  [
    { nist: [{ id: 'SI-8', reason: 'x' }] },
    'controls[0].nist: "SI-8" is not known',
    'under nist.controls in data/controls/catalog.yaml',
  ],
  [
    { nist: [{ id: 'SI-7(1)(2)', reason: 'x' }] },
    '"SI-7(1)(2)" is not a control of NIST',
    'one in each line',
  ],
])('refuses %j', (over, problem, remedy) => {
  const message = report([control(over)]);
  expect(message).toContain('data/controls/access.yaml');
  expect(message).toContain(problem);
  expect(message).toContain(remedy);
});

it('refuses a number that is used twice, a group without a file and an unknown NIST family', () => {
  expect(report([control(), control()])).toContain(
    'controls[1].id: "CNSC-1" is the number of a control in data/controls/access.yaml too',
  );
  expect(report([control()], { groups: ['access', 'storage'] })).toContain(
    'names "storage", and data/controls/storage.yaml is missing',
  );
  const nist = { ...catalog.nist, families: [] };
  expect(report([control()], { nist })).toContain('nist.controls[0].id: "SI" is not known');
});
