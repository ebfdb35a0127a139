import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CATALOG_ROUTE } from '../common/route';

const FOLDER = path.join('static', CATALOG_ROUTE, 'releases');
const releases = existsSync(FOLDER) ? readdirSync(FOLDER) : [];

describe('the yearly releases', () => {
  it('still have their checksums', () => {
    const changed = releases.flatMap((year) =>
      readFileSync(path.join(FOLDER, year, 'SHA256SUMS'), 'utf8')
        .trim()
        .split('\n')
        .filter((line) => {
          const [sum, name = ''] = line.split('  ');
          const bytes = readFileSync(path.join(FOLDER, year, name));
          return createHash('sha256').update(bytes).digest('hex') !== sum;
        }),
    );
    expect(changed).toEqual([]);
  });
});
