import { describe, expect, it } from 'vitest';
import { belowFull } from './lighthouseReport';

describe('what costs points', () => {
  it('is each audit that counts and is not met, with its category and value', () => {
    const report = {
      categories: {
        seo: {
          score: 0.9,
          auditRefs: [
            { id: 'met', weight: 1 },
            { id: 'half', weight: 3 },
            { id: 'by-hand', weight: 1 },
            { id: 'counts-not', weight: 0 },
          ],
        },
      },
      audits: {
        met: { title: 'Met', score: 1 },
        half: { title: 'Links have text', score: 0.5, displayValue: '2 links' },
        'by-hand': { title: 'Look yourself', score: null },
        'counts-not': { title: 'Counts not', score: 0 },
      },
    };
    expect(belowFull(report)).toEqual(['seo, half: Links have text, 2 links']);
  });
});
