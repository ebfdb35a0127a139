import { describe, expect, it } from 'vitest';
import { toEntries, type Doc } from './entries';
import { toRows } from './rows';

const doc = (title: string, date?: string): Doc => ({
  id: `catalog/${(date ?? '').slice(0, 4)}/${title}`,
  title,
  description: `About ${title}`,
  permalink: `/catalog/${title}`,
  frontMatter: date
    ? {
        incident: {
          date,
          dateKind: 'occurred',
          types: ['negligence'],
          ecosystems: ['npm'],
          targets: ['x'],
          references: [{ title: 'A report', url: 'https://example.org/' }],
          added: '2026-11-21',
        },
      }
    : {},
});

describe('toEntries', () => {
  it('takes the entries, latest first, and no other page', () => {
    const entries = toEntries([
      doc('old', '1975-06'),
      doc('page'),
      doc('new', '2024-03-28'),
      doc('mid', '2024'),
    ]);
    expect(entries.map(({ name }) => name)).toEqual(['new', 'mid', 'old']);
  });

  it('leaves out an entry that an edit broke', () => {
    expect(toEntries([{ ...doc('a', '2024'), frontMatter: { incident: {} } }])).toEqual([]);
  });

  it('takes the name of the file as id', () => {
    expect(toEntries([doc('a', '2024')])[0]?.id).toBe('a');
  });
});

describe('toRows', () => {
  it('keeps what lists show and search, and no more', () => {
    expect(toRows(toEntries([doc('a', '2024')]))).toEqual([
      {
        id: 'a',
        name: 'a',
        permalink: '/catalog/a',
        date: '2024',
        types: ['negligence'],
        ecosystems: ['npm'],
        targets: ['x'],
        identifiers: undefined,
      },
    ]);
  });
});
