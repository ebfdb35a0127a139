// `npm run make -- release 2026`: freezes the built data of the catalog under an address of its own, with checksums.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CATALOG_FILES, CATALOG_ROUTE } from '../features/catalog/common/route';
import { ROOT, stop } from './lib/command';

/** What a release keeps; every other format can be made of these. */
const RELEASED = [
  CATALOG_FILES.json,
  CATALOG_FILES.csv,
  CATALOG_FILES.schema,
  CATALOG_FILES.cff,
] as const;
/** Files above this size in bytes are compressed. */
const LARGE = 100_000;

const year = process.argv[2] ?? '';
const target = path.join(ROOT, 'static', CATALOG_ROUTE, 'releases', year);
const source = path.join(ROOT, 'build', CATALOG_ROUTE);
if (!/^\d{4}$/.test(year)) {
  stop('Name the year of the release, for example: npm run make -- release 2026');
}
if (existsSync(target)) {
  stop(`The release of ${year} exists. Releases never change; make a correction in the next one.`);
}
const missing = RELEASED.filter((file) => !existsSync(path.join(source, file)));
if (missing.length > 0) {
  stop(`${missing.join(', ')} missing in build/. Run "npm run build" first.`);
}
mkdirSync(target, { recursive: true });
const sums = RELEASED.map((file) => {
  const bytes = readFileSync(path.join(source, file));
  const isLarge = bytes.length > LARGE;
  const name = path.basename(file) + (isLarge ? '.gz' : '');
  const written = isLarge ? gzipSync(bytes, { level: 9 }) : bytes;
  writeFileSync(path.join(target, name), written);
  return `${createHash('sha256').update(written).digest('hex')}  ${name}\n`;
});
writeFileSync(path.join(target, 'SHA256SUMS'), sums.join(''));
console.log(`The release of ${year} is in ${path.relative(ROOT, target)}. Commit it.`);
