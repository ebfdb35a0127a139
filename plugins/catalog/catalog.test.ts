import { describe, expect, it } from 'vitest';
import { buildDay } from '../shared/dates';
import { readContentFiles, type ContentFile } from '../content-checks/files';
import { checkIncidents } from './rules';
import { incidentSchema, type Incident } from './schema';

const incident = (over: Partial<Incident> = {}): Incident => ({
  date: '2024-03-28',
  dateKind: 'discovered',
  types: ['malicious-maintainer'],
  targets: ['A library'],
  ecosystems: ['npm'],
  references: [{ title: 'A report', url: 'https://example.org/' }],
  added: '2026-11-21',
  ...over,
});

const page = (
  frontMatter: ContentFile['frontMatter'],
  file = 'docs/c/publications/catalog/2024/x.md',
) => ({
  kind: 'doc' as const,
  file,
  frontMatter,
  body: '',
  bodyOffset: 0,
});

const schemaReasons = (value: unknown) =>
  incidentSchema
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

const ruleReasons = (...files: ContentFile[]) =>
  checkIncidents(files, '2026-11-21').map(({ field, reason }) => `${field}: ${reason}`);

describe('incidentSchema', () => {
  it.each(['2024', '2024-03', '2024-03-28'])('accepts the date %s', (date) => {
    expect(schemaReasons(incident({ date }))).toEqual([]);
  });

  it.each(['2024-13', '2024-02-30', '24', 'spring 2024', ''])('refuses the date %j', (date) => {
    expect(schemaReasons(incident({ date }))).toEqual([
      `date: "${date}" is not a date of the calendar → Write "2024", "2024-03" or "2024-03-28".`,
    ]);
  });

  it('names every wrong value with its place', () => {
    const wrong = {
      ...incident(),
      types: ['bad'],
      ecosystems: ['nowhere'],
      slsa: [{ threat: 'Z', reason: 'x' }],
      references: [{ url: 'http://example.org' }],
    };
    expect(schemaReasons(wrong)).toMatchInlineSnapshot(`
      [
        "types.0: "bad" is not a known type of compromise → Use one of plugins/catalog/vocabulary.ts, or add it there.",
        "ecosystems.0: "nowhere" is not a known ecosystem → Use one of plugins/catalog/vocabulary.ts, or add it there.",
        "slsa.0.threat: "Z" is not a known SLSA threat → Use one of plugins/catalog/vocabulary.ts, or add it there.",
        "references.0.title: is not text → Write it as text.",
        "references.0.url: "http://example.org" is not an https address → Write the whole address, starting with https://.",
      ]
    `);
  });
});

describe('checkIncidents', () => {
  it('finds nothing wrong in the catalogue of this site', async () => {
    const { files } = await readContentFiles('.');
    expect(
      files.filter(({ frontMatter }) => frontMatter.incident !== undefined).length,
    ).toBeGreaterThan(80);
    expect(checkIncidents(files, buildDay())).toEqual([]);
  });

  it('wants the field on incident pages, and only there', () => {
    expect(ruleReasons(page({}))).toEqual(['incident: is missing']);
    expect(ruleReasons(page({ incident: incident() }, 'docs/a.md'))).toEqual([
      'incident: stands on a page outside the catalogue',
    ]);
  });

  it('refuses dates in the future and guides that do not exist', () => {
    const wrong = incident({ date: '2027', added: '2026-11-22', guides: ['a.md', 'none.md'] });
    expect(ruleReasons(page({ incident: wrong }), page({}, 'docs/a.md'))).toEqual([
      'incident.date: "2027" lies in the future',
      'incident.added: "2026-11-22" lies in the future',
      'incident.guides[1]: "none.md" is no page',
    ]);
  });
});
