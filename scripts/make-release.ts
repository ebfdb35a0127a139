// `npm run make -- release 2027-q1`: freezes the built data of the catalog under an address of its own, with checksums.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CATALOG_FILES, CATALOG_ROUTE } from '#features/catalog/common/route';
import type { CatalogDocument } from '#features/catalog/common/schema';
import { toCff, toZenodo } from '#features/catalog/node/exports';
import { ROOT, stop } from './lib/command';
import { toJson } from '../platform/base/common/json';

/** What a release keeps of the build; every other format can be made of these. */
const RELEASED = [CATALOG_FILES.json, CATALOG_FILES.csv, CATALOG_FILES.schema] as const;
/** Files above this size in bytes are compressed. */
const LARGE = 100_000;

const release = process.argv[2] ?? '';
const target = path.join(ROOT, 'static', CATALOG_ROUTE, 'releases', release);
const source = path.join(ROOT, 'build', CATALOG_ROUTE);
if (!/^\d{4}-q[1-4]$/.test(release)) {
  stop('Name the quarter of the release, for example: npm run make -- release 2027-q1');
}
if (existsSync(target)) {
  stop(
    `The release of ${release} exists. Releases never change; make a correction in the next one.`,
  );
}
const missing = RELEASED.filter((file) => !existsSync(path.join(source, file)));
if (missing.length > 0) {
  stop(`${missing.join(', ')} missing in build/. Run "npm run build" first.`);
}
const document = JSON.parse(
  readFileSync(path.join(source, CATALOG_FILES.json), 'utf8'),
) as CatalogDocument;
const cited = {
  ...document,
  // The section of the page about the data that lists the files.
  url: `${document.url}data#release-${release}`,
  version: `${release} (${document.version})`,
};
const files = new Map<string, Uint8Array>([
  ...RELEASED.map((file): [string, Uint8Array] => [
    path.basename(file),
    readFileSync(path.join(source, file)),
  ]),
  ['CITATION.cff', Buffer.from(toCff(cited))],
  ['zenodo.json', Buffer.from(toJson(toZenodo(cited)))],
]);
mkdirSync(target, { recursive: true });
const sums = [...files].map(([file, bytes]) => {
  const isLarge = bytes.length > LARGE;
  const name = file + (isLarge ? '.gz' : '');
  const written = isLarge ? gzipSync(bytes, { level: 9 }) : bytes;
  writeFileSync(path.join(target, name), written);
  return `${createHash('sha256').update(written).digest('hex')}  ${name}\n`;
});
writeFileSync(path.join(target, 'SHA256SUMS'), sums.join(''));
console.log(
  `The release is in ${path.relative(ROOT, target)}. List its files on the page about the data under "Release ${release}", commit it, and tag the commit: git tag catalog-${release}`,
);
