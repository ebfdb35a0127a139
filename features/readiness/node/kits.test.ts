import { describe, expect, it } from 'vitest';
import type { CriteriaFile } from '../common/schema';
import { kitFiles, START_FILE, type KitSource } from './plugin';

const asked = (files: string[], stages: object): CriteriaFile['criteria'][number] => ({
  id: files.join('-').toLowerCase(),
  area: 'security',
  text: 'One',
  stages,
  evidence: 'a file',
  guide: '/guide',
  files,
});

const source: KitSource = {
  data: {
    sources: {},
    sandboxForm: [],
    criteria: [
      asked(['LICENSE', 'FORM.md'], { sandbox: 'required' }),
      asked(['G-a.md', 'G-b.md'], { incubation: 'suggested' }),
    ],
    files: [
      { file: 'LICENSE', page: 'https://example.org/LICENSE' },
      { file: 'FORM.md', page: '/form', path: '.github/FORM.md' },
      { file: 'G-a.md', page: '/a', choice: 'G.md' },
      { file: 'G-b.md', page: '/b', choice: 'G.md' },
    ],
  },
  templates: new Map([
    ['FORM.md', 'Form of [TODO: name], „quoted“\n'],
    ['G-a.md', 'A\n'],
    ['G-b.md', 'B\n'],
    ['OTHER.md', 'Not asked for\n'],
  ]),
  described: [{ file: 'FORM.md', history: [], placeholders: { '[TODO: name]': 'Your name' } }],
  url: 'https://site.example/base',
  today: '2026-11-23',
};

describe('a kit', () => {
  it('has the files that its level and earlier ones ask for, at their paths', () => {
    expect(Object.keys(kitFiles(source, 'sandbox'))).toEqual(['.github/FORM.md', START_FILE]);
    expect(Object.keys(kitFiles(source, 'graduation'))).toEqual([
      '.github/FORM.md',
      'G-a.md',
      'G-b.md',
      START_FILE,
    ]);
  });

  it('says what to fill in, what to choose, and where to get the rest', () => {
    const start = kitFiles(source, 'incubation')[START_FILE];
    expect(start).toContain(
      '### .github/FORM.md\n\nRequired. Guide: <https://site.example/base/form>\n\n- `[TODO: name]`: Your name\n',
    );
    expect(start).toContain('keep one as `G.md`');
    expect(start).toContain('- `LICENSE` (required): take it from <https://example.org/LICENSE>.');
    expect(start).toContain('<https://site.example/base/projects/readiness?to=incubation>');
  });
});
