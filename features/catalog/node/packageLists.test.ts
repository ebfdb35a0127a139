import { describe, expect, it } from 'vitest';
import type { Incident } from '../common/schema';
import { checkPackageLists } from './packageLists';

const RC = { purl: 'pkg:npm/rc', range: 'vers:npm/1.2.9' };
const COA = { purl: 'pkg:npm/coa', range: 'vers:npm/2.0.3' };
const packageList = { complete: true, date: '2026-11-25' };

const check = (
  data: Pick<Incident, 'packages' | 'packageList'>,
  ...lists: [id: string, packages: (typeof RC)[]][]
) =>
  checkPackageLists(
    new Map(lists),
    new Map([['x', { file: 'x.md', field: 'incident', data }]]),
  ).map(({ file, field, reason }) => `${file} ${field}: ${reason}`);

describe('checkPackageLists', () => {
  it('accepts packages in either place, and none', () => {
    expect(check({ packages: [RC], packageList }, ['x', [COA]])).toEqual([]);
    expect(check({ packageList }, ['x', [COA]])).toEqual([]);
    expect(check({})).toEqual([]);
  });

  it('asks whether the packages are all', () => {
    expect(check({ packages: [RC] })).toEqual(['x.md incident.packageList: is missing']);
    expect(check({}, ['x', [RC]])).toEqual(['x.md incident.packageList: is missing']);
    expect(check({ packageList })).toEqual([
      'x.md incident.packageList: is about packages, and there are none',
    ]);
  });

  it('names a package that is listed twice, and a list of no entry', () => {
    expect(check({ packages: [RC], packageList }, ['x', [RC]])).toEqual([
      'data/catalog/packages/x.yaml purl: "pkg:npm/rc" is listed twice',
    ]);
    expect(check({}, ['y', [RC]])).toEqual([
      'data/catalog/packages/y.yaml id: "y" is not an entry',
    ]);
  });
});
