import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseContentFile, readContentFiles, type ContentFile } from '../content-checks/files';
import { checkFrontMatter } from '../content-checks/check';
import { frontMatterSchemas } from '../content-checks/schemas';
import { buildDay } from '../shared/dates';
import { validate } from '../shared/validate';
import { checkIncidents } from './rules';
import { incidentSchema, type Incident } from './schema';

const FOLDER = 'docs/community/tags/security-and-compliance/publications/catalog';

const incident = (over: object = {}): object => ({
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
  file = `${FOLDER}/2024/x.md`,
): ContentFile => ({ kind: 'doc', file, frontMatter, body: '', bodyOffset: 0 });

/** What an author reads of a wrong field: place, reason, remedy. */
const schemaMessages = (over: object) =>
  validate(incidentSchema, incident(over), 'x.md').problems.map(
    ({ field, reason, remedy }) => `${field}: ${reason} → ${remedy}`,
  );

const ruleMessages = (...files: ContentFile[]) =>
  checkIncidents(files, '2026-11-21').map(
    ({ field, reason, remedy }) => `${field}: ${reason} → ${remedy}`,
  );

describe('incidentSchema', () => {
  it.each(['2024', '2024-03', '2024-03-28'])('accepts the date %s', (date) => {
    expect(schemaMessages({ date })).toEqual([]);
  });

  it.each(['2024-13', '2024-02-30', '24', 'spring 2024', ''])('refuses the date %j', (date) => {
    expect(schemaMessages({ date })).toEqual([
      `date: "${date}" is not a date of the calendar → Write "2024", "2024-03" or "2024-03-28".`,
    ]);
  });

  it('refuses a date without quotes, which YAML makes a timestamp or a number of', () => {
    const message = 'date: is not a date → Write it in quotes: "2024", "2024-03" or "2024-03-28".';
    expect(schemaMessages({ date: 2024 })).toEqual([message]);
    expect(schemaMessages({ date: new Date() })).toEqual([message]);
  });

  it('refuses an unknown type', () => {
    expect(schemaMessages({ types: ['bad'] })).toEqual([
      'types[0]: "bad" is not a known type of compromise → Use one of plugins/catalog/vocabulary.ts, or add it there.',
    ]);
  });

  it('refuses an unknown ecosystem', () => {
    expect(schemaMessages({ ecosystems: ['npm', 'nowhere'] })).toEqual([
      'ecosystems[1]: "nowhere" is not a known ecosystem → Use one of plugins/catalog/vocabulary.ts, or add it there.',
    ]);
  });

  it('refuses a reference without a title', () => {
    expect(schemaMessages({ references: [{ url: 'https://example.org/' }] })).toEqual([
      'references[0].title: is missing → Write it as text.',
    ]);
  });

  it('refuses a link without https', () => {
    const references = [{ title: 'A report', url: 'http://example.org' }];
    expect(schemaMessages({ references })).toEqual([
      'references[0].url: "http://example.org" is not an https address → Write the whole address, starting with https://; for a page that answers to http alone, link its copy in the Internet Archive.',
    ]);
  });

  it('refuses empty lists, long reasons and unknown fields, all in one report', () => {
    expect(
      schemaMessages({
        targets: [],
        slsa: [{ threat: 'A', reason: 'x'.repeat(201) }],
        attack: [{ technique: 'T1', reason: 'x' }],
        added: '21 November 2026',
        surprise: 1,
      }),
    ).toMatchInlineSnapshot(`
      [
        "targets: is empty → Fill it, or remove the field if it is optional.",
        "slsa[0].reason: is too long → Give the reason in one line of 200 characters.",
        "attack[0].technique: "T1" is not a known ATT&CK technique → Use one of plugins/catalog/vocabulary.ts, or add it there.",
        "added: is not a day of the calendar → Write it as "YYYY-MM-DD".",
        "surprise: is not a known field → Remove "surprise", or correct its spelling.",
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
    expect(ruleMessages(page({}))).toEqual([
      'incident: is missing → Describe the incident; plugins/catalog/schema.ts explains each field.',
    ]);
    expect(ruleMessages(page({ incident: incident() }, 'docs/a.md'))).toEqual([
      'incident: stands on a page outside the catalogue → Move the page into a year folder of the catalogue, or remove the field.',
    ]);
  });

  it('refuses dates in the future', () => {
    const wrong = incident({ date: '2027', added: '2026-11-22' });
    expect(ruleMessages(page({ incident: wrong }, `${FOLDER}/2027/x.md`))).toEqual([
      'incident.date: "2027" lies in the future → Correct the date.',
      'incident.added: "2026-11-22" lies in the future → Correct the date.',
    ]);
  });

  it('refuses a date of another year than the folder', () => {
    expect(ruleMessages(page({ incident: incident({ date: '2023-05' }) }))).toEqual([
      'incident.date: "2023-05" is not of the year of the folder, 2024 → Move the file into the folder 2023, or correct the date.',
    ]);
  });

  it('refuses guides that do not exist', () => {
    const wrong = incident({ guides: ['a.md', 'none.md'] });
    expect(
      ruleMessages(page({ incident: wrong }), {
        ...page({}, 'docs/a.md'),
        body: '<GuideIncidents />',
      }),
    ).toEqual([
      'incident.guides[1]: "none.md" is no page → Write the path of a page below docs/, with its extension.',
    ]);
  });

  it('wants the list of incidents on the pages that incidents name, and only there', () => {
    const named = page({ incident: incident({ guides: ['a.md'] }) });
    expect(ruleMessages(named, page({}, 'docs/a.md'))).toEqual([
      '<GuideIncidents />: is missing → An incident names this page as a guide: add the line under a heading before "Where to go next".',
    ]);
    expect(ruleMessages({ ...page({}, 'docs/a.md'), body: '<GuideIncidents />' })).toEqual([
      '<GuideIncidents />: stands on a page that no incident names → Remove it with its heading, or name the page in the `guides` of an incident.',
    ]);
  });

  it('refuses an id that another entry has, in whatever case', () => {
    const old = page({ incident: incident({ date: '2019' }) }, `${FOLDER}/2019/Pear.md`);
    const recent = page({ incident: incident() }, `${FOLDER}/2024/pear.md`);
    expect(ruleMessages(old, recent)).toEqual([
      `id: "pear" is the id of ${FOLDER}/2019/Pear.md too → Give the file another name, for example with the year.`,
    ]);
  });
});

describe('the template of an entry', () => {
  it('passes every check when it is copied into the folder of its year', async () => {
    const file = `${FOLDER}/2024/new-entry.md`;
    const parsed = await parseContentFile(
      'doc',
      file,
      readFileSync(`${FOLDER}/_template.md`, 'utf8'),
    );
    if (!('content' in parsed)) {
      throw new Error(parsed.problem.reason);
    }
    const { files } = await readContentFiles('.');
    const schemas = frontMatterSchemas({ docTags: [], blogTags: [], authors: [] });
    expect(checkFrontMatter([parsed.content], schemas)).toEqual([]);
    expect(checkIncidents([...files, parsed.content], buildDay())).toEqual([]);
  });

  it('shows every field', async () => {
    const parsed = await parseContentFile(
      'doc',
      'x',
      readFileSync(`${FOLDER}/_template.md`, 'utf8'),
    );
    const fields = 'content' in parsed ? parsed.content.frontMatter.incident : {};
    expect(Object.keys(fields as Incident).sort()).toEqual(
      Object.keys(incidentSchema.shape).sort(),
    );
  });
});
