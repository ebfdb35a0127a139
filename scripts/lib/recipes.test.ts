import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { formatProblems } from '../../platform/base/common/problems';
import { checkContent } from '../../site/tasks';
import { ROOT } from './command';
import { KINDS } from './kinds';
import { answersTo, newCommandsIn, write } from './newContent';

const siteDir = mkdtempSync(path.join(tmpdir(), 'recipes-'));
const CONTENT = ['docs', 'blog', 'data', 'pages', 'templates', 'static', '.prettierignore'];
for (const part of [...CONTENT, '.prettierrc.json']) {
  cpSync(path.join(ROOT, part), path.join(siteDir, part), { recursive: true });
}
afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

const recipes = newCommandsIn(readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8'));
const kindOf = (name = '') => KINDS[name] ?? expect.fail(`There is no kind "${name}".`);

describe('CONTRIBUTING', () => {
  it('has a recipe for each kind', () => {
    expect(recipes.map(([name]) => name).sort()).toEqual(Object.keys(KINDS).sort());
  });

  it('has recipes that the content check accepts as they are', async () => {
    for (const [name, ...flags] of recipes) {
      const kind = kindOf(name);
      const draft = kind.draft(await answersTo(kind, flags, siteDir), siteDir);
      expect(await write(draft, siteDir)).not.toEqual([]);
    }
    expect(formatProblems(await checkContent(siteDir))).toBe('0 content problems found:');
  });
});
