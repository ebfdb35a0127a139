import { describe, expect, it } from 'vitest';
import { toRows } from '#platform/collections/node/read';
import type { Incident } from '../common/schema';
import { testRow } from '../common/testRow';
import { incidents } from './collection';
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
  it('takes the incidents, latest first, and no other page', () => {
    const docs = [doc('old', '1975-06'), doc('page'), doc('new', '2024-03-28'), doc('mid', '2024')];
    expect(toRecords(docs, '').map(({ name }) => name)).toEqual(['new', 'mid', 'old']);
  });

  it('leaves out an incident that an edit broke', () => {
    expect(toRecords([{ ...doc('a', '2024'), frontMatter: { incident: {} } }], '')).toEqual([]);
  });

  it('takes the name of the file as id, and gives the page an address', () => {
    expect(toRecords([doc('a', '2024')], 'https://example.org')).toMatchObject([
      {
        id: 'a',
        url: 'https://example.org/catalog/a',
        date: '2024',
        identifiers: [],
        independentSources: 1,
      },
    ]);
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

describe('rows of lists', () => {
  it('keep what lists show and search, and no more', () => {
    const { frontMatter } = doc('a', '2024');
    const entry = {
      data: frontMatter.incident as Incident,
      file: 'docs/catalog/2024/a.md',
      field: 'incident',
      page: { title: 'A', description: '', route: '/catalog/2024/a' },
    };
    const row = { name: 'A', route: '/catalog/2024/a', targets: ['x'] };
    expect(toRows(incidents, [entry])).toEqual([testRow('a', row)]);
  });
});
