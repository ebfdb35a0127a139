import { expect, it } from 'vitest';
import { compareVersions, isInRange, isSorted } from './versions';

it.each([
  ['npm', ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-rc.1', '1.0.0', '1.0.1', '1.10.0', '2']],
  ['pypi', ['1.0a1', '1.0rc1', '1.0', '1.0.post1', '1.0.1', '1.1']],
  ['maven', ['2.0-beta9', '2.0', '2.3.1', '2.12.2', '2.15.0']],
  ['generic', ['6.2.0', '6.2.0r15', '6.2.0r18', '6.3.0', '6.3.0r12']],
])('orders versions of %s', (type, versions) => {
  versions.forEach((version, index) => {
    versions.forEach((other, place) => {
      expect([version, other, Math.sign(compareVersions(version, other, type))]).toEqual([
        version,
        other,
        Math.sign(index - place),
      ]);
    });
  });
});

it.each([
  ['1.0', '1.0.0', 'pypi'],
  ['v1.2.3', '1.2.3', 'golang'],
  ['2.0.0+incompatible', '2.0.0', 'golang'],
  ['0.1.2-1', '0.1.2.post1', 'pypi'],
])('takes %s and %s for the same version of %s', (a, b, type) => {
  expect(compareVersions(a, b, type)).toBe(0);
  expect(compareVersions(b, a, type)).toBe(0);
});

it.each([
  ['1.2.4', 'vers:npm/1.2.3|1.2.4', true],
  ['1.2.5', 'vers:npm/1.2.3|1.2.4', false],
  ['0.0.1-pre', 'vers:npm/*', true],
  ['11.0.0', 'vers:npm/9.2.2|>=11.0.0|<12.0.0', true],
  ['12.0.0', 'vers:npm/9.2.2|>=11.0.0|<12.0.0', false],
  ['12.0.0-rc.1', 'vers:npm/9.2.2|>=11.0.0|<12.0.0', true],
  ['2.0.0', 'vers:npm/>=1.0.0|<=2.0.0', true],
  ['0.9.0', 'vers:npm/>=1.0.0', false],
  ['1.0.3', 'vers:npm/<1.0.4', true],
  ['3.1.0', 'vers:npm/>=1.0.0|<=2.0.0|>=3.0.0|<=3.1.0', true],
  ['1.0.0-1', 'vers:npm/>=1.0.0', false],
])('%s is in %s: %s', (version, range, isIn) => {
  expect(isInRange(version, range, 'npm')).toBe(isIn);
});

it.each([
  ['vers:npm/1.0.0|>=2.0.0|<3.0.0|>=4.0.0', true],
  ['vers:generic/<1.10|>=1.11|<1.12', true],
  ['vers:generic/<=0.34.2|>=0.0.1', false],
  ['vers:npm/>=1.0.0|>=2.0.0', false],
  ['vers:npm/>=2.0.0|<1.0.0', false],
])('knows whether %s is in order: %s', (range, sorted) => {
  expect(isSorted(range)).toBe(sorted);
});

// The orders of their documents: Debian policy, rpm's tests, Maven's specification.
it.each([
  ['deb', ['1.0~rc1', '1.0', '1.0-1', '1.0-1.1', '1.0-10', '1.0+b1', '1.0.1', '2:0.1']],
  ['deb', ['5.6.0-0.2', '5.6.1-1', '5.6.1+really5.4.5-1', '5.6.2-1']],
  ['rpm', ['1.0~rc1-1', '1.0-1.fc40', '1.0-2.fc40', '1.0^git1-1', '1.0.1-1', '1:0.5-1']],
  ['alpm', ['5.6.0-1', '5.6.1-1', '5.6.1-2']],
  ['maven', ['1-alpha-1', '1-beta-1', '1-m1', '1-rc', '1-snapshot', '1', '1-sp', '1-foo', '1.1']],
  ['pypi', ['1.0.dev1', '1.0a1', '1.0', '1.0.post1', '1!0.1']],
  ['golang', ['v0.0.0-20200101000000-abcdefabcdef', 'v0.1.0', 'v1.0.0']],
])('orders versions of %s as its policy does', (type, versions) => {
  versions.forEach((version, index) => {
    versions.forEach((other, place) => {
      expect([version, other, Math.sign(compareVersions(version, other, type))]).toEqual([
        version,
        other,
        Math.sign(index - place),
      ]);
    });
  });
});

it.each([
  // The repaired one of March 28, 2024 has the number of the bad one in front.
  ['5.6.1+really5.4.5-1', 'vers:deb/>=5.5.1alpha-0.1|<=5.6.1-1', 'deb', false],
  ['5.6.1-1', 'vers:deb/>=5.5.1alpha-0.1|<=5.6.1-1', 'deb', true],
  ['1:5.6.1-1', 'vers:deb/>=5.5.1alpha-0.1|<=5.6.1-1', 'deb', false],
  ['0e58ed8671d6b60d0890c21b07f8835ace038e67', 'vers:generic/<=45.0.7', 'github', false],
  [
    '0e58ed8671d6b60d0890c21b07f8835ace038e67',
    'vers:generic/0e58ed8671d6b60d0890c21b07f8835ace038e67|<=45.0.7',
    'github',
    true,
  ],
  ['45.0.7', 'vers:generic/0e58ed8671d6b60d0890c21b07f8835ace038e67|<=45.0.7', 'github', true],
  ['1.0', 'vers:generic/1e58ed8671d6b60d0890c21b07f8835ace038e67', 'github', false],
])('says rightly whether %s is in %s of %s', (version, range, type, isIn) => {
  expect(isInRange(version, range, type)).toBe(isIn);
});
