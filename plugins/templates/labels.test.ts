import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import * as z from 'zod';

/** A label as GitHub takes it: https://docs.github.com/en/rest/issues/labels#create-a-label */
const label = z.strictObject({
  name: z.string().min(1).max(50),
  color: z.string().regex(/^[0-9a-f]{6}$/),
  description: z.string().min(1).max(100),
});

it('the label file holds labels that GitHub takes, with the two names newcomers look for', () => {
  const labels = z.array(label).parse(parse(readFileSync('templates/labels.yml', 'utf8')));
  expect(labels.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['good first issue', 'help wanted']),
  );
});
