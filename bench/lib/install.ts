import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run, stop } from '../../scripts/lib/command';

/**
 * Installs the packages that only benchmarks need, unless they are there.
 *
 * @param name of the folder in `bench/` with `package.json` and `package-lock.json`
 * @returns the folder in `.cache` with its `node_modules`
 */
export function install(name: string): string {
  const source = path.join(ROOT, 'bench', name);
  const target = path.join(ROOT, '.cache', `bench-${name}`);
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lock = 'package-lock.json';
  // npm writes its own list of packages last.
  const isWhole = existsSync(path.join(target, 'node_modules/.package-lock.json'));
  if (!isWhole || read(path.join(source, lock)) !== read(path.join(target, lock))) {
    mkdirSync(target, { recursive: true });
    for (const file of ['package.json', lock]) {
      cpSync(path.join(source, file), path.join(target, file));
    }
    if (!run('npm ci', {}, target)) {
      stop(`The packages of bench/${name} could not be installed.`);
    }
  }
  return target;
}
