import { describe, expect, it } from 'vitest';
import { toRecords, type Doc } from './records';
import { testIncident } from './testRecord';

const doc = (title: string, date?: string): Doc => ({
  id: `catalog/${(date ?? '').slice(0, 4)}/${title}`,
  title,
  description: `About ${title}`,
  permalink: `/catalog/${title}`,
  frontMatter: date
    ? {
        incident: testIncident({
          dateKind: 'compromised',
          dates: { compromised: { date }, disclosed: { date } },
          references: [
            { title: 'A report', url: 'https://example.org/report', type: 'primary' },
            { title: 'Another', url: 'https://blog.example.org/other', type: 'press' },
          ],
        }),
      }
    : {},
});

describe('toRecords', () => {
  it('leaves out an incident that an edit broke', () => {
    expect(toRecords([{ ...doc('a', '2024'), frontMatter: { incident: {} } }], '')).toEqual([]);
  });
});

describe('packages', () => {
  it('are those of the front matter, and those of the list after them', () => {
    const entry = doc('a', '2024');
    const [rc, coa] = [{ purl: 'pkg:npm/rc' }, { purl: 'pkg:npm/coa' }];
    Object.assign(entry.frontMatter.incident as object, {
      packages: [rc],
      packageList: { complete: true, date: '2024-01-02' },
    });
    const lists = new Map([
      ['a', [coa]],
      ['b', [{ purl: 'pkg:npm/other' }]],
    ]);
    expect(toRecords([entry, doc('c', '2023')], '', undefined, lists)).toMatchObject([
      { packages: [rc, coa], packageList: { complete: true, date: '2024-01-02' } },
      { packages: [], packageList: null },
    ]);
  });
});
