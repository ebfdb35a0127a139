// `npm run make -- release 2026`: freezes the built data of the catalog under an address of its own, with checksums.
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CATALOG_FILES, CATALOG_ROUTE } from '../features/catalog/common/route';
import { ROOT, stop } from './lib/command';

const year = process.argv[2] ?? '';
const target = path.join(ROOT, 'static', CATALOG_ROUTE, 'releases', year);
const source = path.join(ROOT, 'build', CATALOG_ROUTE);
if (!/^\d{4}$/.test(year)) {
  stop('Name the year of the release, for example: npm run make -- release 2026');
}
if (existsSync(target)) {
  stop(`The release of ${year} exists. Releases never change; make a correction in the next one.`);
}
const files = Object.values(CATALOG_FILES).filter((file) => file.startsWith('v2/'));
const missing = files.filter((file) => !existsSync(path.join(source, file)));
if (missing.length > 0) {
  stop(`${missing.join(', ')} missing in build/. Run "npm run build" first.`);
}
mkdirSync(target, { recursive: true });
const sums = files.map((file) => {
  const name = path.basename(file);
  copyFileSync(path.join(source, file), path.join(target, name));
  const sum = createHash('sha256')
    .update(readFileSync(path.join(target, name)))
    .digest('hex');
  return `${sum}  ${name}\n`;
});
writeFileSync(path.join(target, 'SHA256SUMS'), sums.join(''));
console.log(`The release of ${year} is in ${path.relative(ROOT, target)}. Commit it.`);
