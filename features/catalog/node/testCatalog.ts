import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readContentFiles } from '#platform/content/node/contentFiles';
import type { AffectedList } from '../common/affected/match';
import type { CatalogDocument, IncidentRecord } from '../common/schema';
import { toAffectedList } from './affected';
import { docsOfFiles, loadBeside, toDocument, toRecords } from './records';

const CLASSIFIED = {
  nature: 'attack',
  vectors: ['account-takeover'],
  stages: ['dependency'],
  payloads: ['backdoor'],
  objectives: ['access'],
  discoveredBy: 'user',
  types: ['negligence'],
} satisfies Partial<IncidentRecord>;

/** A record for tests. */
export const testRecord = (id: string, over: Partial<IncidentRecord> = {}): IncidentRecord => ({
  id,
  name: id,
  summary: `About ${id}`,
  url: `https://example.org/catalog/${id}`,
  date: '2024',
  ...CLASSIFIED,
  targets: [id],
  ecosystems: ['npm'],
  dateKind: 'compromised',
  dates: { compromised: { date: '2024' }, disclosed: { date: '2024' } },
  notes: {},
  dwellDays: null,
  exposure: null,
  packages: [],
  packageList: null,
  markers: [],
  response: [],
  provenance: null,
  identifiers: [],
  impact: [],
  actors: [],
  slsa: [],
  attack: [],
  attackObjects: [],
  riskExplorer: [],
  guides: [],
  controls: [],
  related: [],
  independentSources: 1,
  references: [{ title: 'A report', url: 'https://example.org/report', type: 'primary' }],
  added: '2026-11-21',
  modified: '2026-11-21',
  reviewed: null,
  changes: [],
  ...over,
});

/** A catalog for tests. */
export const testDocument = (incidents: IncidentRecord[], date = '2026-11-25'): CatalogDocument =>
  toDocument(incidents, 'https://example.org/catalog/', date);

/** What authors write of an incident, for tests. */
export const testIncident = (over: object = {}): object => ({
  ...CLASSIFIED,
  targets: ['x'],
  ecosystems: ['npm'],
  dateKind: 'disclosed',
  dates: { disclosed: { date: '2024-03-28' } },
  identifiers: 'none assigned',
  references: [{ title: 'A report', url: 'https://example.org/report', type: 'primary' }],
  added: '2026-11-21',
  ...over,
});

/** The catalog of this site, as the plugin would publish it at `https://example.org/catalog/`. */
export async function siteDocument(): Promise<CatalogDocument> {
  const { files } = await readContentFiles('.');
  const docs = docsOfFiles(files).map((doc) => ({
    ...doc,
    permalink: doc.permalink.replace(/^.*\/catalog\//, '/catalog/'),
  }));
  return testDocument(toRecords(docs, 'https://example.org', loadBeside('.')));
}

const packageList = { complete: true, date: '2026-11-20' };

/** The text of a fixture, by the name of the file that it stands for. */
export const fixture = (name: string): string =>
  readFileSync(path.join(__dirname, 'fixtures', 'lockfiles', `${name}.txt`), 'utf8');

const withRanges = (ranges: Readonly<Record<string, string>>) =>
  Object.entries(ranges).map(([purl, range]) => ({ purl, range }));

/** A list of a few incidents. */
export const LIST: AffectedList = toAffectedList(
  testDocument([
    testRecord('takeovers', {
      payloads: ['credential-theft', 'cryptominer'],
      packages: [
        { purl: 'pkg:npm/%40example/web3.js', range: 'vers:npm/1.95.6|1.95.7' },
        { purl: 'pkg:npm/ua-parser-js@0.7.29' },
        { purl: 'pkg:npm/ua-parser-js@0.8.0' },
        { purl: 'pkg:npm/coa', range: 'vers:npm/2.0.3|2.0.4' },
        { purl: 'pkg:npm/rc', range: 'vers:npm/1.2.9', note: 'with a miner' },
      ],
      packageList,
    }),
    testRecord('typosquats', {
      packages: [
        { purl: 'pkg:npm/anything-goes', range: 'vers:npm/*' },
        { purl: 'pkg:pypi/colourama', range: 'vers:pypi/*' },
      ],
      packageList: { complete: false, date: '2026-11-19' },
    }),
    testRecord('sabotage', {
      nature: 'sabotage',
      packages: [{ purl: 'pkg:npm/sabotaged', range: 'vers:npm/9.2.2|>=11.0.0|<12.0.0' }],
      packageList,
    }),
    testRecord('python', {
      packages: [
        { purl: 'pkg:pypi/bad-package', range: 'vers:pypi/1.0.0' },
        { purl: 'pkg:pypi/ctx', range: 'vers:pypi/>=0.1.2-1' },
        { purl: 'pkg:pypi/requests', range: 'vers:pypi/2.99' },
        { purl: 'pkg:pypi/flask', scan: false },
      ],
      packageList,
    }),
    testRecord('others', {
      nature: 'vulnerability',
      packages: [
        ...withRanges({
          'pkg:golang/github.com/example/boltdb': 'vers:golang/v1.3.1',
          'pkg:golang/github.com/example/looked-at': 'vers:golang/v0.9.0',
          'pkg:golang/github.com/example/old': 'vers:golang/2.0.0',
          'pkg:cargo/rustdecimal': 'vers:cargo/1.23.1',
          'pkg:cargo/own-crate': 'vers:cargo/*',
          'pkg:composer/vendor/lang': 'vers:composer/2.1.0',
          'pkg:composer/vendor/dev-tool': 'vers:composer/*',
          'pkg:gem/bootstrap-sass': 'vers:gem/3.2.0.3',
          'pkg:gem/rest-client': 'vers:gem/>=1.6.10|<1.6.14',
          'pkg:gem/own-gem': 'vers:gem/*',
          'pkg:maven/org.example.logging/log-core': 'vers:maven/>=2.0-beta9|<2.3.1|>=2.4|<2.15.0',
        }),
        { purl: 'pkg:vscode-extension/example/theme?repository_url=https://open-vsx.org' },
        {
          purl: 'pkg:github/example-org/changed-files',
          range: 'vers:generic/<=45.0.7',
          action: true,
        },
      ],
      packageList,
    }),
  ]),
  'https://example.org',
  '/catalog/check',
);
