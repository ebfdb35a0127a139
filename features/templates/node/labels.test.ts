import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

/** A name that is not made of emoji alone, which GitHub turns into text. */
const name = z
  .string()
  .min(1)
  .max(50)
  .regex(/[^\p{Extended_Pictographic}\uFE0F\u200D]/u);

/**
 * A label as both tools read it that the page names, neither of which takes other fields:
 * github-label-sync (https://github.com/Financial-Times/github-label-sync#label-config-file) and
 * EndBug/label-sync (https://github.com/EndBug/label-sync/blob/main/labelsync.schema.json). The
 * lengths are those of GitHub: https://docs.github.com/en/rest/issues/labels#create-a-label
 */
const label = z.strictObject({
  name,
  color: z.string().regex(/^[0-9a-f]{6}$/),
  // GitHub stores no characters of four bytes in descriptions.
  description: z
    .string()
    .min(1)
    .max(100)
    .regex(/^[^\u{10000}-\u{10FFFF}]*$/u),
  aliases: z.array(name).optional(),
});

const labels = z.array(label).safeParse(parse(readFileSync('templates/labels.yml', 'utf8')));

describe('the label file', () => {
  it('is a list that label sync tools take', () => {
    expect(labels.error?.issues ?? []).toEqual([]);
    expect(labels.data).not.toHaveLength(0);
  });

  it('names each label once, whatever its case, as GitHub compares names', () => {
    const names = labels.data?.flatMap((one) => [one.name, ...(one.aliases ?? [])]) ?? [];
    expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(names.length);
  });

  it('has the two names that newcomers look for', () => {
    expect(labels.data?.map((one) => one.name)).toEqual(
      expect.arrayContaining(['good first issue', 'help wanted']),
    );
  });
});
