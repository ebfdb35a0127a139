import { expect, it } from 'vitest';
import * as z from 'zod';
import { validate } from './validate';

const schema = z.array(
  z.strictObject({
    text: z.string(),
    many: z.array(z.string()).min(1),
    map: z.record(z.string(), z.string()),
    count: z.number(),
    yes: z.literal(true),
    either: z.boolean(),
  }),
);
const GOOD = { text: 'a', many: ['b'], map: {}, count: 1, yes: true, either: false };
const messageOn = (value: unknown) =>
  validate(schema, value, 'data.yaml').problems.map(
    ({ field, reason, remedy }) => `${field}: ${reason} → ${remedy}`,
  );

it.each([
  [{ text: 7 }, '[0].text: is not text → Write it as text; put numbers and days in quotes.'],
  [{ many: 'b' }, '[0].many: is not a list → Write one entry a line, each with a hyphen before'],
  [{ many: [] }, '[0].many: is empty → Fill it, or remove the field.'],
  [{ map: 'x' }, '[0].map: is not a group of fields → Write one entry a line, such as "name: '],
  [{ count: '1' }, '[0].count: is not a number → Write it in digits, without quotes.'],
  [{ yes: false }, '[0].yes: is not true → Write true, or remove the field.'],
  [
    { either: 'no' },
    '[0].either: is neither true nor false → Write one of the two, without quotes',
  ],
  [{ text: undefined }, '[0].text: is missing → Write it as text; put numbers and days in quotes.'],
])('tells a wrong type in plain words: %j', (over, message) => {
  expect(messageOn([{ ...GOOD, ...over }])).toEqual([expect.stringContaining(message)]);
});

it('tells a record that is none, and a file that is none, in plain words', () => {
  expect(messageOn(['a'])).toEqual([
    '[0]: is not a group of fields → Write one field a line, such as "name: value", indented.',
  ]);
  expect(messageOn(null)).toEqual([
    '(whole file): is not a list → Write one entry a line, each with a hyphen before it.',
  ]);
});
