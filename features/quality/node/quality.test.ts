import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validate } from '../../../platform/base/common/validate';
import { measurementSchema, qualityFileSchema } from '../common/schema';

const measurement = {
  name: 'Links',
  command: 'npm run check:links',
  date: '2026-11-21',
  commit: 'abc',
  machine: 'Node.js v24',
  figures: [{ what: 'Links checked', value: '1' }],
};

describe('measurements', () => {
  it('say what was measured, when, on what and how to repeat it', () => {
    expect(validate(measurementSchema, measurement, 'x').problems).toEqual([]);
    for (const field of Object.keys(measurement)) {
      const { problems } = validate(measurementSchema, { ...measurement, [field]: undefined }, 'x');
      expect(problems.map((problem) => problem.field)).toEqual([field]);
    }
  });

  it('that are published are of this form', () => {
    const published: unknown = JSON.parse(readFileSync('data/quality.json', 'utf8'));
    expect(validate(qualityFileSchema, published, 'data/quality.json').problems).toEqual([]);
  });
});
