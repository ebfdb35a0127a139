import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { textsOf } from '#platform/base/node/testPlugin';
import { toCff, toNavigatorLayer } from './exports';
import { toOfflineDatabase, toOsv } from './osv';
import { testDocument, testRecord } from './testCatalog';

const RECORD = testRecord('xz', {
  name: 'A & B: "100 %" {backdoor}',
  url: 'https://example.org/catalog/2024/xz',
  date: '2024-03-28',
  dates: { compromised: { date: '2024-02' }, disclosed: { date: '2024-03-28' } },
  dwellDays: { least: 1, most: 40 },
  packages: [
    { purl: 'pkg:npm/%40solana/web3.js', range: 'vers:npm/1.95.6|>=2.0.0|<2.1.0' },
    { purl: 'pkg:maven/org.apache/log4j-core', range: 'vers:maven/*' },
    { purl: 'pkg:npm/mariadb', range: 'vers:npm/<=1.0.2', scan: false },
    { purl: 'pkg:npm/unknown' },
    {
      purl: 'pkg:vscode-extension/publisher/extension?repository_url=https:%2F%2Fopen-vsx.org',
      range: 'vers:generic/4.0.1',
    },
    { purl: 'pkg:github/aquasecurity/trivy', range: 'vers:generic/v0.69.4' },
    {
      purl: 'pkg:github/aquasecurity/setup-trivy',
      range: 'vers:generic/>=0.2.0|<=0.2.6',
      action: true,
    },
    { purl: 'pkg:generic/handbrake@1.0.7' },
  ],
  packageList: { complete: true, date: '2026-11-20' },
  identifiers: [
    { id: 'CVE-2024-3094', kind: 'CVE' },
    { id: 'RHSA-1', kind: 'vendor' },
  ],
  attack: [{ technique: 'T1195.002', reason: 'It came in a release.' }],
  actors: [
    {
      name: 'Someone',
      kind: 'group',
      attributedBy: 'a company',
      source: 'https://example.org/who',
      confidence: 'moderate',
    },
  ],
});

const DOCUMENT = testDocument([RECORD, testRecord('leak', { nature: 'leak' })], '2026-11-22');

describe('toOsv', () => {
  const osv = toOsv(RECORD);

  it('names packages as their ecosystems do, with versions and ranges', () => {
    const named = osv?.affected?.map(({ package: one }) => Object.values(one ?? {}).join(' '));
    expect(named).toEqual([
      'npm @solana/web3.js pkg:npm/%40solana/web3.js',
      'Maven org.apache:log4j-core pkg:maven/org.apache/log4j-core',
      'VSCode:https://open-vsx.org publisher.extension pkg:vscode-extension/publisher/extension?repository_url=https:%2F%2Fopen-vsx.org',
      'GitHub Actions aquasecurity/setup-trivy pkg:github/aquasecurity/setup-trivy',
    ]);
    expect(osv?.affected?.map(({ ranges = [], versions }) => [...ranges, versions])).toEqual([
      [{ type: 'SEMVER', events: [{ introduced: '2.0.0' }, { fixed: '2.1.0' }] }, ['1.95.6']],
      [{ type: 'ECOSYSTEM', events: [{ introduced: '0' }] }, undefined],
      [['4.0.1']],
      [
        { type: 'ECOSYSTEM', events: [{ introduced: '0.2.0' }, { last_affected: '0.2.6' }] },
        undefined,
      ],
    ]);
  });

  it('takes no month for its first day: it was published when it was added', () => {
    const dates = { disclosed: { date: '2024-03' } };
    expect(toOsv({ ...RECORD, dates })).toMatchObject({
      published: '2026-11-21T00:00:00Z',
      database_specific: { disclosed: '2024-03' },
    });
  });

  it('refers to the numbers that OSV knows', () => {
    expect(osv?.related).toEqual(['CVE-2024-3094']);
  });

  it('has the records of OpenSSF as aliases, the time of the last change, and Debian for itself', () => {
    const changed = toOsv(
      {
        ...RECORD,
        identifiers: [
          { id: 'MAL-2025-1', kind: 'OSV' },
          { id: 'GHSA-x', kind: 'GHSA' },
        ],
        packages: [
          { purl: 'pkg:deb/debian/xz-utils', range: 'vers:deb/5.6.0-0.1' },
          { purl: 'pkg:deb/kali/xz-utils', range: 'vers:deb/5.6.0-0.1' },
        ],
      },
      '2026-11-28T20:12:43Z',
    );
    expect(changed).toMatchObject({
      modified: '2026-11-28T20:12:43Z',
      aliases: ['MAL-2025-1'],
      related: ['GHSA-x'],
    });
    expect(changed?.affected?.map(({ package: one }) => one?.purl)).toEqual([
      'pkg:deb/debian/xz-utils',
    ]);
  });

  it('lies in archives where OSV-Scanner looks for them', async () => {
    const archives = await toOfflineDatabase(osv ? [osv] : []);
    expect([...archives.keys()].sort()).toEqual(['Maven/all.zip', 'npm/all.zip']);
    const zip = archives.get('npm/all.zip') ?? new Uint8Array();
    expect(await textsOf(zip)).toEqual({ [`${osv?.id}.json`]: JSON.stringify(osv) });
  });

  it('leaves out incidents without a package that OSV knows', () => {
    expect(toOsv(testRecord('a', { packages: [{ purl: 'pkg:generic/a' }] }))).toBeUndefined();
  });
});

describe('toNavigatorLayer', () => {
  it('scores each technique with the number of its incidents, and opens its parent', () => {
    const layer = toNavigatorLayer(DOCUMENT) as { domain: string; techniques: object[] };
    expect(layer.domain).toBe('enterprise-attack');
    expect(layer.techniques).toEqual([
      { techniqueID: 'T1195', showSubtechniques: true },
      { techniqueID: 'T1195.002', score: 1, comment: RECORD.name },
    ]);
  });
});

describe('toCff', () => {
  it('has the fields that the format requires, and names the catalog', () => {
    expect(parseYaml(toCff(DOCUMENT))).toMatchObject({
      message: expect.any(String) as string,
      'cff-version': '1.2.0',
      title: DOCUMENT.title,
      authors: [{ name: 'Cloud Native Computing Foundation' }],
      version: DOCUMENT.version,
    });
  });
});
