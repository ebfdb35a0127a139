import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { testFolder } from '#platform/base/node/testPlugin';
import { CATALOG_ROUTE } from '../common/route';
import { readReleases, toChanges, toJsonFeed, type Release } from './changes';
import { testDocument, testRecord } from './testRecord';

const release = (name: string, date: string, incidents: readonly object[]): Release => ({
  release: name,
  version: name,
  date,
  incidents: JSON.parse(JSON.stringify(incidents)) as Release['incidents'],
});

const PACKAGE = { purl: 'pkg:npm/coa', range: 'vers:npm/2.0.3' };

interface Changes {
  steps: { from: object; to: object; added: string[]; removed: string[]; changed: object[] }[];
}

describe('changes.json', () => {
  it('says what changed since a release, entry by entry and field by field', () => {
    const [kept, old] = [testRecord('kept'), testRecord('old', { packages: [PACKAGE] })];
    const { steps } = toChanges(
      testDocument([
        kept,
        {
          ...old,
          name: 'New name',
          packages: [{ ...PACKAGE, range: 'vers:npm/2.0.3|2.0.4' }],
          targets: ['other'],
        },
        testRecord('new'),
      ]),
      [release('2026', '2026-10-01', [kept, old, testRecord('gone')])],
    ) as Changes;
    expect(steps).toMatchObject([
      {
        from: { release: '2026', version: '2026', date: '2026-10-01' },
        to: { release: null, date: '2026-11-25' },
        added: ['new'],
        removed: ['gone'],
        changed: [
          {
            id: 'old',
            fields: [
              { field: 'name', before: old.name, after: 'New name' },
              { field: 'targets', added: ['other'], removed: old.targets },
              {
                field: 'packages',
                added: [{ ...PACKAGE, range: 'vers:npm/2.0.3|2.0.4' }],
                removed: [PACKAGE],
              },
            ],
          },
        ],
      },
    ]);
  });

  it('has a step from each release to the next, and says that an order changed', () => {
    const first = testRecord('a', { targets: ['x', 'y'] });
    const turned = { ...first, targets: ['y', 'x'] };
    const { steps } = toChanges(testDocument([turned]), [
      release('2026-q4', '2026-12-01', [first]),
      release('2027-q1', '2027-03-01', [turned]),
    ]) as Changes;
    expect(steps.map(({ changed }) => changed)).toEqual([
      [{ id: 'a', fields: [{ field: 'targets', before: ['x', 'y'], after: ['y', 'x'] }] }],
      [],
    ]);
  });

  it('takes no field that a release lacked for a change, as long as it is empty', () => {
    const before = { ...testRecord('a'), packageList: undefined, packages: undefined };
    const { steps } = toChanges(testDocument([testRecord('a')]), [
      release('2026', '2026-10-01', [before]),
    ]) as Changes;
    expect(steps[0]?.changed).toEqual([]);
  });
});

describe('readReleases', () => {
  it('reads the frozen data, the earliest first', () => {
    const siteDir = testFolder({ 'package.json': '{}' });
    expect(readReleases(siteDir)).toEqual([]);
    for (const [name, date] of [
      ['2026', '2026-11-23'],
      ['2026-q3', '2026-09-30'],
    ] as const) {
      const folder = path.join(siteDir, 'static', CATALOG_ROUTE, 'releases', name);
      mkdirSync(folder, { recursive: true });
      const text = JSON.stringify(testDocument([testRecord(`of-${name}`)], date));
      writeFileSync(path.join(folder, 'incidents.json.gz'), gzipSync(text));
    }
    expect(readReleases(siteDir)).toMatchObject([
      { release: '2026-q3', date: '2026-09-30', incidents: [{ id: 'of-2026-q3' }] },
      { release: '2026', incidents: [{ id: 'of-2026' }] },
    ]);
  });
});

describe('the feed of changes', () => {
  it('has an item for each new entry, and for each day on which one changed, the latest first', () => {
    const record = testRecord('a', {
      added: '2026-11-21',
      changes: [
        { date: '2026-11-24', change: 'Second.' },
        { date: '2026-11-23', change: 'First.' },
        { date: '2026-11-23', change: 'First again.' },
      ],
    });
    expect(toJsonFeed(testDocument([record]))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: 'https://example.org/catalog/feed.json',
      items: [
        { id: `${record.url}#changed-2026-11-24`, url: record.url, content_text: 'Second.' },
        { id: `${record.url}#changed-2026-11-23`, content_text: 'First.\nFirst again.' },
        { id: record.url, title: record.name, date_published: '2026-11-21T00:00:00Z' },
      ],
    });
  });
});
