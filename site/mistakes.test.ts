import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatProblems } from '#platform/base/common/problems';
import { testFolder } from '#platform/base/node/testPlugin';
import { checkContent } from './tasks';

type Mistake = Record<'name' | 'from' | 'to' | 'problem' | 'remedy', string>;

const { site, mistakes } = parse(readFileSync(path.join(__dirname, 'mistakes.yaml'), 'utf8')) as {
  site: Readonly<Record<string, string>>;
  mistakes: Readonly<Record<string, readonly Mistake[]>>;
};

const reportOn = async (files: Readonly<Record<string, string>>) =>
  formatProblems(await checkContent(testFolder(files)));

describe.each(Object.entries(mistakes))('a mistake in %s is reported:', (file, all) => {
  it.each(all)('$name', async ({ from, to, problem, remedy }) => {
    const text = site[file] ?? '';
    expect(text).toContain(from);
    expect(await reportOn({ ...site, [file]: text.replace(from, to) })).toBe(
      `1 content problem found:\n\n${file}\n  ${problem}\n    → ${remedy}`,
    );
  });
});

it('a site without mistakes passes', async () => {
  expect(await reportOn(site)).toBe('0 content problems found:');
});
