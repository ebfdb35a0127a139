import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { CATALOG_ROUTE } from '../common/route';

const FOLDER = path.join('static', CATALOG_ROUTE, 'releases');

describe.each(readdirSync(FOLDER))('the release of %s', (year) => {
  const read = (name: string) => readFileSync(path.join(FOLDER, year, name));
  const sums = read('SHA256SUMS')
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split('  ') as [sum: string, name: string]);

  it('has the bytes of its checksums, and no other files', () => {
    const found = readdirSync(path.join(FOLDER, year)).filter((name) => name !== 'SHA256SUMS');
    expect(sums.map(([, name]) => name).sort()).toEqual(found.sort());
    expect(
      sums.filter(([sum, name]) => createHash('sha256').update(read(name)).digest('hex') !== sum),
    ).toEqual([]);
  });

  it('is valid against its own schema', () => {
    const ajv = new Ajv2020({ strict: true });
    addFormats(ajv);
    const validates = ajv.compile(JSON.parse(read('incidents.schema.json').toString()) as object);
    validates(JSON.parse(gunzipSync(read('incidents.json.gz')).toString()));
    expect(validates.errors).toBeNull();
  });

  it('is on the page about the data, with each of its files', () => {
    const page = readFileSync(`docs${CATALOG_ROUTE}data.md`, 'utf8');
    const missing = [...sums.map(([, name]) => name), 'SHA256SUMS'].filter(
      (name) => !page.includes(`pathname://${CATALOG_ROUTE}releases/${year}/${name})`),
    );
    expect(missing).toEqual([]);
  });
});
