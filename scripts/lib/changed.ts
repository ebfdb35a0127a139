import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A check of what a change can break. */
export interface ChangeStep {
  name: string;
  command: string;
}

const CONTENT = /^(?:docs|blog|pages|data|templates|static|i18n)\//;
/** Where sentences are, and no code. */
export const PROSE = ['blog', 'data', 'docs', 'pages', 'CONTRIBUTING.md', 'README.md'];
const CODE = /\.(?:ts|tsx|mts|mjs|cjs|js)$/;

const git = (siteDir: string, ...args: string[]): string[] => {
  try {
    return execFileSync('git', args, { cwd: siteDir, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .filter(Boolean);
  } catch {
    // For example, there is no such branch.
    return [];
  }
};

/** Files that differ from the main branch, committed or not; those that are gone are left out. */
export function changedFiles(siteDir: string): string[] {
  const [base = 'HEAD'] = ['origin/main', 'main'].flatMap((branch) =>
    git(siteDir, 'merge-base', 'HEAD', branch),
  );
  const files = [
    ...git(siteDir, 'diff', '--name-only', base),
    ...git(siteDir, 'ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(files)].filter((file) => existsSync(path.join(siteDir, file))).sort();
}

/**
 * The quick checks of what changed. Whether the whole site still builds, and what browsers make of it, is
 * left to `npm test`.
 *
 * @param files paths relative to the project's folder
 */
export function stepsFor(files: readonly string[]): ChangeStep[] {
  const list = (some: readonly string[]) => some.map((file) => JSON.stringify(file)).join(' ');
  const code = files.filter((file) => CODE.test(file));
  const prose = files.filter((file) => PROSE.some((place) => file.split('/')[0] === place));
  const markdown = files.filter((file) => file.endsWith('.md'));
  const steps: readonly [needed: boolean, name: string, command: string][] = [
    [files.some((file) => CONTENT.test(file)), 'content', 'tsx scripts/check-content.ts'],
    [prose.length > 0, 'prose', `eslint --max-warnings 0 --no-warn-ignored ${list(prose)}`],
    [markdown.length > 0, 'markdown', `markdownlint-cli2 --no-globs ${list(markdown)}`],
    [true, 'spelling', `cspell --no-progress --quiet --no-must-find-files ${list(files)}`],
    [true, 'format', `prettier --check --ignore-unknown ${list(files)}`],
    [code.length > 0, 'types', 'tsc -b'],
    [code.length > 0, 'lint', `eslint --max-warnings 0 --no-warn-ignored ${list(code)}`],
    [code.length > 0, 'imports', 'depcruise platform features packages site'],
    [code.length > 0, 'unit-tests', `vitest related --run --passWithNoTests ${list(code)}`],
  ];
  return steps.flatMap(([isNeeded, name, command]) =>
    isNeeded && files.length > 0 ? [{ name, command }] : [],
  );
}
