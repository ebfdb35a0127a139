import { describe, expect, it } from 'vitest';
import { toRows } from './rows';

const doc = (title: string, date?: string) => ({
  title,
  permalink: `/catalog/${title}`,
  frontMatter: date
    ? { incident: { date, types: ['negligence'], ecosystems: ['npm'], targets: ['x'] } }
    : {},
});

describe('toRows', () => {
  it('takes the entries, latest first, and no other page', () => {
    const rows = toRows([
      doc('old', '1975-06'),
      doc('page'),
      doc('new', '2024-03-28'),
      doc('mid', '2024'),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['new', 'mid', 'old']);
  });

  it('keeps what the table shows, and no more', () => {
    expect(toRows([doc('a', '2024')])).toEqual([
      {
        name: 'a',
        permalink: '/catalog/a',
        date: '2024',
        types: ['negligence'],
        ecosystems: ['npm'],
        identifiers: undefined,
      },
    ]);
  });
});
