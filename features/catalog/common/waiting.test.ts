import { expect, it } from 'vitest';
import { survivalAt } from './waiting';

it('says what was gone, what was up, and of which incidents that isn’t known', () => {
  const incidents = [
    { least: 2, most: 2 },
    { least: 0, most: 48 },
    { least: 30, most: 30 },
  ];
  expect(survivalAt(incidents, 24)).toEqual({ gone: 1, unclear: 1, up: 1 });
  expect(survivalAt(incidents, 48)).toEqual({ gone: 3, unclear: 0, up: 0 });
  expect(survivalAt(incidents, 0)).toEqual({ gone: 0, unclear: 1, up: 2 });
});
