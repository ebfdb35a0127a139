import { describe, expect, it } from 'vitest';
import { NO_PROGRESS, parseProgress, withEntry } from './progress';

describe('progress', () => {
  it('comes back from its JSON, with entries of criteria that are gone', () => {
    const progress = withEntry(
      withEntry(NO_PROGRESS, 'roadmap', { done: true, link: 'https://example.org/' }),
      'a-criterion-of-the-past',
      { note: 'Two\nlines' },
    );
    expect(parseProgress(JSON.stringify(progress))).toEqual(progress);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"version":1,"entries":{}}',
    '{"format":"cncf-project-readiness","version":2,"entries":{}}',
    '{"format":"cncf-project-readiness","version":1,"entries":{"a":{"done":"yes"}}}',
    `{"format":"cncf-project-readiness","version":1,"entries":{"a":{"note":"${'x'.repeat(2001)}"}}}`,
  ])('is nothing else: %s', (text) => {
    expect(parseProgress(text)).toBeUndefined();
  });

  it('keeps what a criterion is that is not met, and nothing else', () => {
    const started = withEntry(NO_PROGRESS, 'roadmap', { state: 'started', note: 'In March.' });
    expect(parseProgress(JSON.stringify(started))).toEqual(started);
    expect(withEntry(started, 'roadmap', { state: '' }).entries).toEqual({
      roadmap: { note: 'In March.' },
    });
    expect(parseProgress(JSON.stringify(started).replace('started', 'maybe'))).toBeUndefined();
  });

  it('leaves out what an entry no longer says', () => {
    const ticked = withEntry(NO_PROGRESS, 'roadmap', { done: true });
    expect(withEntry(ticked, 'roadmap', { note: 'x' }).entries).toEqual({
      roadmap: { done: true, note: 'x' },
    });
    expect(withEntry(ticked, 'roadmap', { done: false })).toEqual(NO_PROGRESS);
  });
});
