// cspell:ignore titel
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatProblems } from '../../platform/base/common/problems';
import { checkContent } from '../../site/tasks';
import { ROOT } from './command';
import { KINDS } from './kinds';
import { answersTo } from './newContent';
import { perform, recipesOf } from './recipes';

const siteDir = mkdtempSync(path.join(tmpdir(), 'recipes-'));
const CONTENT = ['docs', 'blog', 'data', 'pages', 'templates', 'static', 'CONTRIBUTING.md'];
beforeAll(() => {
  for (const part of [...CONTENT, '.prettierignore', '.prettierrc.json']) {
    cpSync(path.join(ROOT, part), path.join(siteDir, part), { recursive: true });
  }
});
afterAll(() => {
  rmSync(siteDir, { recursive: true });
});

describe('CONTRIBUTING', () => {
  it('has a recipe for each kind', () => {
    const names = recipesOf(ROOT).map(([name]) => name);
    expect(names.sort()).toEqual(Object.keys(KINDS).sort());
  });

  // `npm run check -- recipes` builds the site with them.
  it('has recipes that the content check accepts as they are', async () => {
    await perform(siteDir);
    expect(formatProblems(await checkContent(siteDir))).toBe('0 content problems found:');
  });
});

const refused = async (kind: string, ...flags: string[]): Promise<string> => {
  const { message } = (await answersTo(KINDS[kind] ?? expect.fail(kind), flags, ROOT).then(
    () => expect.fail('It was accepted.'),
    (error: unknown) => error,
  )) as Error;
  return message;
};

describe('npm run new', () => {
  it('names every flag that is missing, with what it is for', async () => {
    expect(await refused('redirect')).toBe(
      `--from: is missing → Old address, as a route of this site.
--to: is missing → New address, as a route of this site.`,
    );
  });

  it.each([
    ['tag', ['--key', 'Office Hours'], '--key: "Office Hours" is not a slug → Use lower'],
    ['post', ['--tags', 'community,nope'], '--tags: "nope" is not one of them → Use '],
    ['event', ['--start', '2027-02-30'], '--start: "2027-02-30" is not a '],
    ['page', ['--titel', 'x'], "Unknown option '--titel'"],
  ])('refuses a wrong answer for a %s: %j', async (kind, flags, message) => {
    expect(await refused(kind, ...flags)).toContain(message);
  });

  it('gives no tag to a page that is not there', () => {
    const { draft } = KINDS.tag ?? expect.fail('no tag');
    for (const page of ['docs/projects/nope.md', 'pages/about/accessibility.md', 'docs/tags.yml']) {
      expect(() => draft({ page, key: 'x' }, ROOT)).toThrow(
        `${page} is no page or post. Name a file in docs/ or blog/ that exists.`,
      );
    }
  });

  it('leaves a page alone that is there', () => {
    const { draft } = KINDS.page ?? expect.fail('no page');
    expect(() => draft({ file: 'projects/index.md' }, ROOT)).toThrow(
      'docs/projects/index.md exists. Choose another name, or edit that file.',
    );
  });
});
