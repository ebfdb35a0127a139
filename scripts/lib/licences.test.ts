import { describe, expect, it } from 'vitest';
import { licenceProblems } from './licences';

const allowed = new Set(['MIT', 'CC0-1.0']);

const problems = (license?: string, exceptions = {}) =>
  licenceProblems(
    { packages: { '': {}, 'node_modules/b/node_modules/@x/a': { version: '1.0.0', license } } },
    allowed,
    exceptions,
  );

describe('licenceProblems', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND CC0-1.0'])('accepts %s', (license) => {
    expect(problems(license)).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED'])('refuses %s', (license) => {
    expect(problems(license)).toEqual([`@x/a 1.0.0: ${license}`]);
  });

  it('refuses a package without a licence, unless it is an exception', () => {
    expect(problems()).toEqual(['@x/a 1.0.0: no licence named']);
    expect(problems(undefined, { '@x/a': 'MIT, says its README' })).toEqual([]);
  });
});
