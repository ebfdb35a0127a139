import { describe, expect, it } from 'vitest';
import { licenseProblems } from './licenses';

const problems = (license?: string, exceptions = {}) =>
  licenseProblems(
    { packages: { '': {}, 'node_modules/b/node_modules/@x/a': { version: '1.0.0', license } } },
    ['MIT', 'CC0-1.0'],
    exceptions,
  );

describe('licenseProblems', () => {
  it.each([
    'MIT',
    '(MIT OR GPL-3.0-only)',
    'MIT AND CC0-1.0',
    '(MIT OR GPL-3.0-only) AND CC0-1.0',
    'GPL-3.0-only OR (MIT AND CC0-1.0)',
  ])('accepts %s', (license) => {
    expect(problems(license)).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    '(MIT OR GPL-3.0-only) AND Apache-2.0',
    '(MIT OR GPL-3.0-only) AND Evil-1.0',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE.md',
  ])('refuses %s', (license) => {
    expect(problems(license)).toEqual([`@x/a 1.0.0: ${license}`]);
  });

  it('refuses a package without a license, unless it is an exception', () => {
    expect(problems()).toEqual(['@x/a 1.0.0: no license named']);
    expect(problems(undefined, { '@x/a': 'MIT, says its README' })).toEqual([]);
  });
});
