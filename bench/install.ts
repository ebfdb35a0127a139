import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../scripts/lib/setup.mjs';

/**
 * Installs the packages that only one benchmark needs, unless they are there.
 *
 * @param name of the folder in `bench/` with `package.json` and `package-lock.json`
 * @param options of `npm ci`
 * @returns the folder in `.cache` with its `node_modules`
 */
export function install(name: string, options: readonly string[] = []): string {
  const source = path.join(ROOT, 'bench', name);
  const target = path.join(ROOT, '.cache', `bench-${name}`);
  const lock = (folder: string) => {
    const file = path.join(folder, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  // npm writes its own list of packages last.
  const isWhole = existsSync(path.join(target, 'node_modules/.package-lock.json'));
  if (isWhole && lock(source) === lock(target)) {
    return target;
  }
  mkdirSync(target, { recursive: true });
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(path.join(source, file), path.join(target, file));
  }
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', ...options], {
    cwd: target,
    stdio: 'inherit',
  });
  return target;
}
