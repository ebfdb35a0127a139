import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseContentFile, readContentFiles } from '#platform/content/node/contentFiles';
import type { ContentFile } from '#platform/content/common/contentFile';
import { checkFrontMatter } from '#platform/content/node/check';
import { frontMatterSchemas } from '#platform/content/common/schemas';
import { buildDay } from '#platform/base/node/reproducible';
import { ContentError } from '#platform/base/common/problems';
import { validate } from '#platform/base/common/validate';
import { checkCollection } from '#platform/collections/node/contribution';
import { testPage, testSite } from '#platform/content/node/testSite';
import { withCollections } from '#platform/feature';
import { catalog as feature } from '..';
import { incidents } from './collection';
import { checkIncidents } from './rules';
import { testIncident } from './testCatalog';
import { NOTHING_BESIDE } from './records';
import { incidentSchema, type Incident } from '../common/schema';

const FOLDER = 'docs/community/tags/security-and-compliance/publications/catalog';

const REPORT = { title: 'A report', url: 'https://example.org/report', type: 'primary' };

const disclosed = (date: unknown) => ({ dates: { disclosed: { date } } });

const page = (frontMatter: ContentFile['frontMatter'], file = `${FOLDER}/2024/x.md`) =>
  testPage('', { file, frontMatter });

/** What an author reads about a wrong field: place, reason, remedy. */
const schemaMessages = (over: object) =>
  validate(incidentSchema, testIncident(over), 'x.md').problems.map(
    ({ field, reason, remedy }) => `${field}: ${reason} → ${remedy}`,
  );

const ruleMessages = (...files: ContentFile[]) =>
  checkIncidents(files, '2026-11-21').map(
    ({ field, reason, remedy }) => `${field}: ${reason} → ${remedy}`,
  );

describe('incidentSchema', () => {
  it.each(['2024-13', '2024-02-30', '24', 'spring 2024', ''])('refuses the date %j', (date) => {
    expect(schemaMessages(disclosed(date))).toEqual([
      `dates.disclosed.date: "${date}" is not a calendar date → Write "2024", "2024-03", or "2024-03-28".`,
    ]);
  });

  it('refuses a date without quotes, which YAML reads as a timestamp or a number', () => {
    const message =
      'dates.disclosed.date: is not a date → Write it in quotes: "2024", "2024-03", or "2024-03-28".';
    expect(schemaMessages(disclosed(2024))).toEqual([message]);
    expect(schemaMessages(disclosed(new Date()))).toEqual([message]);
  });

  it('says what is wrong with a field, and what to do', () => {
    const control = (id: string) => ({ id, how: 'prevent', at: 'producer', reason: 'It helps.' });
    const controls = (...ids: string[]) => ({ controls: ids.map(control) });
    expect(schemaMessages(controls('CNSC-1', 'CNSC-2'))).toEqual([]);
    const wrong = [
      controls('MFA'),
      controls('CNSC-1', 'CNSC-1'),
      controls('CNSC-1', 'CNSC-2', 'CNSC-3', 'CNSC-4', 'CNSC-5', 'CNSC-6'),
      { controls: [{ ...control('CNSC-1'), how: 'stop', at: 'me' }] },
      { ecosystems: ['npm', 'nowhere'] },
      { references: [{ ...REPORT, title: undefined }] },
      { references: [{ ...REPORT, url: 'http://example.org/report' }] },
      { references: [{ ...REPORT, url: 'https://example.org/' }] },
      { packages: [{ purl: 'npm/left-pad' }] },
      { packages: [{ purl: 'pkg:vscode-extension/Publisher/theme' }] },
      { packages: [{ purl: 'pkg:npm/left-pad', range: '>= 1.0, < 2.0' }] },
      { packages: [{ purl: 'pkg:npm/left-pad', range: 'vers:npm/*', versions: 'none' }] },
      { identifiers: ['CVE-2024-3094 (xz)'] },
      { identifiers: 'unknown' },
      { exposure: { start: '2024-03-28 16:26' } },
    ];
    expect(wrong.flatMap(schemaMessages)).toMatchInlineSnapshot(`
      [
        "controls[0].id: "MFA" is not a control → Write the number of one in the Controls Catalog, for example CNSC-191.",
        "controls: names a control twice → Keep one of the two, with the stronger reason.",
        "controls: names more than 5 controls → Keep the strongest 5.",
        "controls[0].how: "stop" is not a known effect of a control → Use one of data/catalog/vocabulary.json, or add it there.",
        "controls[0].at: "me" is not a known place of a control → Use one of data/catalog/vocabulary.json, or add it there.",
        "ecosystems[1]: "nowhere" is not a known ecosystem → Use one of data/catalog/vocabulary.json, or add it there.",
        "references[0].title: is missing → Add it, with a text.",
        "references[0].url: "http://example.org/report" is not an https address → Write the whole address, starting with https://; for a page that only answers to http, link its copy in the Internet Archive.",
        "references[0].url: "https://example.org/" is a home page → Link the page that reports on the incident.",
        "packages[0].purl: "npm/left-pad" is not a package URL → Write it as pkg:type/namespace/name@version, for example pkg:npm/%40solana/web3.js.",
        "packages[0].purl: "pkg:vscode-extension/Publisher/theme" names an extension in another way than its registry → Write pkg:chrome-extension/ID or pkg:vscode-extension/publisher/name in small letters, with the qualifier repository_url for Open VSX.",
        "packages[0].range: ">= 1.0, < 2.0" is not a version range → Write it as vers:npm/1.2.3|1.2.4, vers:pypi/>=1.0|<1.5 or vers:npm/* for all versions.",
        "packages[0].versions: is "none" beside a range → Remove one of the two.",
        "identifiers[0]: "CVE-2024-3094 (xz)" has words beside the identifier → Write only the identifier, for example CVE-2024-3094.",
        "identifiers: is neither a list nor "none assigned" → List the identifiers, or write: identifiers: none assigned.",
        "exposure.start: "2024-03-28 16:26" is not a time → Write "2024", "2024-03", "2024-03-28", or "2024-03-28T16:26" in UTC.",
      ]
    `);
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
        "attack[0].technique: "T1" is not a known ATT&CK technique → Use one of data/catalog/vocabulary.json, or add it there.",
        "added: "21 November 2026" is not a calendar day → Write it as "YYYY-MM-DD", for example "2027-03-15".",
        "surprise: is not a known field → Remove "surprise", or correct its spelling.",
      ]
    `);
  });
});

describe('checkIncidents', () => {
  it('refuses dates in the future', () => {
    const wrong = testIncident({ ...disclosed('2027'), added: '2026-11-22' });
    expect(ruleMessages(page({ incident: wrong }, `${FOLDER}/2027/x.md`))).toEqual([
      'incident.dates.disclosed: "2027" is in the future → Correct the date.',
      'incident.added: "2026-11-22" is in the future → Correct the date.',
    ]);
  });

  it('refuses a date of another year than the folder', () => {
    expect(ruleMessages(page({ incident: testIncident(disclosed('2023-05')) }))).toEqual([
      'incident.dates.disclosed: "2023" is not the year of the folder, 2024 → Move the file into the folder 2023, or correct the date; if the page is published already, write "filed: 2024".',
    ]);
    expect(
      ruleMessages(page({ incident: testIncident({ ...disclosed('2023-05'), filed: 2024 }) })),
    ).toEqual([]);
  });

  it('refuses a kind of date that the entry does not give', () => {
    expect(ruleMessages(page({ incident: testIncident({ dateKind: 'detected' }) }))).toEqual([
      'incident.dateKind: names "detected", and that date is missing → Add incident.dates.detected, or name a date that is there.',
    ]);
  });

  it('holds the rules of dates and guides although other fields have problems', () => {
    const wrong = testIncident({ ...disclosed('2023-05'), guides: ['none.md'], nature: 'odd' });
    expect(checkIncidents([page({ incident: wrong })], '2026-11-21')).toMatchObject([
      { field: 'incident.dates.disclosed' },
      { field: 'incident.guides[0]' },
    ]);
  });

  it('refuses a day of exploitation for a number that the entry does not name', () => {
    const day = { knownExploited: { 'CVE-2024-3094': '2024-04-01' } };
    expect(ruleMessages(page({ incident: testIncident(day) }))).toEqual([
      'incident.knownExploited.CVE-2024-3094: "CVE-2024-3094" is not among the identifiers → Add it to incident.identifiers, or correct it.',
    ]);
    expect(
      ruleMessages(page({ incident: testIncident({ ...day, identifiers: ['CVE-2024-3094'] }) })),
    ).toEqual([]);
  });

  it('refuses related entries that do not exist, and the entry itself', () => {
    expect(ruleMessages(page({ incident: testIncident({ related: ['none', 'x'] }) }))).toEqual([
      'incident.related[0]: "none" is not an entry → Write the id of another entry: the name of its file without ".md".',
      'incident.related[1]: is the entry itself → Write the id of another entry: the name of its file without ".md".',
    ]);
  });

  it('refuses guides that do not exist', () => {
    const wrong = testIncident({ guides: ['a.md', 'none.md'] });
    expect(
      ruleMessages(page({ incident: wrong }), {
        ...page({}, 'docs/a.md'),
        body: '## Incidents this would have stopped or limited\n\n<GuideIncidents />',
      }),
    ).toEqual([
      'incident.guides[1]: "none.md" is not a page → Write the path of a page below docs/, with its extension.',
    ]);
  });

  it('requires the list of incidents on the pages that incidents name, and only there', () => {
    const named = page({ incident: testIncident({ guides: ['a.md'] }) });
    expect(ruleMessages(named, page({}, 'docs/a.md'))).toEqual([
      expect.stringMatching(
        /^<GuideIncidents \/>: is missing → .*the field `guides` of an incident/,
      ),
    ]);
    expect(ruleMessages({ ...page({}, 'docs/a.md'), body: '<GuideIncidents />' })).toEqual([
      expect.stringContaining('<GuideIncidents />: is on a page that no incident names'),
    ]);
  });

  it('says nothing about what names an entry that cannot be read', () => {
    const naming = page({ incident: testIncident({ related: ['y'], guides: ['a.md'] }) });
    const broken = page({ incident: testIncident({ nature: 'nope' }) }, `${FOLDER}/2024/y.md`);
    expect(ruleMessages(naming, broken, page({}, 'docs/a.md'))).toEqual([]);
    const only = [page({ incident: testIncident({ related: ['y'] }) })];
    expect(checkIncidents(only, '2026-11-21', NOTHING_BESIDE, 2)).toEqual([]);
    expect(checkIncidents(only, '2026-11-21', NOTHING_BESIDE, 1)).toHaveLength(1);
  });
});

describe('the collection of incidents', () => {
  const problems = (...files: ContentFile[]) =>
    checkCollection(incidents, testSite({ files })).map(
      ({ field, reason }) => `${field}: ${reason}`,
    );

  it('has the field on pages in the folders of years, and only there', () => {
    expect(problems(page({}))).toEqual(['incident: is missing']);
    expect(problems(page({ incident: testIncident() }, 'docs/a.md'))).toEqual([
      `incident: is on a page outside ${FOLDER}/`,
    ]);
  });

  it('refuses an id that another incident has, in upper or lower case', () => {
    const old = page({ incident: testIncident(disclosed('2019')) }, `${FOLDER}/2019/Pear.md`);
    const recent = page({ incident: testIncident() }, `${FOLDER}/2024/pear.md`);
    expect(problems(old, recent)).toEqual([
      `incident.id: the id "pear" is taken by ${FOLDER}/2019/Pear.md`,
    ]);
  });
});

describe('the template of an incident', () => {
  it('passes every check when it is copied into the folder of its year', async () => {
    const file = `${FOLDER}/2024/new-entry.md`;
    const text = readFileSync(`${FOLDER}/_template.md`, 'utf8');
    const { value: page, problems } = parseContentFile('doc', file, text);
    if (page === undefined) {
      throw new ContentError(problems);
    }
    const { files } = await readContentFiles('.');
    const schemas = frontMatterSchemas({ docTags: [], blogTags: [], authors: [] }, [
      { doc: { incident: incidentSchema } },
    ]);
    expect(checkFrontMatter([page], schemas)).toEqual([]);
    expect(checkIncidents([...files, page], buildDay())).toEqual([]);
  });

  it('shows every field', () => {
    const text = readFileSync(`${FOLDER}/_template.md`, 'utf8');
    const fields = parseContentFile('doc', 'x', text).value?.frontMatter.incident;
    expect(Object.keys(fields as Incident).sort()).toEqual(
      Object.keys(incidentSchema.shape).sort(),
    );
  });
});

describe('what the site needs to know about a page of the catalog', () => {
  const catalog = withCollections(feature);
  const frontMatter = {
    incident: testIncident({
      ...disclosed('2024-03-29'),
      identifiers: ['CVE-2024-3094'],
      packages: [{ purl: 'pkg:github/tukaani-project/xz' }],
      targets: ['xz'],
    }),
  };

  it('names by which readers look for an incident, and none for other pages', () => {
    expect(catalog.search?.keywords?.(frontMatter)).toEqual([
      'xz',
      'CVE-2024-3094',
      'pkg:github/tukaani-project/xz',
      'Negligence',
      'npm',
      'March 29, 2024',
    ]);
    expect(catalog.search?.keywords?.({ title: 'Duties' })).toEqual([]);
  });

  it('that an incident describes itself, and other pages do not', () => {
    expect(catalog.itemPage?.(frontMatter)).toEqual({ describesItself: true });
    expect(catalog.itemPage?.({ title: 'Duties' })).toBeUndefined();
  });
});
